import {
  endSession,
  openRotation,
  renewSession,
  REUSE_GRACE_MS,
  type Renewal,
  type RotatingSession,
} from './rotating-session';

const LIFE_MS = 7 * 86_400_000;

const NOON = new Date('2026-03-01T12:00:00Z');
const later = (ms: number) => new Date(NOON.getTime() + ms);

function renewed(renewal: Renewal<RotatingSession>): { session: RotatingSession; secret: string } {
  if (renewal.outcome !== 'renewed') throw new Error(`was ${renewal.outcome}`);
  return renewal;
}

describe('a session', () => {
  it('gives another secret with each renewal, and keeps neither in the clear', () => {
    const { session, secret } = openRotation(LIFE_MS, NOON);
    const next = renewed(renewSession(session, secret, later(1000)));
    expect(next.secret).not.toBe(secret);
    expect(next.secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(JSON.stringify(next.session)).not.toContain(next.secret);
    expect(JSON.stringify(next.session)).not.toContain(secret);
  });

  const opened = openRotation(LIFE_MS, NOON);
  /** Renewed by the secret that was given last, so often. */
  const after = (times: number, at = NOON): { session: RotatingSession; secret: string } =>
    Array.from({ length: times }).reduce<typeof opened>(
      ({ session, secret }) => renewed(renewSession(session, secret, at)),
      opened,
    );

  it('gives the same next secret to two tabs that renew at once', () => {
    const first = after(1);
    expect(renewed(renewSession(first.session, opened.secret, NOON)).secret).toBe(first.secret);
  });

  it('gives the same next secret again, however late, as long as nobody has shown it: the answer was lost', () => {
    const lost = after(1);
    const again = renewed(renewSession(lost.session, opened.secret, later(3_600_000)));
    expect(again.secret).toBe(lost.secret);
    expect(again.session).toEqual({ ...lost.session, rotatedAt: later(3_600_000) });
    expect(renewed(renewSession(again.session, again.secret, later(3_600_001))).secret).not.toBe(again.secret);
  });

  it('takes the secret before the one that was shown for a short while: of two tabs one is on a slow line', () => {
    const { session } = after(2);
    expect(renewed(renewSession(session, opened.secret, later(REUSE_GRACE_MS))).session).toEqual(session);
  });

  it.each([2, 3, 9])(
    'ends when a secret comes back that was followed by %i others, the first of them shown',
    (times) => {
      const { session } = after(times);
      const at = later(REUSE_GRACE_MS + 1);
      const renewal = renewSession(session, opened.secret, at);
      expect(renewal.outcome).toBe('reused');
      expect(renewal.session?.endedAt).toEqual(at);
    },
  );

  it('keeps the last eight secrets that were shown and followed', () => {
    expect(after(30).session.retiredRefreshHashes).toHaveLength(8);
  });

  it('is refused once it has ended or run out', () => {
    const { session, secret } = openRotation(LIFE_MS, NOON);
    expect(renewSession(endSession(session, NOON), secret, NOON).outcome).toBe('refused');
    expect(renewSession(session, secret, later(LIFE_MS)).outcome).toBe('refused');
  });

  it('runs out when it was said to, however often it is renewed', () => {
    const { session, secret } = openRotation(LIFE_MS, NOON);
    expect(renewed(renewSession(session, secret, later(3_600_000))).session.expiresAt).toEqual(session.expiresAt);
  });
});
