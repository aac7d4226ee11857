import { PAUSED_UNTIL_REOPENED } from '@chalkboard/contracts';
import { defaultSettings } from './ordering-settings';
import { ordersNow } from './orders-now';

const noon = new Date('2026-11-23T12:00:00Z');
const open = { timeZone: 'UTC' };
const closed = { timeZone: 'UTC', openingHours: { weekly: [{ day: 1, from: '17:00', to: '22:00' }], exceptions: [] } };

test('says how soon an order is ready while the restaurant takes them, the busy kitchen counted in', () => {
  expect(ordersNow(open, { ...defaultSettings(), busyExtraMinutes: 15 }, 'open', noon)).toEqual({
    taken: 'now',
    prepMinutes: 40,
  });
});

test('outside its hours it is closed, and says when orders are taken again', () => {
  expect(ordersNow(closed, defaultSettings(), 'open', noon)).toEqual({
    taken: 'closed',
    why: 'The restaurant is closed right now. It takes orders again today at 5:00 PM.',
  });
});

test('while it has paused no end is said where nobody said one', () => {
  const paused = (pausedUntil: string) => ordersNow(open, { ...defaultSettings(), pausedUntil }, 'open', noon);
  expect(paused('2026-11-23T13:00:00.000Z')).toEqual({
    taken: 'paused',
    pausedUntil: '2026-11-23T13:00:00.000Z',
    why: expect.stringContaining('not taking orders right now'),
  });
  expect(paused(PAUSED_UNTIL_REOPENED)).toEqual({
    taken: 'paused',
    why: expect.stringContaining('not taking orders right now'),
  });
});

test.each(['rejected', 'closed'] as const)('a business that is %s takes no orders at any time', (state) => {
  expect(ordersNow(open, defaultSettings(), state, noon)).toEqual({
    taken: 'never',
    why: expect.stringContaining('Please contact the restaurant directly.'),
  });
});
