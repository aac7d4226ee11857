/** What somebody has sent by one form since `startedAt`. */
export interface SubmissionCount {
  readonly count: number;
  readonly startedAt: Date;
}

/** What anybody may send or ask for without signing in. */
export type FormName =
  'contact' | 'referral' | 'review' | 'review-vote' | 'privacy-code' | 'privacy-try' | 'privacy-look' | 'privacy-copy';

/** By what a sender is known: a browser, a network address, the e-mail address that is given. */
export type SubmissionScope = 'visitor' | 'address' | 'email';

export const SUBMISSION_WINDOW_MS = 3_600_000;

const LETTERS = {
  visitor: 10,
  // An office shares one; a program that forgets its cookie does not get past it.
  address: 30,
  // Nobody's mailbox is filled with acknowledgements of forms that others have sent.
  email: 10,
} as const;

/** A click each, and nobody is written to. */
const VOTES = { visitor: 120, address: 600 } as const;

/** Nobody's telephone is filled with codes by strangers, and a message costs money. */
const CODES = { visitor: 6, address: 30, email: 4 } as const;

/**
 * Of a request (five attempts anyway), and of a number or an address over all its requests: ten guesses an hour of a
 * million codes, as of a sign-in.
 */
const ATTEMPTS = { visitor: 10, address: 60, email: 10 } as const;

/** What is kept of somebody, counted: a few questions to other services each. */
const LOOKS = { visitor: 120, address: 600, email: 120 } as const;

/** All that is kept of somebody: each reads it anew in every service. */
const COPIES = { visitor: 20, address: 100, email: 20 } as const;

/** How often an hour each form is taken. */
export const MAX_AN_HOUR: Readonly<Record<FormName, Readonly<Partial<Record<SubmissionScope, number>>>>> = {
  contact: LETTERS,
  referral: LETTERS,
  review: LETTERS,
  'review-vote': VOTES,
  'privacy-code': CODES,
  'privacy-try': ATTEMPTS,
  'privacy-look': LOOKS,
  'privacy-copy': COPIES,
};

export type SubmissionDecision =
  | { readonly allowed: true; readonly next: SubmissionCount }
  | { readonly allowed: false; readonly retryAfterMs: number };

/** Counts a submission, unless there were enough within the hour. @param max how many those are */
export function takeSubmission(known: SubmissionCount | undefined, max: number, now: Date): SubmissionDecision {
  const passedMs = known ? now.getTime() - known.startedAt.getTime() : Number.POSITIVE_INFINITY;
  if (!known || passedMs >= SUBMISSION_WINDOW_MS) return { allowed: true, next: { count: 1, startedAt: now } };
  if (known.count >= max) return { allowed: false, retryAfterMs: SUBMISSION_WINDOW_MS - passedMs };
  return { allowed: true, next: { ...known, count: known.count + 1 } };
}
