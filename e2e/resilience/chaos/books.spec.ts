import { differences } from './books.mjs';

const EVENT = { eventId: 'e1', type: 'ordering.order.placed.v1', orderId: 'o1', version: 1, totalMinor: 1250 };
const MESSAGE = { id: 'n1', causationId: 'e1', channel: 'sms', recipient: '+14155550101', body: 'Order 7\nTotal: $12.50\nPayment: cash' };

/** One order of one guest, as it is when all is well. */
const guest = { key: 'k1', guest: 'Ada', shareId: 'demo', totalMinor: 1250, refused: false, acceptances: [{ status: 201, orderId: 'o1', orderNumber: '7', totalMinor: 1250 }], problems: [] };
const books = {
  orders: [{ id: 'o1', number: '7', shareId: 'demo', totalMinor: 1250, guest: 'Ada' }],
  keys: [{ key: 'k1', orderId: 'o1' }],
  told: [EVENT],
  published: [EVENT],
  counted: [{ orderId: 'o1', totalMinor: 1250 }],
  notifications: [{ id: 'n1', causationId: 'e1', channel: 'sms', destination: '+14155550101', part: 1, status: 'sent' }],
  messages: [MESSAGE],
  heardOf: [{ notificationId: 'n1' }],
  parked: { menu: 0, ordering: 0, identity: 0, notify: 0 },
};

test('an order that exists once everywhere is no difference, however often its event was delivered', () => {
  expect(differences([guest], books)).toEqual([]);
  expect(differences([guest], { ...books, published: [EVENT, EVENT] })).toEqual([]);
});

test.each([
  ['an accepted order that is not stored', { orders: [] }, 'Ada: 0 orders instead of one'],
  ['an order that is stored twice', { orders: [...books.orders, { ...books.orders[0]!, id: 'o2' }] }, 'Ada: 2 orders instead of one'],
  ['an order that nobody asked for', { orders: [...books.orders, { ...books.orders[0]!, id: 'o2', guest: 'Eve' }] }, 'Eve: 1 orders that nobody asked for'],
  ['another total', { orders: [{ ...books.orders[0]!, totalMinor: 1300 }] }, 'sums differ: guests 1250, orders 1300, events 1250, dashboard 1250, messages 1250'],
  ['an event that was never published', { published: [] }, 'the event e1 was published 0 times'],
  ['an order that is not counted', { counted: [] }, 'the order o1 was counted 0 times'],
  ['an order counted twice', { counted: [...books.counted, ...books.counted] }, 'the order o1 was counted 2 times'],
  ['a restaurant that was never told', { notifications: [], messages: [], heardOf: [] }, 'the restaurant was never told of the order o1'],
  ['a message that is still to be sent', { notifications: [{ ...books.notifications[0]!, status: 'pending' }] }, 'the notification n1 is pending'],
  ['a message sent twice', { messages: [MESSAGE, { ...MESSAGE, id: 'n2' }] }, 'the notification n2 was sent, and should not exist'],
  ['a message of another total', { messages: [{ ...MESSAGE, body: 'Total: $1,250.00' }] }, 'sums differ: guests 1250, orders 1250, events 1250, dashboard 1250, messages 125000'],
  ['a dead letter', { parked: { ...books.parked, notify: 1 } }, 'notify gave up 1 messages'],
])('%s is a difference', (_, change, difference) => {
  expect(differences([guest], { ...books, ...change })).toContain(difference);
});

test('one key that was answered with two orders is a difference', () => {
  const twice = { ...guest, acceptances: [...guest.acceptances, { status: 200, orderId: 'o2', orderNumber: '7', totalMinor: 1250 }] };
  expect(differences([twice], books)).toContain('Ada: one key was answered with 2 orders');
});

test('a wrong total that was taken is a difference', () => {
  expect(differences([{ ...guest, refused: true }], books)).toContain('Ada: a wrong total was taken (1 orders)');
});
