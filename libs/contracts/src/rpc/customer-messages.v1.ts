import { z } from 'zod';
import { CHANNELS, MESSAGE_PURPOSES } from '../http/notify';
import { CustomerContact } from './customer-contact';

/** A message that went to a customer, or to a restaurant about the customer's order. */
export const CustomerMessage = z.object({
  id: z.uuid(),
  channel: z.enum(CHANNELS),
  /** Whom it was for. */
  audience: z.enum(['restaurant', 'customer', 'sender', 'owner']),
  purpose: z.enum(MESSAGE_PURPOSES),
  orderNumber: z.string().nullable(),
  writtenAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** Null: erased, as it is after 30 days; and where it went to a restaurant, which is the restaurant's. */
  to: z.string().nullable(),
  subject: z.string().nullable(),
  /** Without the links in what went to a restaurant: they open its board. */
  text: z.string().nullable(),
});
export type CustomerMessage = z.infer<typeof CustomerMessage>;

/** Messages of an answer at most; fewer where they are long, since an answer fits into a message of the broker. */
export const CUSTOMER_MESSAGES_PAGE = 40;

/** Orders that are asked about at once at most, and told of in one summary. */
export const CUSTOMER_ORDERS_AT_ONCE = 5000;

/**
 * Request-reply to notify: a page of the messages to a customer and about these orders, by id, and whether the customer
 * wants none. Kept out of events, since it is personal.
 */
export const CustomerMessagesRpcV1 = {
  subject: 'notify.rpc.customer-messages.v1',
  request: z.object({
    contact: CustomerContact,
    orderIds: z.array(z.uuid()).max(CUSTOMER_ORDERS_AT_ONCE),
    after: z.uuid().optional(),
  }),
  reply: z.object({
    messages: z.array(CustomerMessage),
    /** Without those that carry the code by which somebody looks here. */
    total: z.number().int(),
    stoppedSince: z.iso.datetime().nullable(),
    /** After which message to go on; null: that was all. */
    next: z.uuid().nullable(),
  }),
} as const;
