import { AnalyticsQuery, OrderAnalytics, TopMenus, TopMenusQuery } from '../../http/admin-analytics';
import { file, route, staff } from '../route';

export const showOrderAnalyticsRoute = route({
  id: 'ordering.showOrderAnalytics',
  method: 'GET',
  path: '/api/admin/analytics/orders',
  summary: 'Orders and revenue by day, week or month, in each currency.',
  access: staff('analytics.read'),
  query: AnalyticsQuery,
  answers: { 200: OrderAnalytics },
});

export const exportOrderAnalyticsRoute = route({
  id: 'ordering.exportOrderAnalytics',
  method: 'GET',
  path: '/api/admin/analytics/orders/csv',
  summary: 'The same as a file: one row a step and currency.',
  access: staff('analytics.read'),
  query: AnalyticsQuery,
  answers: { 200: file('text/csv') },
});

export const showTopMenusRoute = route({
  id: 'ordering.showTopMenus',
  method: 'GET',
  path: '/api/admin/analytics/top-menus',
  summary: 'The menus with the most orders or the most revenue, month by month.',
  access: staff('analytics.read'),
  query: TopMenusQuery,
  answers: { 200: TopMenus },
});

export const exportTopMenusRoute = route({
  id: 'ordering.exportTopMenus',
  method: 'GET',
  path: '/api/admin/analytics/top-menus/csv',
  summary: 'The same as a file: one row a month and menu.',
  access: staff('analytics.read'),
  query: TopMenusQuery,
  answers: { 200: file('text/csv') },
});
