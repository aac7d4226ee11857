import { SUBMISSION_WINDOW_MS, takeSubmission, type SubmissionCount, type SubmissionScope } from './submission-limit';

const NOON = new Date('2026-03-01T12:00:00Z');
const later = (ms: number) => new Date(NOON.getTime() + ms);

function allowedAtOnce(scope: SubmissionScope): number {
  let known: SubmissionCount | undefined;
  for (let taken = 0; ; taken++) {
    const decision = takeSubmission(known, scope, NOON);
    if (!decision.allowed) return taken;
    known = decision.next;
  }
}

describe('what is sent by a form', () => {
  it('is taken ten times an hour of one browser and for one mailbox, and more often of a shared network address', () => {
    expect([allowedAtOnce('visitor'), allowedAtOnce('email')]).toEqual([10, 10]);
    expect(allowedAtOnce('address')).toBeGreaterThan(10);
  });

  it('is taken again when the hour is over, and not before', () => {
    const full = { count: 10, startedAt: NOON };
    expect(takeSubmission(full, 'visitor', later(SUBMISSION_WINDOW_MS - 1))).toEqual({ allowed: false, retryAfterMs: 1 });
    expect(takeSubmission(full, 'visitor', later(SUBMISSION_WINDOW_MS))).toEqual({ allowed: true, next: { count: 1, startedAt: later(SUBMISSION_WINDOW_MS) } });
  });
});
