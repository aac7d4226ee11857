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

  it('gives the same next secret to two tabs that renew at once', () => {
    const { session, secret } = openRotation(LIFE_MS, NOON);
    const first = renewed(renewSession(session, secret, NOON));
    const second = renewed(renewSession(first.session, secret, later(REUSE_GRACE_MS)));
    expect(second.secret).toBe(first.secret);
    expect(renewed(renewSession(second.session, first.secret, later(60_000))).secret).not.toBe(first.secret);
  });

  it('ends when a used secret comes back after the grace', () => {
    const { session, secret } = openRotation(LIFE_MS, NOON);
    const next = renewed(renewSession(session, secret, NOON));
    const renewal = renewSession(next.session, secret, later(REUSE_GRACE_MS + 1));
    expect(renewal.outcome).toBe('reused');
    expect(renewal.session?.endedAt).toEqual(later(REUSE_GRACE_MS + 1));
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
