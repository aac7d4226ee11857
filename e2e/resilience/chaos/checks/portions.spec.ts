import { PORTIONS } from '../restaurants.mjs';
import { BOOKS } from './one-order';
import { portionDifferences } from './portions.mjs';

const [portions] = BOOKS.portions;
const found = (change: object) => portionDifferences({ ...BOOKS, portions: [{ ...portions!, ...change }] });

test('portions that are left or sold are no difference', () => {
  expect(found({})).toEqual([]);
});

test.each([
  ['is lost', { remaining: PORTIONS - 3 }],
  ['came back twice', { remaining: PORTIONS - 1 }],
  ['is held by no order', { sold: 1 }],
])('a portion that %s is a difference', (_what, change) => {
  expect(found(change)).toHaveLength(1);
});
