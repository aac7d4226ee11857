import type { CallState } from '@chalkboard/contracts';

/**
 * Where a call stands here: `pending`, to be made; `placing`, given to the provider, which has not answered;
 * `withdrawn`: the order was answered before the call was made.
 */
export const STORED_CALL_STATES = [
  'pending',
  'placing',
  'calling',
  'answered',
  'seen',
  'failed',
  'withdrawn',
] as const satisfies readonly (CallState | 'pending' | 'placing' | 'withdrawn')[];
export type StoredCallState = (typeof STORED_CALL_STATES)[number];

/** Waits after an attempt that the provider surely did not take (ms); after the last one the call has failed. */
export const CALL_BACKOFF_MS: readonly number[] = [2000, 10_000, 30_000];
/** How long the provider's answer, or its first report, is waited for (ms). */
export const CALL_LEASE_MS = 60_000;

/** Why a call is not made, in words for the owner. */
export const NOT_CALLED = {
  noNumber: 'Your menu names no telephone number, so nobody was called.',
  notConfirmed:
    'This number is not confirmed, so it is not called. Confirm it by answering one of our text messages from it.',
  notDialable: 'This number cannot be called: its country is not known. Write it with its country code.',
  unknown: 'It is not known whether this call was made, so it was not made again.',
  attempts: 'The call could not be made.',
} as const;

const RANK: Readonly<Record<StoredCallState, number>> = {
  pending: 0,
  placing: 0,
  calling: 1,
  answered: 2,
  failed: 2,
  seen: 3,
  withdrawn: 4,
};

/** Whether a report says more than is known: reports come twice, late and out of order. */
export function isNews(known: StoredCallState, reported: CallState): boolean {
  return RANK[reported] > RANK[known];
}

/** What the provider is to say. */
export interface CallScript {
  readonly language: string;
  readonly words: string;
}
