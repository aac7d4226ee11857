import { createHash } from 'node:crypto';
import { networkOf } from './network-of';

/** What a network address is counted under where it is stored: a hash of its network. */
export function addressKey(address: string): string {
  return createHash('sha256').update(networkOf(address)).digest('hex');
}
