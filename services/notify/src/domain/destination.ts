import { createHash } from 'node:crypto';
import type { Channel } from '@chalkboard/contracts';

/** SHA-256 (hex) of a number or an address: by it, limits and opt-outs are kept without keeping whom they are about. */
export function hashOf(channel: Channel, destination: string): string {
  return createHash('sha256')
    .update(channel === 'email' ? destination.toLowerCase() : destination)
    .digest('hex');
}
