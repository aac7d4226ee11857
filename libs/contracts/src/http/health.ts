import { z } from 'zod';

/** `GET /health` of one service. 200 when every check is ok, else 503. */
export const SliceHealth = z.object({
  status: z.enum(['ok', 'failing']),
  service: z.string(),
  /** Of its build, where others have to know it. */
  version: z.string().optional(),
  checks: z.record(z.string(), z.object({ status: z.enum(['ok', 'failing']), detail: z.string().optional() })),
});
export type SliceHealth = z.infer<typeof SliceHealth>;

/** `GET /api/health` of the edge: 200 and `ok` only when every slice is healthy; 503 and `failing` names the others. */
export const SystemHealth = z.object({
  status: z.enum(['ok', 'failing']),
  failing: z.array(z.string()),
  slices: z.record(
    z.string(),
    z.object({
      status: z.enum(['ok', 'failing']),
      detail: z.string().optional(),
      /** Of a remote: the one that visitors get. */
      version: z.string().optional(),
      /** The one that a share of them (percent) gets, and for how many of the visitors who had it here it failed. */
      canary: z
        .object({ version: z.string(), share: z.number(), visitors: z.number().int(), failed: z.number().int() })
        .optional(),
      /** The last one that was taken back, and why. */
      withdrawn: z.object({ version: z.string(), at: z.string(), why: z.string() }).optional(),
    }),
  ),
});
export type SystemHealth = z.infer<typeof SystemHealth>;
