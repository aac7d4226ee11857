import { createHmac, type KeyObject } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * What a network address is kept as: a hash by a key of ours, since all addresses there are could be hashed without
 * one. Of IPv6 the network (/64) counts: whoever has one has all addresses in it.
 */
export function addressKey(address: string, key: KeyObject): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  return createHmac('sha256', key)
    .update('network address')
    .update(isIPv6(plain) ? networkOf(plain) : plain)
    .digest('hex');
}

function networkOf(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const groups =
    tail === undefined
      ? before
      : [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
