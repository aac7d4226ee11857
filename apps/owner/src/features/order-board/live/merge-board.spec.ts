import { boardOf, boardOrder } from '../board.factory';
import { mergedBoard, withOrder } from './merge-board';

const accepted = boardOrder({ status: 'accepted', version: 2 });

test('an event drawn up before an answer that is on the screen takes nothing back', () => {
  expect(mergedBoard(boardOf([accepted]), boardOf([boardOrder()])).orders).toEqual([accepted]);
});

test('a newer version from another device is taken', () => {
  expect(mergedBoard(boardOf([boardOrder()]), boardOf([accepted])).orders).toEqual([accepted]);
});

test('a board older than the one on the screen is left alone', () => {
  const current = boardOf([accepted]);
  expect(mergedBoard(current, boardOf([], { now: '2026-11-21T17:59:00.000Z' }))).toBe(current);
});

test('an order entered here after the arriving board was drawn up stays; one that left the board goes', () => {
  const entered = boardOrder({ orderId: 'later', placedAt: '2026-11-21T18:00:01.000Z' });
  expect(mergedBoard(boardOf([accepted, entered]), boardOf([])).orders).toEqual([entered]);
});

test('what was seen stays seen at the same version', () => {
  const seen = boardOrder({ seenAt: '2026-11-21T17:59:00.000Z' });
  expect(mergedBoard(boardOf([seen]), boardOf([boardOrder()])).orders[0]!.seenAt).toBe(seen.seenAt);
});

test('one order is put in its place, or at the end when it is new', () => {
  expect(withOrder(boardOf([boardOrder()]), accepted).orders).toEqual([accepted]);
  expect(withOrder(boardOf([]), accepted).orders).toEqual([accepted]);
});

test('an order and the settings that are as they were stay the same objects', () => {
  const current = boardOf([accepted]);
  const merged = mergedBoard(current, structuredClone(current));
  expect(merged.orders[0]).toBe(accepted);
  expect(merged.settings).toBe(current.settings);
});
