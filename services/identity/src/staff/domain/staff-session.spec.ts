import { STAFF_SESSION } from '@chalkboard/contracts';
import { openSession, renewStaffSession } from './staff-session';

const NOON = new Date('2026-03-01T12:00:00Z');
const later = (ms: number) => new Date(NOON.getTime() + ms);
const { session, secret } = openSession('ada', { device: 'Firefox on Linux', address: '203.0.113.7' }, NOON);

describe('a session of staff', () => {
  it('goes on while it is used', () => {
    expect(renewStaffSession(session, secret, later(STAFF_SESSION.idleMs)).outcome).toBe('renewed');
  });

  it('ends when nobody used it for too long, and says so once', () => {
    const renewal = renewStaffSession(session, secret, later(STAFF_SESSION.idleMs + 1));
    expect(renewal).toMatchObject({ outcome: 'idle', session: { endedAt: later(STAFF_SESSION.idleMs + 1) } });
    expect(renewStaffSession(renewal.session!, secret, later(STAFF_SESSION.idleMs + 2)).outcome).toBe('refused');
  });
});
