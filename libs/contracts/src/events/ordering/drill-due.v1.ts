import { z } from 'zod';
import { defineEvent } from '../envelope';

/** Emitted when a restaurant's opening drill begins, and again when its number is to be called. */
export const DrillDueV1 = defineEvent(
  'ordering.drill.due.v1',
  z.object({
    drillId: z.uuid(),
    shareId: z.string(),
    /** `messages`: on each confirmed channel. `call`: nobody was heard until now. */
    by: z.enum(['messages', 'call']),
    dueAt: z.iso.datetime(),
    /** When the restaurant opens. An answer is wanted before. */
    opensAt: z.iso.datetime(),
  }),
);
export type DrillDueV1 = z.infer<typeof DrillDueV1.schema>;
