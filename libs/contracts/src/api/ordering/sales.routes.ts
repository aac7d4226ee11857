import { SalesFigures, SalesFileQuery, SalesQuery } from '../../http/sales-figures';
import { file, menuEditor, route } from '../route';
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
  problems: [...ofBoardManagers],
});

export const exportSalesRoute = route({
  id: 'ordering.exportSales',
  method: 'GET',
  path: '/api/orders/board/:shareId/sales/csv',
  summary: 'One table of the same as a file.',
  access: menuEditor,
  query: SalesFileQuery,
  answers: { 200: file('text/csv') },
  problems: [...ofBoardManagers],
});
