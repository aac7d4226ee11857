import { createHash } from 'node:crypto';
import type { IdempotencyScope } from './order.repository';

const MINUTE_MS = 60_000;

/**
 * The keys under which a request may be known already, the first being the one to remember it by: the header's; without one a key of what was
 * sent and when, this minute or the one before.
 */
export function scopesOf(scope: Omit<IdempotencyScope, 'key'>, key: string | undefined, requestHash: string, now: Date): IdempotencyScope[] {
  if (key !== undefined) return [{ ...scope, key }];
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  return [minute, minute - 1].map((at) => ({ ...scope, key: `derived:${sha256(`${requestHash}:${at}`)}` }));
}

/** SHA-256 in hex. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
