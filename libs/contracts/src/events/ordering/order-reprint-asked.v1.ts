import { z } from 'zod';
import { defineEvent } from '../envelope';

/** Emitted when somebody at the board asked for an order's tickets to be printed again. */
export const OrderReprintAskedV1 = defineEvent(
  'ordering.order.reprint-asked.v1',
  z.object({
    orderId: z.string(),
    orderNumber: z.string(),
    shareId: z.string(),
    askedAt: z.iso.datetime(),
  }),
);
export type OrderReprintAskedV1 = z.infer<typeof OrderReprintAskedV1.schema>;
