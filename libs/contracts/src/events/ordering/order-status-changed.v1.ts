import { z } from 'zod';
import { ORDER_ACTORS, ORDER_MEANS, ORDER_MOVES, ORDER_STATUSES } from '../../order-lifecycle';
import { defineEvent } from '../envelope';

/** Emitted when something was done to an order: another status, or another promised time under the same one. */
export const OrderStatusChangedV1 = defineEvent(
  'ordering.order.status-changed.v1',
  z.object({
    orderId: z.string(),
    orderNumber: z.string(),
    shareId: z.string(),
    move: z.enum(ORDER_MOVES),
    before: z.enum(ORDER_STATUSES),
    status: z.enum(ORDER_STATUSES),
    by: z.enum(ORDER_ACTORS),
    means: z.enum(ORDER_MEANS),
    /**
     * Of `link`: the order that the opened link was sent with, which may be another one of the same menu. Absent in
     * events of older versions.
     */
    linkOrderId: z.string().optional(),
    /** Why it was turned down or cancelled. */
    reason: z.string().optional(),
    promisedAt: z.iso.datetime().optional(),
    changedAt: z.iso.datetime(),
    /** Of a test order, which is counted in no statistics. */
    test: z.literal(true).optional(),
  }),
);
export type OrderStatusChangedV1 = z.infer<typeof OrderStatusChangedV1.schema>;
