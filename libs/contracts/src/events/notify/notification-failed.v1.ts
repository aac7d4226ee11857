import { z } from 'zod';
import { CHANNELS, MESSAGE_PURPOSES } from '../../http/notify';
import { defineEvent } from '../envelope';

/**
 * Emitted when a message could not be sent and will not be tried again, and when a provider that took it reports that
 * it did not arrive.
 */
export const NotificationFailedV1 = defineEvent(
  'notify.notification.failed.v1',
  z.object({
    notificationId: z.string(),
    orderId: z.string().optional(),
    /** The opening drill that it belongs to. */
    drillId: z.uuid().optional(),
    channel: z.enum(CHANNELS),
    /** What the message was for; absent in events of older versions. */
    purpose: z.enum(MESSAGE_PURPOSES).optional(),
    /** What went wrong, in words for the owner. */
    reason: z.string(),
    failedAt: z.iso.datetime(),
  }),
);
export type NotificationFailedV1 = z.infer<typeof NotificationFailedV1.schema>;
