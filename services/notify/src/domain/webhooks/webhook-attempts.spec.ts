import { afterAttempt, isGone, outcomeOf } from './webhook-attempts';

const NOW = new Date('2026-11-26T12:00:00Z');
const DAY_MS = 86_400_000;

test('a message is sent again for three days, at growing pauses, and then no more', () => {
  let at = NOW;
  let attempts = 0;
  const pauses: number[] = [];
  for (;;) {
    const { status, nextAttemptAt } = afterAttempt(outcomeOf(500), ++attempts, at);
    if (!nextAttemptAt) {
      expect(status).toBe('failed');
      break;
    }
    expect(status).toBe('pending');
    pauses.push(nextAttemptAt.getTime() - at.getTime());
    at = nextAttemptAt;
  }
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses[0]).toBe(5000);
  expect(at.getTime() - NOW.getTime()).toBeGreaterThan(2.9 * DAY_MS);
  expect(at.getTime() - NOW.getTime()).toBeLessThanOrEqual(3 * DAY_MS);
});

test.each([200, 201, 204, 299])('an answer of %i takes the message', (status) => {
  expect(afterAttempt(outcomeOf(status), 1, NOW)).toEqual({ status: 'delivered' });
});

test.each([301, 302, 307, 308])('a redirect of %i is not followed, and is a fault', (status) => {
  expect(outcomeOf(status)).toEqual({ delivered: false, fault: 'redirect', answer: status });
});

test.each([400, 404, 410, 429, 500, 503])('an answer of %i does not take it', (status) => {
  expect(outcomeOf(status)).toEqual({ delivered: false, fault: 'status', answer: status });
});

test('only 410 says that the receiver is gone', () => {
  expect([404, 410, 503].map((status) => isGone(outcomeOf(status)))).toEqual([false, true, false]);
});
