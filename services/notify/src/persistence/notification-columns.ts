import { CHANNELS, MESSAGE_PURPOSES, NOTIFICATION_AUDIENCES, NOTIFICATION_STATES } from '@chalkboard/contracts';
import { z } from 'zod';
import type { Receipt } from '../domain/delivery-receipt';
import { STORED_STATUSES } from './notification.entity';

const RECEIPTS = ['queued', 'sent', 'delivered', 'undelivered', 'failed'] as const satisfies readonly Receipt[];

/**
 * What the columns of `notifications` hold, for the rows of statements that are written by hand: each picks those that
 * it selects.
 */
export const NotificationColumns = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  order_number: z.string().nullable(),
  share_id: z.string().nullable(),
  drill_id: z.string().nullable(),
  audience: z.enum(NOTIFICATION_AUDIENCES),
  purpose: z.enum(MESSAGE_PURPOSES),
  channel: z.enum(CHANNELS),
  destination: z.string().nullable(),
  destination_hash: z.string(),
  part: z.int(),
  subject: z.string().nullable(),
  body: z.string().nullable(),
  status: z.enum(STORED_STATUSES),
  state: z.enum(NOTIFICATION_STATES),
  attempts: z.int(),
  next_attempt_at: z.date(),
  lease_until: z.date().nullable(),
  may_have_left: z.boolean(),
  fault: z.string().nullable(),
  provider: z.string().nullable(),
  provider_message_id: z.string().nullable(),
  repeated: z.boolean(),
  receipt: z.enum(RECEIPTS).nullable(),
  receipt_at: z.date().nullable(),
  error_code: z.int().nullable(),
  resend_of: z.string().nullable(),
  causation_id: z.string(),
  correlation_id: z.string(),
  traceparent: z.string().nullable(),
  created_at: z.date(),
  sent_at: z.date().nullable(),
});
