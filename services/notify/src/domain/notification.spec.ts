import { afterFault } from './notification';

const NOON = new Date('2026-03-01T12:00:00Z');

describe('a message that was not taken', () => {
  it('is tried again ever later, and then given up', () => {
    const waits: number[] = [];
    for (let attempts = 1; ; attempts++) {
      const outcome = afterFault({ attempts, mayHaveLeft: false, fault: 'busy', now: NOON });
      if (outcome.status === 'failed') {
        expect(outcome.reason).toBe('The message could not be sent after 6 tries.');
        break;
      }
      if (outcome.status === 'retry') waits.push((outcome.nextAttemptAt.getTime() - NOON.getTime()) / 1000);
    }
    expect(waits).toEqual([1, 5, 30, 120, 600]);
  });

  it('keeps in mind whether it may be on its way', () => {
    expect(afterFault({ attempts: 1, mayHaveLeft: true, fault: 'no answer', now: NOON })).toMatchObject({ mayHaveLeft: true });
  });
});
