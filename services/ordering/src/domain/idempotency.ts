import { createHash } from 'node:crypto';
import type { IdempotencyScope } from './order.repository';

const MINUTE_MS = 60_000;

/**
 * The keys under which a request may be known already, the first being the one to remember it by: the header's; without
 * one a key of what was sent and when, this minute or the one before.
 */
export function scopesOf(
  scope: Omit<IdempotencyScope, 'key'>,
  key: string | undefined,
  requestHash: string,
  now: Date,
): IdempotencyScope[] {
  if (key !== undefined) return [{ ...scope, key }];
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  return [minute, minute - 1].map((at) => ({ ...scope, key: `derived:${sha256(`${requestHash}:${at}`)}` }));
}

/**
 * The id of an order by the key that it is remembered by: the same for requests that come at once, so that what is
 * promised of it is promised once. The day is in it because keys are erased before orders are.
 */
export function orderIdOf({ shareId, visitor, key }: IdempotencyScope, requestHash: string, now: Date): string {
  const hash = sha256(JSON.stringify([shareId, visitor, key, requestHash, now.toISOString().slice(0, 10)]));
  // The marks of a random UUID (version 4) are set, as everybody expects them.
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/** SHA-256 in hex. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
