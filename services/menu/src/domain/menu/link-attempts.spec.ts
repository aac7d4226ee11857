import { assertAttemptsLeft, hourOf, MAX_LINK_ATTEMPTS } from './link-attempts';

describe('tries of edit links', () => {
  it('are counted by the hour, and above the most of one are refused, with how long to wait', () => {
    const now = new Date('2026-03-01T12:40:00Z');
    expect(hourOf(now).toISOString()).toBe('2026-03-01T12:00:00.000Z');
    expect(() => assertAttemptsLeft(MAX_LINK_ATTEMPTS, now)).not.toThrow();
    expect(() => assertAttemptsLeft(MAX_LINK_ATTEMPTS + 1, now)).toThrow(
      expect.objectContaining({ code: 'menu.too_many_tries', extras: { retryAfterSeconds: 1200 } }),
    );
  });
});
