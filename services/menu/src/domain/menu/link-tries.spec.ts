import { assertTriesLeft, hourOf, MOST_LINK_TRIES } from './link-tries';

describe('tries of edit links', () => {
  it('are counted by the hour, and above the most of one are refused, with how long to wait', () => {
    const now = new Date('2026-03-01T12:40:00Z');
    expect(hourOf(now).toISOString()).toBe('2026-03-01T12:00:00.000Z');
    expect(() => assertTriesLeft(MOST_LINK_TRIES, now)).not.toThrow();
    expect(() => assertTriesLeft(MOST_LINK_TRIES + 1, now)).toThrow(
      expect.objectContaining({ code: 'menu.too_many_tries', extras: { retryAfterSeconds: 1200 } }),
    );
  });
});
