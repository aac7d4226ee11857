import { createHash } from 'node:crypto';

/**
 * What a message is known by when it comes again: sequences are given anew by a stream that was lost, and not every
 * message has an id.
 */
export function digestOf(data: Uint8Array): Buffer {
  return createHash('sha256').update(data).digest();
}
