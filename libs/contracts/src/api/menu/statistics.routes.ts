import { AnalyticsQuery, ConversionAnalytics } from '../../http/admin-analytics';
import { file, route, staff } from '../route';

export const showConversionAnalyticsRoute = route({
  id: 'menu.showConversionAnalytics',
  method: 'GET',
  path: '/api/admin/analytics/conversions',
  summary: 'Menus read by day, week or month, how long it took, and what owners corrected.',
  access: staff('analytics.read'),
  query: AnalyticsQuery,
  answers: { 200: ConversionAnalytics },
});

export const exportConversionAnalyticsRoute = route({
  id: 'menu.exportConversionAnalytics',
  method: 'GET',
  path: '/api/admin/analytics/conversions/csv',
  summary: 'The same as a file: one row a step.',
  access: staff('analytics.read'),
  query: AnalyticsQuery,
  answers: { 200: file('text/csv') },
});
