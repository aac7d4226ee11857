import {
  MAX_AN_HOUR,
  SUBMISSION_WINDOW_MS,
  takeSubmission,
  type FormName,
  type SubmissionCount,
  type SubmissionScope,
} from './submission-limit';

const NOON = new Date('2026-03-01T12:00:00Z');
const later = (ms: number) => new Date(NOON.getTime() + ms);

function allowedAtOnce(form: FormName, scope: SubmissionScope): number {
  let known: SubmissionCount | undefined;
  for (let taken = 0; ; taken++) {
    const decision = takeSubmission(known, MAX_AN_HOUR[form][scope] ?? 0, NOON);
    if (!decision.allowed) return taken;
    known = decision.next;
  }
}

describe('what is sent by a form', () => {
  it.each(['contact', 'referral', 'review'] as const)(
    '%s: is taken ten times an hour of one browser and for one mailbox, and more often of a shared network address',
    (form) => {
      expect([allowedAtOnce(form, 'visitor'), allowedAtOnce(form, 'email')]).toEqual([10, 10]);
      expect(allowedAtOnce(form, 'address')).toBeGreaterThan(10);
    },
  );

  it('is a vote more often than a letter', () => {
    expect(allowedAtOnce('review-vote', 'visitor')).toBeGreaterThan(allowedAtOnce('review', 'visitor'));
  });

  it('is a look at what is kept 120 times an hour, and a copy of it 20 times', () => {
    expect(
      (['privacy-look', 'privacy-copy'] as const).map((form) => [
        allowedAtOnce(form, 'visitor'),
        allowedAtOnce(form, 'email'),
      ]),
    ).toEqual([
      [120, 120],
      [20, 20],
    ]);
  });

  it('is taken again when the hour is over, and not before', () => {
    const full = { count: 10, startedAt: NOON };
    expect(takeSubmission(full, 10, later(SUBMISSION_WINDOW_MS - 1))).toEqual({ allowed: false, retryAfterMs: 1 });
    expect(takeSubmission(full, 10, later(SUBMISSION_WINDOW_MS))).toEqual({
      allowed: true,
      next: { count: 1, startedAt: later(SUBMISSION_WINDOW_MS) },
    });
  });
});
