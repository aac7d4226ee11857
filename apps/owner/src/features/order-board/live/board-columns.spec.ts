import { boardOf, boardOrder, NOW } from '../board.factory';
import { byColumn, minutesLate } from './board-columns';

const now = Date.parse(NOW);
const promisedAt = '2026-11-21T17:52:30.000Z';

test('who waits longest stands on top of the new ones; in the kitchen what is due first', () => {
  const late = boardOrder({ orderId: 'a', placedAt: '2026-11-21T17:59:00.000Z' });
  const early = boardOrder({ orderId: 'b', placedAt: '2026-11-21T17:50:00.000Z' });
  const soon = boardOrder({ orderId: 'c', status: 'preparing', promisedAt: '2026-11-21T18:10:00.000Z' });
  const wished = boardOrder({ orderId: 'd', status: 'accepted', scheduledFor: '2026-11-21T20:00:00.000Z' });
  const columns = byColumn(boardOf([late, wished, early, soon]));
  expect(columns.new.map(({ orderId }) => orderId)).toEqual(['b', 'a']);
  expect(columns.kitchen.map(({ orderId }) => orderId)).toEqual(['c', 'd']);
});

test('late is what was promised for a time that is over, in whole minutes', () => {
  expect(minutesLate({ status: 'preparing', promisedAt }, now)).toBe(7);
  expect(minutesLate({ status: 'out_for_delivery', promisedAt }, now)).toBe(7);
  expect(minutesLate({ status: 'preparing', promisedAt: '2026-11-21T18:05:00.000Z' }, now)).toBe(0);
});

test.each(['placed', 'ready', 'completed', 'cancelled'] as const)('an order that is %s is not late', (status) => {
  expect(minutesLate({ status, promisedAt }, now)).toBe(0);
});
