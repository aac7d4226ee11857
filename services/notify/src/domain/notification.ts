import type { Channel } from '@chalkboard/contracts';

/** A message to be sent. */
export interface NewNotification {
  /** The order it is about, if it is about one. */
  readonly order?: { readonly id: string; readonly number: string; readonly shareId: string };
  readonly channel: Channel;
  readonly destination: string;
  /** From 1; long texts are sent in several parts. */
  readonly part: number;
  /** What an e-mail is headed by; absent on other channels. */
  readonly subject?: string;
  readonly body: string;
  /** Id of the event that caused it. */
  readonly causationId: string;
  readonly correlationId: string;
}

/** A message that this instance, and no other, tries to send now. */
export interface ClaimedNotification extends NewNotification {
  readonly id: string;
  /** Tries with this one. */
  readonly attempts: number;
  readonly mayHaveLeft: boolean;
  /** Until when no other instance takes it up. */
  readonly leaseUntil: Date;
}

export type Outcome =
  | { readonly status: 'sent'; readonly provider: string; readonly providerMessageId?: string }
  | { readonly status: 'retry'; readonly nextAttemptAt: Date; readonly mayHaveLeft: boolean; readonly fault: string }
  | { readonly status: 'failed'; readonly reason: string };

/** Waits after each failed try; after the last one the message has failed. */
const BACKOFF_MS = [1000, 5000, 30_000, 120_000, 600_000];

/** What becomes of a message whose try number `attempts` the provider did not take. */
export function afterFault({ attempts, mayHaveLeft, fault, now }: { attempts: number; mayHaveLeft: boolean; fault: string; now: Date }): Outcome {
  const waitMs = BACKOFF_MS[attempts - 1];
  if (waitMs === undefined) return { status: 'failed', reason: `The message could not be sent after ${attempts} tries.` };
  return { status: 'retry', nextAttemptAt: new Date(now.getTime() + waitMs), mayHaveLeft, fault };
}
