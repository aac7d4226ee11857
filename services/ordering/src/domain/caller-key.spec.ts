import { createSecretKey } from 'node:crypto';
import { addressKey } from './caller-key';

const keyOf = (text: string) => createSecretKey(text, 'utf8');
const KEY = keyOf('a key for tests, and for tests alone');

describe('a network address', () => {
  it('is kept as what nobody finds out without the key', () => {
    expect(addressKey('203.0.113.7', KEY)).toMatch(/^[0-9a-f]{64}$/);
    expect(addressKey('203.0.113.7', KEY)).not.toBe(
      addressKey('203.0.113.7', keyOf('another key for tests, and for tests')),
    );
    expect(addressKey('203.0.113.7', KEY)).not.toBe(addressKey('203.0.113.8', KEY));
  });

  it('is the same however it is written, and of IPv6 all of a network', () => {
    expect(addressKey('::ffff:203.0.113.7', KEY)).toBe(addressKey('203.0.113.7', KEY));
    expect(addressKey('2001:db8:0:1::5', KEY)).toBe(addressKey('2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', KEY));
    expect(addressKey('2001:db8:0:1::5', KEY)).not.toBe(addressKey('2001:db8:0:2::5', KEY));
  });
});
