/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { deleteKeptOrder, keepOrder, noteKeptOrder, parseKeptOrders, storedOrders } from './kept-orders';

const DAY = 24 * 60 * 60 * 1000;
const kept = (now = Date.now()) => parseKeptOrders(storedOrders('abc'), now).map(({ number }) => number);

afterEach(() => localStorage.clear());

test('the latest order comes first, and a repeat is the same one', () => {
  keepOrder('abc', { path: '/order/s1', number: 'A1' });
  keepOrder('abc', { path: '/order/s2', number: 'A2' });
  keepOrder('abc', { path: '/order/s1', number: 'A1' });
  expect(JSON.parse(localStorage.getItem('order_track_abc')!)).toEqual([
    { path: '/order/s1', number: 'A1' },
    { path: '/order/s2', number: 'A2' },
  ]);
});

test('a finished order is erased after a day, one under way is not', () => {
  keepOrder('abc', { path: '/order/s1', number: 'A1' });
  keepOrder('abc', { path: '/order/s2', number: 'A2' });
  noteKeptOrder('abc', '/order/s1', { status: 'completed' });
  noteKeptOrder('abc', '/order/s2', { status: 'ready' });
  expect(kept()).toEqual(['A2', 'A1']);
  expect(kept(Date.now() + DAY + 1000)).toEqual(['A2']);
});

test('a link that has ended leaves the list', () => {
  keepOrder('abc', { path: '/order/s1', number: 'A1' });
  deleteKeptOrder('abc', '/order/s1');
  expect(localStorage.getItem('order_track_abc')).toBeNull();
});

test.each([
  null,
  'nonsense',
  '{}',
  '[null, {"path":"https://elsewhere.example","number":"A1"}]',
  '[{"path":"/order/%","number":"A1"}]',
])('what is no list is an empty one: %s', (stored) => {
  expect(parseKeptOrders(stored, 0)).toEqual([]);
});
