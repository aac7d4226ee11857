/** What somebody has sent by one form since `startedAt`. */
export interface SubmissionCount {
  readonly count: number;
  readonly startedAt: Date;
}

/** By what a sender is known: a browser, a network address, the e-mail address that the acknowledgement goes to. */
export type SubmissionScope = 'visitor' | 'address' | 'email';

export const SUBMISSION_WINDOW_MS = 3_600_000;

const MAX_AN_HOUR: Readonly<Record<SubmissionScope, number>> = {
  visitor: 10,
  // An office shares one; a program that forgets its cookie does not get past it.
  address: 30,
  // Nobody's mailbox is filled with acknowledgements of forms that others have sent.
  email: 10,
};

export type SubmissionDecision = { readonly allowed: true; readonly next: SubmissionCount } | { readonly allowed: false; readonly retryAfterMs: number };

/** Counts a submission, unless there were enough within the hour. */
export function takeSubmission(known: SubmissionCount | undefined, scope: SubmissionScope, now: Date): SubmissionDecision {
  const passedMs = known ? now.getTime() - known.startedAt.getTime() : Number.POSITIVE_INFINITY;
  if (!known || passedMs >= SUBMISSION_WINDOW_MS) return { allowed: true, next: { count: 1, startedAt: now } };
  if (known.count >= MAX_AN_HOUR[scope]) return { allowed: false, retryAfterMs: SUBMISSION_WINDOW_MS - passedMs };
  return { allowed: true, next: { ...known, count: known.count + 1 } };
}
