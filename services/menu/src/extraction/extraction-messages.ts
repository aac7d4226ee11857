import { READERS } from '@chalkboard/contracts';
import { z } from 'zod';
import type { ReadRequest } from '../domain/reading/menu-reader';
import type { PageFound } from '../domain/reading/page-found';
import type { ReadProgress } from '../domain/reading/read-progress';
import type { ReadingOutcome } from '../domain/reading/reading-outcome';
import type { UnreadableFileCode } from '../domain/reading/reading.errors';

/** What a worker is told: to read files, and that it is its turn again. */
export type WorkerOrder = ReadRequest | 'go';

/**
 * What a worker tells the pool of a `ReadRequest`: any number of `progress`, `found` and `turn` (it waits for `go`),
 * then one of the others.
 */
export type WorkerMessage =
  | { readonly type: 'progress'; readonly progress: ReadProgress }
  | { readonly type: 'found'; readonly found: PageFound }
  | { readonly type: 'turn' }
  | { readonly type: 'done'; readonly outcome: ReadingOutcome }
  | { readonly type: 'unreadable'; readonly code: UnreadableFileCode }
  | { readonly type: 'fault'; readonly message: string };

const CODES: Readonly<Record<UnreadableFileCode, true>> = {
  'menu.corrupt_file': true,
  'menu.encrypted_pdf': true,
  'menu.image_too_large': true,
  'menu.too_many_pages': true,
  'menu.file_too_complex': true,
  'menu.reading_too_slow': true,
  'menu.no_text_found': true,
  'menu.no_items_found': true,
};

const Picture = z.object({
  page: z.int().positive(),
  width: z.int().positive(),
  height: z.int().positive(),
  file: z.string(),
});
/** The reading and its pages are large, and no path or id: of them only the outline is looked at. */
const OutcomeOutline = z.object({
  reading: z.object({ categories: z.array(z.unknown()), currency: z.string(), language: z.string() }),
  reader: z.enum(READERS),
  note: z.string().optional(),
  pages: z.array(z.object({ number: z.int().positive(), words: z.array(z.unknown()) })),
  pictures: z.array(Picture),
});

/** A worker has opened a stranger's file: its messages are parsed. */
export const WorkerMessage: z.ZodType<WorkerMessage> = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('progress'),
    progress: z.union([
      z.object({ stage: z.literal('reading'), pages: z.object({ done: z.int(), total: z.int() }) }),
      z.object({ stage: z.enum(['structuring', 'categorising', 'formatting']) }),
    ]),
  }),
  // What is kept of it is parsed then: a finding that cannot be shown must not end the reading.
  z.object({ type: z.literal('found'), found: z.custom<PageFound>((found) => z.object({}).safeParse(found).success) }),
  z.object({ type: z.literal('turn') }),
  z.object({
    type: z.literal('done'),
    outcome: z.custom<ReadingOutcome>((outcome) => OutcomeOutline.safeParse(outcome).success),
  }),
  z.object({
    type: z.literal('unreadable'),
    code: z.custom<UnreadableFileCode>((code) => typeof code === 'string' && Object.hasOwn(CODES, code)),
  }),
  z.object({ type: z.literal('fault'), message: z.string() }),
]);
