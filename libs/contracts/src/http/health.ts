import { z } from 'zod';

/** `GET /health` of one service. 200 when every check is ok, else 503. */
export const SliceHealth = z.object({
  status: z.enum(['ok', 'failing']),
  service: z.string(),
  checks: z.record(z.string(), z.object({ status: z.enum(['ok', 'failing']), detail: z.string().optional() })),
});
export type SliceHealth = z.infer<typeof SliceHealth>;

/** `GET /api/health` of the edge: 200 and `ok` only when every slice is healthy; 503 and `failing` names the others. */
export const SystemHealth = z.object({
  status: z.enum(['ok', 'failing']),
  failing: z.array(z.string()),
  slices: z.record(z.string(), z.object({ status: z.enum(['ok', 'failing']), detail: z.string().optional() })),
});
export type SystemHealth = z.infer<typeof SystemHealth>;
