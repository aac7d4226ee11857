import { z } from 'zod';
import { BoardOrder } from '../../http/order-board';
import { MarkPaidRequest, PaymentSettings, PaymentSetUp } from '../../http/payment';
import { board, route } from '../route';
import { ofBoard, ofBoardManagers } from './board-problems';

export const readPaymentRoute = route({
  id: 'ordering.readPayment',
  method: 'GET',
  path: '/api/orders/board/:shareId/payment',
  summary: 'The restaurant’s own payment link and the tips that it takes, and whether guests are shown the link.',
  access: board,
  answers: { 200: PaymentSetUp },
  problems: [...ofBoardManagers],
});

export const setPaymentRoute = route({
  id: 'ordering.setPayment',
  method: 'PUT',
  path: '/api/orders/board/:shareId/payment',
  summary: 'Replaces the payment link and the tips; what is absent is off. Not by a link.',
  access: board,
  body: PaymentSettings,
  answers: { 200: PaymentSetUp },
  problems: [...ofBoardManagers],
});

export const markPaidRoute = route({
  id: 'ordering.markPaid',
  method: 'PUT',
  path: '/api/orders/board/:shareId/orders/:orderId/paid',
  summary: 'Marks an order as paid, or takes that back; the same again does nothing. Guests cannot.',
  access: board,
  params: { orderId: z.uuid() },
  body: MarkPaidRequest,
  answers: { 200: BoardOrder },
  problems: [
    ...ofBoard,
    '404 ordering.order_not_found',
    '409 ordering.nothing_to_pay',
    '409 ordering.paid_with_the_tab',
  ],
});
