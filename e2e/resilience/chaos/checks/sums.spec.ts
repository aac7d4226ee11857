import type { Books } from '../books.mjs';
import { ADA, BOOKS } from './one-order';
import { sumDifferences } from './sums.mjs';

const [order] = BOOKS.orders;
const [board] = BOOKS.boards;
const [message] = BOOKS.messages;
const found = (change: Partial<Books>) => sumDifferences([ADA], { ...BOOKS, ...change });
const onBoard = (change: Partial<Books['boards'][number]>): Partial<Books> => ({ boards: [{ ...board!, ...change }] });

test('books that come to the same are no difference', () => {
  expect(found({})).toEqual([]);
});

test('an order that ended before its message left counts all the same', () => {
  expect(found({ notifications: [] })).toEqual([]);
});

test.each<[string, Partial<Books>, string]>([
  [
    'another total in the table',
    { orders: [{ ...order!, totalMinor: 1300 }] },
    'sums differ: guests 1250, orders 1300, events 1250, dashboard 1250, boards 1250, messages 1250',
  ],
  [
    'another total in the message',
    { messages: [{ ...message!, body: 'Total: $1,250.00' }] },
    'sums differ: guests 1250, orders 1250, events 1250, dashboard 1250, boards 1250, messages 125000',
  ],
  [
    'another total on the board',
    onBoard({ orders: [{ ...board!.orders[0]!, total: 1251 }] }),
    'sums differ: guests 1250, orders 1250, events 1250, dashboard 1250, boards 1251, messages 1250',
  ],
  [
    'a cancelled order that is still counted as earned',
    { orders: [{ ...order!, status: 'cancelled' }] },
    'revenues differ: orders 0, dashboard 1250, days 1250',
  ],
  [
    'a day that earns less',
    onBoard({ days: [{ ...board!.days[0]!, revenue: 1249 }] }),
    'revenues differ: orders 1250, dashboard 1250, days 1249',
  ],
  [
    'a tip that is not in the event',
    { told: BOOKS.told.map((event) => ({ ...event, tipMinor: 0 })) },
    'tips differ: guests 200, orders 200, events 0',
  ],
  [
    'a day with more tips',
    onBoard({ days: [{ ...board!.days[0]!, tips: 201 }] }),
    'tips earned differ: orders 200, days 201',
  ],
  [
    'a status that the dashboard has not heard of',
    { counted: [{ orderId: 'o1', totalMinor: 1250, status: 'placed' }] },
    'the order 7 is accepted, and counted as placed',
  ],
  [
    'an order that is not in the history',
    onBoard({ orders: [] }),
    'board of demo: the order o1 was in the history 0 times',
  ],
  [
    'an order that is in the history twice',
    onBoard({ orders: [...board!.orders, ...board!.orders] }),
    'board of demo: the order o1 was in the history 2 times',
  ],
  [
    'another status in the history',
    onBoard({ orders: [{ ...board!.orders[0]!, status: 'placed' }] }),
    'board of demo: the order o1 is accepted, and shown as placed',
  ],
  [
    'an order under way that the board does not show',
    onBoard({ underWay: [] }),
    'board of demo: the order o1 was shown as under way 0 times',
  ],
  [
    'an order that has ended and is shown as under way',
    { orders: [{ ...order!, status: 'completed' }] },
    'board of demo: the order o1 was shown as under way, and should not exist',
  ],
  [
    'a day that counts one more',
    onBoard({ days: [{ ...board!.days[0]!, orders: 2 }] }),
    'board of demo: the days count 2 orders, 0 of them refused, instead of 1 and 0',
  ],
  [
    'a day that refused one more',
    onBoard({ days: [{ ...board!.days[0]!, refused: 1 }] }),
    'board of demo: the days count 1 orders, 1 of them refused, instead of 1 and 0',
  ],
])('%s is a difference', (_, change, difference) => {
  expect(found(change)).toContain(difference);
});
