import { ADA, BOOKS } from './one-order';
import { placingDifferences } from './placing.mjs';

const [order] = BOOKS.orders;

test('an order that exists once everywhere is no difference, however often its event was delivered', () => {
  expect(placingDifferences([ADA], BOOKS)).toEqual([]);
  expect(placingDifferences([ADA], { ...BOOKS, published: [...BOOKS.published, ...BOOKS.published] })).toEqual([]);
});

test.each([
  ['an accepted order that is not stored', { orders: [] }, 'Ada: 0 orders instead of one'],
  ['an order that is stored twice', { orders: [order!, { ...order!, id: 'o2' }] }, 'Ada: 2 orders instead of one'],
  [
    'an order that nobody asked for',
    { orders: [order!, { ...order!, id: 'o2', guest: 'Eve' }] },
    'Eve: 1 orders that nobody asked for',
  ],
  ['another total', { orders: [{ ...order!, totalMinor: 1300 }] }, 'Ada: total 1300 instead of 1250'],
  ['an order that was never told', { told: [] }, 'the order o1 was told 0 times'],
  ['an event that was never published', { published: [] }, 'the event e1 was published 0 times'],
  ['an order that is not counted', { counted: [] }, 'the order o1 was counted 0 times'],
  ['an order counted twice', { counted: [...BOOKS.counted, ...BOOKS.counted] }, 'the order o1 was counted 2 times'],
  ['a dead letter', { parked: { ...BOOKS.parked, notify: 1 } }, 'notify gave up 1 messages'],
])('%s is a difference', (_, change, difference) => {
  expect(placingDifferences([ADA], { ...BOOKS, ...change })).toContain(difference);
});

test('one key that was answered with two orders is a difference', () => {
  const twice = { ...ADA, acceptances: [...ADA.acceptances, { ...ADA.acceptances[0]!, status: 200, orderId: 'o2' }] };
  expect(placingDifferences([twice], BOOKS)).toContain('Ada: one key was answered with 2 orders');
});

test('a wrong total that was taken is a difference', () => {
  expect(placingDifferences([{ ...ADA, refused: true }], BOOKS)).toContain('Ada: a wrong total was taken (1 orders)');
});

test('an answer that no right order gets is a difference', () => {
  expect(placingDifferences([{ ...ADA, problems: ['403 ordering.board_denied'] }], BOOKS)).toContain(
    'Ada: 403 ordering.board_denied',
  );
});
