import { z } from 'zod';
import { REPLY_MAX_MINUTES } from '../../order-lifecycle';
import { defineEvent } from '../envelope';

/**
 * Emitted when a restaurant answered a message about an order: it takes the order, for its usual time or some minutes
 * later, or turns it down.
 */
export const ReplyReceivedV2 = defineEvent(
  'notify.reply.received.v2',
  z.object({
    orderId: z.string(),
    answer: z.enum(['accept', 'reject']),
    /** Of `accept`: minutes beyond the usual time. */
    moreMinutes: z.number().int().min(0).max(REPLY_MAX_MINUTES),
    receivedAt: z.iso.datetime(),
  }),
);
export type ReplyReceivedV2 = z.infer<typeof ReplyReceivedV2.schema>;
