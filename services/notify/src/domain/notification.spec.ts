import { CHANNEL_POLICIES, type ChannelPolicy } from './channel-policy';
import { afterFault } from './notification';

const NOON = new Date('2026-03-01T12:00:00Z');

describe('a message that was not taken', () => {
  const waitsOf = (policy: ChannelPolicy): number[] => {
    const waits: number[] = [];
    for (let attempts = 1; ; attempts++) {
      const outcome = afterFault({ attempts, mayHaveLeft: false, fault: 'busy', now: NOON, policy });
      if (outcome.status === 'failed') {
        expect(outcome.reason).toBe('The message could not be sent after 6 tries.');
        return waits;
      }
      if (outcome.status === 'retry') waits.push(((outcome.nextAttemptAt ?? NOON).getTime() - NOON.getTime()) / 1000);
    }
  };

  it('is tried again ever later, and then given up: a text within minutes, an e-mail within hours', () => {
    expect(waitsOf(CHANNEL_POLICIES.sms)).toEqual([1, 5, 30, 120, 600]);
    expect(waitsOf(CHANNEL_POLICIES.email)).toEqual([1, 30, 300, 900, 3600]);
  });

  it('keeps in mind whether it may be on its way', () => {
    expect(
      afterFault({ attempts: 1, mayHaveLeft: true, fault: 'no answer', now: NOON, policy: CHANNEL_POLICIES.sms }),
    ).toMatchObject({ mayHaveLeft: true });
  });
});
