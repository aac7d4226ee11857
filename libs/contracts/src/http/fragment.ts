import { z } from 'zod';

export * from './fragment-places';

/** The files in a remote's build that a page of its own loads, by the page's name. */
export const OwnPages = z.record(
  z.string(),
  z.object({
    scripts: z.array(z.string()).min(1),
    styles: z.array(z.string()),
    /** The words that it begins with, by the language: they run before the scripts. */
    texts: z.record(z.string(), z.array(z.string())).optional(),
  }),
);
export type OwnPages = z.infer<typeof OwnPages>;

/**
 * A remote's first view as HTML, made by the remote's own server: `GET
 * /fragments/menu/{shareId}?search={query}&framed=1&ui=de&languages=de,en` (`ui`: of the app's words; `languages`:
 * BCP 47
 * tags, the most wanted first), `GET /fragments/directory?search={query}&ui=de`. Answers 304 for a known
 * `If-None-Match`.
 */
export const Fragment = z.object({
  /** Of the page: 200, or 404 when there is no such thing. */
  status: z.union([z.literal(200), z.literal(404)]),
  /**
   * What most of it is in (BCP 47), where its server knows; the app's own words are in the language of the page's body.
   */
  lang: z
    .string()
    .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/i)
    .max(35)
    .optional(),
  /**
   * For the page's head: title, metadata, data blocks, preloads and `<style>` elements without attributes; no script
   * that runs.
   */
  head: z.string(),
  html: z.string(),
  /** JSON that the page's own app goes on from, without asking again. */
  state: z.unknown(),
  /**
   * The app that takes up what is drawn, in place: scripts in the remote's build. Absent where nothing of the view has
   * to be operated.
   */
  app: z
    .object({
      scripts: z
        .array(z.string().regex(/^[\w-]+(?:\.[\w-]+)*\.js$/))
        .min(1)
        .max(8),
    })
    .optional(),
  /** The remote's version that the HTML was made for, as in its `build.json`. */
  remoteVersion: z.string(),
  etag: z.string(),
});
export type Fragment = z.infer<typeof Fragment>;
