import { z } from 'zod';

export const CHANNELS = ['sms', 'whatsapp', 'email', 'print'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What a message is for. */
export const MESSAGE_PURPOSES = [
  'order',
  'reminder',
  'backup',
  'status',
  'acknowledgement',
  'sign-in',
  'account',
  'privacy',
  'test',
] as const;
export type MessagePurpose = (typeof MESSAGE_PURPOSES)[number];

/** Messages that ask the restaurant for an answer to an order. */
export const ASKING_PURPOSES: readonly MessagePurpose[] = ['order', 'reminder', 'backup'];

/** One message of the local outbox: what would have left the building. */
export const OutboxMessage = z.object({
  id: z.string(),
  channel: z.enum(CHANNELS),
  to: z.string(),
  /** What an e-mail is headed by; absent on other channels. */
  subject: z.string().optional(),
  body: z.string(),
  /** The event that caused it. */
  causationId: z.string(),
  orderNumber: z.string().optional(),
  createdAt: z.iso.datetime(),
});
export type OutboxMessage = z.infer<typeof OutboxMessage>;

/**
 * `GET /api/notify/outbox?limit=&orderNumber=`: newest first; on loopback and with LOCAL_OUTBOX=1 only, else 404.
 * `total` counts all that match.
 */
export const OutboxResponse = z.object({ total: z.number().int(), messages: z.array(OutboxMessage) });
export type OutboxResponse = z.infer<typeof OutboxResponse>;
