import { z } from 'zod';
import { ApiOrders, ApiOrdersQuery } from '../../http/api-orders';
import { BoardOrder, CompleteMove } from '../../http/order-board';
import { apiKey, route } from '../route';

export const listApiOrdersRoute = route({
  id: 'ordering.listApiOrders',
  method: 'GET',
  path: '/api/v1/orders',
  summary: 'The orders of a business, placed last first.',
  access: apiKey('orders:read'),
  query: ApiOrdersQuery,
  answers: { 200: ApiOrders },
  problems: ['404 ordering.menu_not_found'],
});

export const readApiOrderRoute = route({
  id: 'ordering.readApiOrder',
  method: 'GET',
  path: '/api/v1/orders/:orderId',
  summary: 'An order as it is now.',
  access: apiKey('orders:read'),
  params: { orderId: z.uuid() },
  answers: { 200: BoardOrder },
  problems: ['404 ordering.order_not_found'],
});

export const moveApiOrderRoute = route({
  id: 'ordering.moveApiOrder',
  method: 'POST',
  path: '/api/v1/orders/:orderId/moves',
  summary: 'Moves an order as its board does. A repeat gives the order as it is: `version` makes it safe.',
  access: apiKey('orders:write'),
  params: { orderId: z.uuid() },
  body: CompleteMove,
  answers: { 200: BoardOrder },
  problems: [
    '404 ordering.order_not_found',
    '409 ordering.order_changed',
    '409 ordering.move_not_allowed',
    '422 ordering.reason_needed',
  ],
});
