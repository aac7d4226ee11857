import { z } from 'zod';

const Carrier = z.enum(['sms', 'print']);

/**
 * Request-reply to notify, before an order is taken: which channels will tell the restaurant of it. What is answered of
 * a text is a promise that holds when the order comes, and is counted to the limits of its number; asked again for the
 * same order it is the same.
 */
export const OrderChannelsRpcV1 = {
  subject: 'notify.rpc.order-channels.v1',
  request: z.object({
    orderId: z.string(),
    shareId: z.string(),
    phone: z.string().optional(),
    currency: z.string(),
    channels: z.array(Carrier),
    caller: z.object({ visitor: z.string().optional(), address: z.string().optional() }).optional(),
  }),
  reply: z.object({
    carried: z.array(Carrier),
    /** The rest, each with why, in words for the owner. */
    heldBack: z.array(z.object({ channel: Carrier, reason: z.string() })),
    /** No limit is near: for some seconds it need not be asked again, and nothing was counted yet. */
    free: z.boolean(),
  }),
} as const;
export type OrderChannels = z.infer<(typeof OrderChannelsRpcV1)['reply']>;
