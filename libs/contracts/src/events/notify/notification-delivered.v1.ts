import { z } from 'zod';
import { CHANNELS, MESSAGE_PURPOSES } from '../../http/notify';
import { defineEvent } from '../envelope';

/**
 * Emitted when a provider (or the local outbox) took a message, and once more when the provider reports that it
 * arrived: the latest `deliveredAt` counts.
 */
export const NotificationDeliveredV1 = defineEvent(
  'notify.notification.delivered.v1',
  z.object({
    notificationId: z.string(),
    orderId: z.string().optional(),
    /** The opening drill that it belongs to. */
    drillId: z.uuid().optional(),
    channel: z.enum(CHANNELS),
    /** What the message was for; absent in events of older versions. */
    purpose: z.enum(MESSAGE_PURPOSES).optional(),
    /** It is known to have arrived, not only to have been taken. */
    arrived: z.literal(true).optional(),
    provider: z.string(),
    providerMessageId: z.string().optional(),
    deliveredAt: z.iso.datetime(),
  }),
);
export type NotificationDeliveredV1 = z.infer<typeof NotificationDeliveredV1.schema>;
