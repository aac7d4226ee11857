import { OrdersNow, QuoteRequest, QuoteResponse } from '../../http/order-quote';
import { PlaceOrderRequest, PlaceOrderResponse } from '../../http/orders';
import { open, route } from '../route';

export const placeOrderRoute = route({
  id: 'ordering.placeOrder',
  method: 'POST',
  path: '/api/orders',
  summary: 'Places an order; 200 for a repeat.',
  access: open('guests order without an account'),
  headers: { 'idempotency-key': 'Makes a repeat safe: the same key has the same order.' },
  body: PlaceOrderRequest,
  answers: { 200: PlaceOrderResponse, 201: PlaceOrderResponse },
});

export const quoteOrderRoute = route({
  id: 'ordering.quoteOrder',
  method: 'POST',
  path: '/api/orders/quote',
  summary: 'What a cart costs and when it can be had; keeps nothing.',
  access: open('guests order without an account'),
  body: QuoteRequest,
  answers: { 200: QuoteResponse },
});

export const showOrdersNowRoute = route({
  id: 'ordering.showOrdersNow',
  method: 'GET',
  path: '/api/orders/now/:shareId',
  summary: 'Whether a restaurant takes orders now, and how soon one is ready.',
  access: open('the page of a menu says it before anything is chosen'),
  answers: { 200: OrdersNow },
});
