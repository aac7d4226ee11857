import { z } from 'zod';
import { defineEvent } from '../envelope';

/**
 * Emitted when a restaurant answered a message about an order: 1 accepts, 2 accepts with a quarter of an hour more, 3
 * turns down.
 */
export const ReplyReceivedV1 = defineEvent(
  'notify.reply.received.v1',
  z.object({
    orderId: z.string(),
    reply: z.enum(['accept', 'accept_later', 'reject']),
    receivedAt: z.iso.datetime(),
  }),
);
export type ReplyReceivedV1 = z.infer<typeof ReplyReceivedV1.schema>;
