import { z } from 'zod';

/** RFC 9457 problem details; what every failed call answers with (`application/problem+json`). */
export const Problem = z.looseObject({
  type: z.string(),
  /** Short and stable; a toast's title. */
  title: z.string(),
  status: z.number().int(),
  /** What happened and what to do, in plain words; a toast's text. */
  detail: z.string().optional(),
  /** Stable machine-readable code, `<service>.<reason>`. */
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof Problem>;
