import { ApiSalesQuery, SalesFigures, SalesFileQuery, SalesQuery } from '../../http/sales-figures';
import { apiKey, file, menuEditor, route } from '../route';
import { ofBoardManagers } from './board-problems';

export const showSalesRoute = route({
  id: 'ordering.showSales',
  method: 'GET',
  path: '/api/orders/board/:shareId/sales',
  summary:
    'Orders, revenue, taxes and tips of a menu, or of all menus of its business, by day, week, hour, dish, category, channel, order type, zone and location. Not by a link from a message.',
  access: menuEditor,
  query: SalesQuery,
  answers: { 200: SalesFigures },
  problems: [...ofBoardManagers, '403 access.plan_needed'],
});

export const exportSalesRoute = route({
  id: 'ordering.exportSales',
  method: 'GET',
  path: '/api/orders/board/:shareId/sales/csv',
  summary: 'One table of the same as a file.',
  access: menuEditor,
  query: SalesFileQuery,
  answers: { 200: file('text/csv') },
  problems: [...ofBoardManagers, '403 access.plan_needed'],
});

export const readApiSalesRoute = route({
  id: 'ordering.readApiSales',
  method: 'GET',
  path: '/api/v1/figures',
  summary: 'The sales of a menu, or of all menus of the business, as its owner sees them.',
  access: apiKey('figures:read'),
  query: ApiSalesQuery,
  answers: { 200: SalesFigures },
  problems: ['403 access.plan_needed', '404 ordering.menu_not_found'],
});
