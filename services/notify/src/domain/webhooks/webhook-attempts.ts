import type { WebhookFault } from '@chalkboard/contracts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Pauses after each attempt that failed; after the last one, which is within three days, nothing more is sent. */
const PAUSES_MS = [
  5 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  20 * HOUR_MS,
] as const;

/** What came of sending a message once. */
export type SentOutcome =
  | { readonly delivered: true; readonly answer: number }
  | { readonly delivered: false; readonly fault: WebhookFault; readonly answer?: number };

/** How a message stands after an attempt. */
export interface AfterAttempt {
  readonly status: 'pending' | 'delivered' | 'failed';
  readonly nextAttemptAt?: Date;
}

/** @param attempts with this one */
export function afterAttempt({ delivered }: SentOutcome, attempts: number, now: Date): AfterAttempt {
  if (delivered) return { status: 'delivered' };
  const pauseMs = PAUSES_MS[attempts - 1];
  return pauseMs === undefined
    ? { status: 'failed' }
    : { status: 'pending', nextAttemptAt: new Date(now.getTime() + pauseMs) };
}

/** What an answer of this status means. A receiver that is moved says so to its owner, who changes the address. */
export function outcomeOf(answer: number): SentOutcome {
  if (answer >= 200 && answer < 300) return { delivered: true, answer };
  return { delivered: false, answer, fault: answer >= 300 && answer < 400 ? 'redirect' : 'status' };
}

/** An endpoint that says it is gone gets no more messages. */
export function isGone({ answer }: SentOutcome): boolean {
  return answer === 410;
}
