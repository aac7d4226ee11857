import { z } from 'zod';

/**
 * Request-reply to ordering: the restaurant's other number and address, for an alarm that is about no order. Kept
 * out of events, since they are personal.
 */
export const RestaurantContactsRpcV1 = {
  subject: 'ordering.rpc.restaurant-contacts.v1',
  request: z.object({ shareId: z.string() }),
  reply: z.object({ phone: z.string().optional(), email: z.string().optional() }),
} as const;
export type RestaurantContacts = z.infer<(typeof RestaurantContactsRpcV1)['reply']>;
