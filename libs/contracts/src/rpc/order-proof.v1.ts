import { z } from 'zod';
import { ORDER_TYPES } from '../http/orders';
import { ORDER_STATUSES } from '../order-lifecycle';

/** What an order proves of who reviews it: that it was, where and when. Nothing of who ordered. */
export const OrderProof = z.object({
  orderId: z.string(),
  shareId: z.string(),
  /** As the menu has it now; null where it is gone. */
  restaurantName: z.string().nullable(),
  orderType: z.enum(ORDER_TYPES),
  status: z.enum(ORDER_STATUSES),
  placedAt: z.iso.datetime(),
});
export type OrderProof = z.infer<typeof OrderProof>;

/**
 * Request-reply to ordering: the order that a tracking secret is for. `null`: the secret is none, its time is over, or
 * the order is gone.
 */
export const OrderProofRpcV1 = {
  subject: 'ordering.rpc.order-proof.v1',
  request: z.object({ trackingSecret: z.string().max(200) }),
  reply: z.object({ proof: OrderProof.nullable() }),
} as const;
