import {
  AdminNotification,
  AdminNotifications,
  AdminNotificationsQuery,
  TextingToday,
} from '../../http/admin-notifications';
import { route, staff } from '../route';

export const listNotificationsRoute = route({
  id: 'notify.listNotifications',
  method: 'GET',
  path: '/api/admin/notifications',
  summary: 'Messages, newest first.',
  access: staff('notifications.read'),
  query: AdminNotificationsQuery,
  answers: { 200: AdminNotifications },
});

export const resendNotificationRoute = route({
  id: 'notify.resendNotification',
  method: 'POST',
  path: '/api/admin/notifications/:id/resend',
  summary: 'Sends a message again that has failed; the old one stays as it is.',
  access: staff('notifications.resend'),
  answers: { 201: AdminNotification },
  problems: ['404 notify.notification_not_found', '409 notify.resend_not_possible'],
});

export const showTextingRoute = route({
  id: 'notify.showTexting',
  method: 'GET',
  path: '/api/admin/notifications/texting',
  summary: 'How many different numbers were texted today, and what was held back.',
  access: staff('notifications.read'),
  answers: { 200: TextingToday },
});
