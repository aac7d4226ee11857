import { AnalyticsQuery, NotificationAnalytics } from '../../http/admin-analytics';
import { file, route, staff } from '../route';

export const showNotificationAnalyticsRoute = route({
  id: 'notify.showNotificationAnalytics',
  method: 'GET',
  path: '/api/admin/analytics/notifications',
  summary: 'Messages by day, week or month, on each channel.',
  access: staff('analytics.read'),
  query: AnalyticsQuery,
  answers: { 200: NotificationAnalytics },
});

export const exportNotificationAnalyticsRoute = route({
  id: 'notify.exportNotificationAnalytics',
  method: 'GET',
  path: '/api/admin/analytics/notifications/csv',
  summary: 'The same as a file: one row a step and channel.',
  access: staff('analytics.read'),
  query: AnalyticsQuery,
  answers: { 200: file('text/csv') },
});
