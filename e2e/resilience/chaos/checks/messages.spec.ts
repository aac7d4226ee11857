import type { Books, Notification } from '../books.mjs';
import { messageDifferences } from './messages.mjs';
import { BOOKS, RESTAURANT } from './one-order';

const [order] = BOOKS.orders;
const [asked, reminded, sentToCustomer] = BOOKS.notifications;
const [, , accepted] = BOOKS.told;
const [message] = BOOKS.messages;

const without = (gone: Notification): Partial<Books> => ({
  notifications: BOOKS.notifications.filter(({ id }) => id !== gone.id),
  messages: BOOKS.messages.filter(({ id }) => id !== gone.id),
  answered: BOOKS.answered.filter(({ notificationId }) => notificationId !== gone.id),
});
const found = (change: Partial<Books>) => messageDifferences([RESTAURANT], { ...BOOKS, ...change });

const cancelled = { ...order!, status: 'cancelled' };
const sentCancellation = { ...accepted!, move: 'cancel', status: 'cancelled', by: 'customer' };
const WITHDRAWN = { status: 'failed', fault: 'The order ended before this message could be sent.' };

test('a message for each step to whom it concerns is no difference', () => {
  expect(found({})).toEqual([]);
});

test('a reminder of an order that was answered meanwhile may be missing', () => {
  expect(found(without(reminded!))).toEqual([]);
});

test.each<[string, Partial<Books>, string]>([
  [
    'a restaurant that was never told of an order',
    without(asked!),
    '“new order 7” to the restaurant at +14155550101 was never written',
  ],
  [
    'a reminder that is missing though nobody answered',
    { ...without(reminded!), orders: [{ ...order!, status: 'placed' }] },
    '“nobody has answered order 7 yet” to the restaurant at +14155550101 was never written',
  ],
  [
    'a customer who does not know of the answer',
    without(sentToCustomer!),
    '“has accepted your order 7” to the customer at +15035550119 was never written',
  ],
  [
    'a restaurant that does not know of the cancelling',
    { orders: [cancelled], told: [sentCancellation] },
    '“order 7 was cancelled by the customer” to the restaurant at +14155550101 was never written',
  ],
  [
    'a message without a cause',
    { told: BOOKS.told.slice(0, 2) },
    'a message (status) to the customer at +15035550119 about the order o1 was written, and has no cause',
  ],
  [
    'a message to somebody else',
    { notifications: [{ ...asked!, destination: '+14155550102' }, reminded!, sentToCustomer!] },
    '“new order 7” to the restaurant at +14155550101 was never written',
  ],
  [
    'a message written twice',
    { notifications: [...BOOKS.notifications, { ...asked!, id: 'n4' }] },
    '“new order 7” to the restaurant at +14155550101 was written as the parts 1, 1',
  ],
  [
    'a message that says something else',
    { messages: [{ ...message!, body: 'Demo: new order 8' }, ...BOOKS.messages.slice(1)] },
    '“new order 7” to the restaurant at +14155550101 says: Demo: new order 8',
  ],
  [
    'a message that is still to be sent',
    { notifications: [{ ...asked!, status: 'pending' }, reminded!, sentToCustomer!] },
    'the notification n1 is pending',
  ],
  [
    'a message that was given up',
    { notifications: [{ ...asked!, status: 'failed', fault: 'no' }, reminded!, sentToCustomer!] },
    'the notification n1 is failed: no',
  ],
  [
    'a message taken back though the order goes on',
    { notifications: [{ ...asked!, ...WITHDRAWN }, reminded!, sentToCustomer!] },
    `the notification n1 is failed: ${WITHDRAWN.fault}`,
  ],
  ['a message that never left', { messages: BOOKS.messages.slice(1) }, 'the notification n1 was sent 0 times'],
  [
    'a message that left twice',
    { messages: [...BOOKS.messages, { ...message!, id: 'n9' }] },
    'the notification n9 was sent, and should not exist',
  ],
  [
    'a word to the customer that the board takes for one to the restaurant',
    { answered: [...BOOKS.answered, { notificationId: 'n3' }] },
    'the notification n3 was heard of by ordering, and should not exist',
  ],
  [
    'a message that ordering never heard of',
    { answered: BOOKS.answered.slice(1) },
    'the notification n1 was heard of by ordering 0 times',
  ],
])('%s is a difference', (_, change, difference) => {
  expect(found(change)).toContain(difference);
});

test('a message that was taken back since the order had ended is none, unless it left', () => {
  const notifications = [{ ...asked!, ...WITHDRAWN }];
  const [answered] = [BOOKS.answered.slice(0, 1)];
  const ended = { orders: [cancelled], told: [BOOKS.told[0]!, sentCancellation], notifications, answered };
  expect(found({ ...ended, messages: [] })).toEqual([]);
  expect(found({ ...ended, messages: [message!] })).toContain('the notification n1 was sent, and should not exist');
});
