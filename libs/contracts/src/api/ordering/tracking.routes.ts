import { CancelOrderRequest, TextUpdates, TextUpdatesRequest, TrackedOrder } from '../../http/order-tracking';
import { events, file, open, route } from '../route';

export const readTextsRoute = route({
  id: 'ordering.readTexts',
  method: 'GET',
  path: '/api/orders/track/:secret/texts',
  summary: 'Whether the customer gets text messages about the order.',
  access: open('the secret in the address is the right to follow the order'),
  answers: { 200: TextUpdates },
  problems: ['404 ordering.order_not_found'],
});

export const chooseTextsRoute = route({
  id: 'ordering.chooseTexts',
  method: 'PUT',
  path: '/api/orders/track/:secret/texts',
  summary: 'Chooses whether the customer gets text messages about the order.',
  access: open('the secret in the address is the right to follow the order'),
  body: TextUpdatesRequest,
  answers: { 200: TextUpdates },
  problems: ['404 ordering.order_not_found'],
});

export const trackOrderRoute = route({
  id: 'ordering.trackOrder',
  method: 'GET',
  path: '/api/orders/track/:secret',
  summary: 'An order as its customer follows it.',
  access: open('the secret in the address is the right to follow the order'),
  answers: { 200: TrackedOrder },
  problems: ['404 ordering.order_not_found'],
});

export const followOrderRoute = route({
  id: 'ordering.followOrder',
  method: 'GET',
  path: '/api/orders/track/:secret/events',
  summary: 'The order at once, and again after each change; ends with its last state.',
  access: open('the secret in the address is the right to follow the order'),
  answers: { 200: events({ order: TrackedOrder }) },
  problems: ['404 ordering.order_not_found'],
});

export const cancelOrderRoute = route({
  id: 'ordering.cancelOrder',
  method: 'POST',
  path: '/api/orders/track/:secret/cancel',
  summary: 'Cancels an order that nobody has accepted yet.',
  access: open('the secret in the address is the right to follow the order'),
  body: CancelOrderRequest.nullish(),
  answers: { 200: TrackedOrder },
  problems: ['404 ordering.order_not_found', '409 ordering.move_not_allowed', '409 ordering.order_changed'],
});

export const pickupCalendarRoute = route({
  id: 'ordering.pickupCalendar',
  method: 'GET',
  path: '/api/orders/track/:secret/pickup.ics',
  summary: "A pickup that was placed for later, for the guest's calendar (RFC 5545).",
  access: open('the secret in the address is the right to follow the order'),
  answers: { 200: file('text/calendar') },
  problems: ['404 ordering.order_not_found', '404 ordering.no_pickup_time'],
});
