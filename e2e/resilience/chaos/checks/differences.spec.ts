import { differences } from './differences.mjs';
import { ADA, BOOKS, RESTAURANT } from './one-order';

test('an order that is and was told as it should be is no difference', () => {
  expect(differences([ADA], [RESTAURANT], BOOKS)).toEqual([]);
});

test('an order that is lost is missed in every book', () => {
  const found = differences([ADA], [RESTAURANT], { ...BOOKS, orders: [] });
  expect(found).toContain('Ada: 0 orders instead of one');
  expect(found).toContain('the order o1 was told, and should not exist');
  expect(found).toContain(
    'sums differ: guests 1250, orders 0, events 1250, dashboard 1250, boards 1250, messages 1250',
  );
  expect(found).toContain('board of demo: the order o1 was in the history, and should not exist');
});
