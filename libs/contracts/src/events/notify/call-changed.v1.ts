import { z } from 'zod';
import { CALL_STATES } from '../../order-lifecycle';
import { defineEvent } from '../envelope';

/** Emitted when something became of the automatic call about an order; the last version counts. */
export const CallChangedV1 = defineEvent(
  'notify.call.changed.v1',
  z.object({
    callId: z.string(),
    orderId: z.string(),
    state: z.enum(CALL_STATES),
    /** Of `failed`: why, in words for the owner. */
    reason: z.string().optional(),
    changedAt: z.iso.datetime(),
  }),
);
export type CallChangedV1 = z.infer<typeof CallChangedV1.schema>;
