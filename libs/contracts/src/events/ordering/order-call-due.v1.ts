import { z } from 'zod';
import { defineEvent } from '../envelope';

/** Emitted when nobody had answered an order by the time at which its restaurant wants to be called. */
export const CallDueV1 = defineEvent(
  'ordering.order.call-due.v1',
  z.object({
    orderId: z.string(),
    orderNumber: z.string(),
    shareId: z.string(),
    placedAt: z.iso.datetime(),
    dueAt: z.iso.datetime(),
  }),
);
export type CallDueV1 = z.infer<typeof CallDueV1.schema>;
