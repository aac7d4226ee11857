import { z } from 'zod';

/** What every service tells of its part of an erasure. */
export const erasureFact = {
  requestId: z.uuid(),
  /** From 1; there are more where orders were still open at first. */
  part: z.number().int().min(1),
  /** How many records of each kind are gone, or name nobody any more. */
  counts: z.record(z.string(), z.number().int().nonnegative()),
  doneAt: z.iso.datetime(),
};
