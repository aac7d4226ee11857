import { z } from 'zod';
import { adminList, AdminListQuery } from './admin-list';
import { CHANNELS, MESSAGE_PURPOSES } from './notify';

/**
 * What became of a message: it waits for an attempt, was taken by the provider, is reported as arrived, or will never
 * arrive.
 */
export const NOTIFICATION_STATES = ['waiting', 'sent', 'delivered', 'failed'] as const;
export type NotificationState = (typeof NOTIFICATION_STATES)[number];

export const NOTIFICATION_AUDIENCES = ['restaurant', 'customer', 'sender', 'owner'] as const;
export type NotificationAudience = (typeof NOTIFICATION_AUDIENCES)[number];

/**
 * Why a failed message cannot be sent again: its address or text is not kept any more (30 days), nobody waits for it
 * any more, it was sent again already, or its channel sends nothing.
 */
export const RESEND_OBSTACLES = ['forgotten', 'pointless', 'resent', 'not-sending'] as const;
export type ResendObstacle = (typeof RESEND_OBSTACLES)[number];

/** A message to somebody; a part of it, where a long text message has several. */
export const AdminNotification = z.object({
  id: z.string(),
  channel: z.enum(CHANNELS),
  state: z.enum(NOTIFICATION_STATES),
  purpose: z.enum(MESSAGE_PURPOSES),
  audience: z.enum(NOTIFICATION_AUDIENCES),
  /** Masked: `+15•••••••89`, `a•••@example.com`; absent when it is erased (after 30 days). */
  destination: z.string().optional(),
  /** From 1. */
  part: z.number().int(),
  shareId: z.string().optional(),
  restaurantName: z.string().optional(),
  orderNumber: z.string().optional(),
  tries: z.number().int(),
  /** Of one that waits: when it is tried next. */
  nextTryAt: z.iso.datetime().optional(),
  /** `twilio`, `smtp`, `local-outbox`: who took it. */
  provider: z.string().optional(),
  providerMessageId: z.string().optional(),
  /** What the provider answered, or why it was not sent, in words. */
  answer: z.string().optional(),
  /** The provider's. */
  errorCode: z.number().int().optional(),
  /** The provider's last report: `queued`, `sent`, `delivered`, `undelivered`, `failed`. */
  receipt: z.string().optional(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().optional(),
  reportedAt: z.iso.datetime().optional(),
  /** It may be there twice: an earlier try may have left. */
  repeated: z.boolean(),
  /** The message that this one sends again, and the one that sends this again. */
  resendOf: z.string().optional(),
  resentAs: z.string().optional(),
  /** Of a failed one: absent when it can be sent again. */
  resendObstacle: z.enum(RESEND_OBSTACLES).optional(),
});
export type AdminNotification = z.infer<typeof AdminNotification>;

/** `GET /api/admin/notifications`: newest first; right `notifications.read`. `from` ≤ createdAt < `to`. */
export const AdminNotificationsQuery = AdminListQuery.extend({
  channel: z.enum(CHANNELS).optional(),
  state: z.enum(NOTIFICATION_STATES).optional(),
  shareId: z.string().trim().min(1).max(100).optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
});
export type AdminNotificationsQuery = z.infer<typeof AdminNotificationsQuery>;

export const AdminNotifications = adminList(AdminNotification);
export type AdminNotifications = z.infer<typeof AdminNotifications>;

/**
 * `POST /api/admin/notifications/{id}/resend` without a body, right `notifications.resend`: 201 with the new
 * `AdminNotification`; the old one stays as it is. 404 `notify.notification_not_found` · 409
 * `notify.resend_not_possible` when it has not failed or for a `resendObstacle`, or the number has had its messages of
 * today or wants none.
 */
export const ResendNotificationResponse = AdminNotification;
export type ResendNotificationResponse = z.infer<typeof ResendNotificationResponse>;

/**
 * `GET /api/admin/notifications/texting`: how many different numbers were texted today (UTC), restaurants' confirmed
 * numbers and sign-ins left out. `alarming`: the ceiling is near or reached. `heldBack`: texts that were not sent, by
 * what: `menu`, `visitor`, `address`, `block`, `country`, `platform`: a limit; `kind`: a country or a kind of number
 * that is not texted.
 */
export const TextingToday = z.object({
  day: z.iso.date(),
  numbers: z.number().int(),
  ceiling: z.number().int(),
  alarming: z.boolean(),
  heldBack: z.array(z.object({ by: z.string(), messages: z.number().int() })),
});
export type TextingToday = z.infer<typeof TextingToday>;
