import { z } from 'zod';
import { ORDER_ACTORS, ORDER_STATUSES } from '../order-lifecycle';
import { ApiListQuery } from './api-orders';
import { ORDER_TYPES } from './orders';

/*
 * Webhooks, signed as https://www.standardwebhooks.com says: headers `webhook-id` (the same for each attempt and each
 * replay), `webhook-timestamp` (seconds) and `webhook-signature` (`v1,` and HMAC-SHA256, base64, of
 * `id.timestamp.body`). While a secret is being replaced there are two signatures with a space between them.
 *
 * A message is sent at least once, and until an answer from 200 to 299 comes within ten seconds: again after 5 s,
 * 1 min, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 20 h. Messages about one order come in its order, which
 * `version` tells as well. They name no person and hold no text that somebody typed: `GET /api/v1/orders/{orderId}`
 * gives the whole order.
 */

export const WEBHOOK_EVENTS = ['order.placed', 'order.status_changed', 'order.corrected', 'menu.updated'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const WEBHOOK_LIMITS = {
  /** Of a business. */
  maxEndpoints: 5,
  urlLetters: 1000,
  /** How long the secret of before signs beside the new one. */
  previousSecretMs: 24 * 3_600_000,
  /** For an answer. */
  answerMs: 10_000,
} as const;

const minor = z.number().int().nonnegative();
const ofOrder = { orderId: z.string(), orderNumber: z.string(), shareId: z.string(), version: z.int() };
/** A test order of the restaurant itself. */
const test = z.literal(true).optional();

/** The body of a message. Fields may be added: readers ignore what they do not know. */
export const WebhookMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('order.placed'),
    timestamp: z.iso.datetime(),
    data: z.object({
      ...ofOrder,
      orderType: z.enum(ORDER_TYPES),
      currency: z.string(),
      total: minor,
      placedAt: z.iso.datetime(),
      scheduledFor: z.iso.datetime().optional(),
      test,
    }),
  }),
  z.object({
    type: z.literal('order.status_changed'),
    timestamp: z.iso.datetime(),
    data: z.object({
      ...ofOrder,
      before: z.enum(ORDER_STATUSES),
      status: z.enum(ORDER_STATUSES),
      by: z.enum(ORDER_ACTORS),
      promisedAt: z.iso.datetime().optional(),
      test,
    }),
  }),
  z.object({
    type: z.literal('order.corrected'),
    timestamp: z.iso.datetime(),
    data: z.object({ ...ofOrder, currency: z.string(), totalBefore: minor, total: minor, test }),
  }),
  z.object({
    type: z.literal('menu.updated'),
    timestamp: z.iso.datetime(),
    data: z.object({ shareId: z.string(), version: z.int() }),
  }),
]);
export type WebhookMessage = z.infer<typeof WebhookMessage>;

export const WebhookEndpoint = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  createdAt: z.iso.datetime(),
  /** Until when the secret of before signs as well; null: there is none. */
  previousSecretUntil: z.iso.datetime().nullable(),
  /** It has answered 410 (gone) and gets no more messages; null: it gets them. */
  goneAt: z.iso.datetime().nullable(),
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

/** Oldest first. */
export const WebhookEndpoints = z.object({ endpoints: z.array(WebhookEndpoint) });
export type WebhookEndpoints = z.infer<typeof WebhookEndpoints>;

/** An https address (port 443) that the internet reaches. */
export const AddWebhookRequest = z.object({
  url: z.url({ protocol: /^https?$/ }).max(WEBHOOK_LIMITS.urlLetters),
  events: z
    .array(z.enum(WEBHOOK_EVENTS))
    .min(1, 'needs at least one')
    .max(WEBHOOK_EVENTS.length)
    .refine((events) => new Set(events).size === events.length, 'must not name one twice'),
});
export type AddWebhookRequest = z.infer<typeof AddWebhookRequest>;

/** `whsec_` and 24 to 64 bytes in base64: it is in this answer and nowhere else. */
const secret = z.string().startsWith('whsec_');
export const AddedWebhook = z.object({ endpoint: WebhookEndpoint, secret });
export type AddedWebhook = z.infer<typeof AddedWebhook>;

export const WEBHOOK_STATUSES = ['pending', 'delivered', 'failed'] as const;
/**
 * Why an attempt failed: where `status`, the answer was not from 200 to 299; where `plan_needed`, nothing was sent,
 * since plans are enforced and that of the business has no webhooks.
 */
export const WEBHOOK_FAULTS = [
  'address_refused',
  'host_not_found',
  'no_connection',
  'no_answer',
  'redirect',
  'status',
  'plan_needed',
] as const;
export type WebhookFault = (typeof WEBHOOK_FAULTS)[number];

export const WebhookDelivery = z.object({
  /** As the header `webhook-id` says it. */
  id: z.string(),
  type: z.enum(WEBHOOK_EVENTS),
  /** Of the order, or of the menu. */
  subject: z.string(),
  status: z.enum(WEBHOOK_STATUSES),
  attempts: z.int(),
  createdAt: z.iso.datetime(),
  lastAttemptAt: z.iso.datetime().nullable(),
  /** Null where it is over. */
  nextAttemptAt: z.iso.datetime().nullable(),
  /** Status of the last answer; null where none came. */
  answer: z.int().nullable(),
  /** Of the last attempt; null where it went well. */
  fault: z.enum(WEBHOOK_FAULTS).nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const WebhookDeliveriesQuery = ApiListQuery;
/** Of the last 30 days, newest first. `next` is null at the end. */
export const WebhookDeliveries = z.object({ deliveries: z.array(WebhookDelivery), next: z.string().nullable() });
export type WebhookDeliveries = z.infer<typeof WebhookDeliveries>;
