import { takeAttempt, ATTEMPT_WINDOW_MS } from './attempts';

const NOON = new Date('2026-03-01T12:00:00Z');
const later = (ms: number) => new Date(NOON.getTime() + ms);

describe('tries', () => {
  it('are counted from the first one, and refused above the most of an hour, with how long to wait', () => {
    const first = takeAttempt(undefined, 2, NOON);
    const second = first.allowed ? takeAttempt(first.next, 2, later(1000)) : undefined;
    expect(second).toEqual({ allowed: true, next: { count: 2, startedAt: NOON } });
    expect(takeAttempt({ count: 2, startedAt: NOON }, 2, later(60_000))).toEqual({
      allowed: false,
      retryAfterMs: ATTEMPT_WINDOW_MS - 60_000,
    });
  });

  it('begin anew when the hour is over', () => {
    expect(takeAttempt({ count: 99, startedAt: NOON }, 2, later(ATTEMPT_WINDOW_MS))).toEqual({
      allowed: true,
      next: { count: 1, startedAt: later(ATTEMPT_WINDOW_MS) },
    });
  });
});
