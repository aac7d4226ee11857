import type { OpeningHours } from '@chalkboard/contracts';
import { menuState, untilText } from './menu-state';

const ZONE = 'America/New_York';
/** A Thursday, 10 AM in New York. */
const NOW = Date.parse('2026-11-26T15:00:00Z');
const published = { status: 'published', timeZone: ZONE } as const;
const hours = (...weekly: OpeningHours['weekly']): OpeningHours => ({ weekly, exceptions: [] });
const text = (until: number | undefined) =>
  until === undefined ? undefined : untilText(until, ZONE, NOW, (date) => `on ${date}`);
const closed = (openingHours?: OpeningHours) => {
  const state = menuState({ ...published, openingHours }, { taken: 'closed' }, NOW);
  return state && 'until' in state ? text(state.until) : undefined;
};

test('a menu that is not published is a draft, whatever ordering says', () => {
  expect(menuState({ ...published, status: 'extracted' }, { taken: 'now' }, NOW)).toEqual({ kind: 'draft' });
});

test('nothing is said of a published menu before it is known', () => {
  expect(menuState(published, undefined, NOW)).toBeUndefined();
});

test('it is live while orders are taken, and says when there are none at all', () => {
  expect(menuState(published, { taken: 'now' }, NOW)).toEqual({ kind: 'live' });
  expect(menuState(published, { taken: 'never' }, NOW)).toEqual({ kind: 'never' });
});

test('a pause says until when, where somebody has said so', () => {
  expect(menuState(published, { taken: 'paused' }, NOW)).toEqual({ kind: 'paused' });
  expect(menuState(published, { taken: 'paused', pausedUntil: '2026-11-26T15:30:00.000Z' }, NOW)).toEqual({
    kind: 'paused',
    until: NOW + 30 * 60_000,
  });
});

test('closed says when it opens: the time today, the day within a week, the date after that', () => {
  expect(closed(hours({ day: 4, from: '17:00', to: '22:00' }))).toBe('5 PM');
  expect(closed(hours({ day: 6, from: '11:30', to: '22:00' }))).toBe('Sat 11:30 AM');
  const holidays = ['2026-11-26', '2026-12-03', '2026-12-10'].map((date) => ({ date, spans: [] }));
  expect(closed({ ...hours({ day: 4, from: '17:00', to: '22:00' }), exceptions: holidays })).toBe('on 2026-12-17');
});

test('closed says no time where none is known', () => {
  expect([closed(), closed(hours())]).toEqual([undefined, undefined]);
});
