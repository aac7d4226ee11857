import { createHash } from 'node:crypto';

/** What may be tried only so often. */
export type Trial = 'ask' | 'code' | 'link' | 'signup' | 'draft' | 'invite' | 'contact' | 'confirm';

/** By what the one who tries is known; `contact`: the one that the attempt is about. */
export type AttemptScope = 'visitor' | 'address' | 'contact';

export interface AttemptCount {
  readonly count: number;
  readonly startedAt: Date;
}

export const ATTEMPT_WINDOW_MS = 3_600_000;

/** The most an hour. An office shares a network address; a program that forgets its cookie does not get past it. */
export const MAX_ATTEMPTS: Readonly<Record<Trial, Partial<Record<AttemptScope, number>>>> = {
  // Nobody's mailbox or telephone is filled by strangers.
  ask: { visitor: 10, address: 30, contact: 5 },
  // Ten guesses an hour of a million codes; the link still works for whom somebody locks out so.
  code: { address: 30, contact: 10 },
  link: { address: 60 },
  signup: { visitor: 10, address: 30 },
  draft: { address: 600 },
  // From here on the visitor is the account.
  invite: { visitor: 20, contact: 5 },
  contact: { visitor: 10, address: 30, contact: 5 },
  confirm: { visitor: 20, address: 30, contact: 10 },
};

/** Always in this order, so that two attempts never wait for each other. */
export const ATTEMPT_SCOPES: readonly AttemptScope[] = ['address', 'contact', 'visitor'];

/** By whom something is tried: hashes and a network address. */
export type Trier = Readonly<Partial<Record<AttemptScope, string>>>;

/** How often what was tried, and by whom: a port. */
export abstract class Attempts {
  /**
   * Counts an attempt under each name of who tries, or under none. Before it is known whether it succeeds, so that
   * attempts at the same time cannot slip through together.
   * @throws TooManyAttemptsError
   */
  abstract take(trial: Trial, trier: Trier, now: Date): Promise<void>;
  /** @returns how many counts are gone */
  abstract removeStartedBefore(instant: Date): Promise<number>;
}

/** Names of the ones who try are kept as hashes only. */
export function hashOfTrier(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

export type AttemptDecision =
  { readonly allowed: true; readonly next: AttemptCount } | { readonly allowed: false; readonly retryAfterMs: number };

/** @param max an hour */
export function takeAttempt(known: AttemptCount | undefined, max: number, now: Date): AttemptDecision {
  const passedMs = known ? now.getTime() - known.startedAt.getTime() : Number.POSITIVE_INFINITY;
  if (!known || passedMs >= ATTEMPT_WINDOW_MS) return { allowed: true, next: { count: 1, startedAt: now } };
  if (known.count >= max) return { allowed: false, retryAfterMs: ATTEMPT_WINDOW_MS - passedMs };
  return { allowed: true, next: { ...known, count: known.count + 1 } };
}
