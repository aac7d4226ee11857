import { addressKey } from './address-key';

describe('what a network address is counted under', () => {
  it('is the same for an IPv4 address and its form within IPv6', () => {
    expect(addressKey('::ffff:192.0.2.1')).toBe(addressKey('192.0.2.1'));
    expect(addressKey('192.0.2.1')).not.toBe(addressKey('192.0.2.2'));
  });

  it('is the network of an IPv6 address, whose holder has all addresses in it', () => {
    expect(addressKey('2001:db8:1:2::5')).toBe(addressKey('2001:0DB8:1:2:ffff:1:2:3'));
    expect(addressKey('2001:db8:1:2::5')).not.toBe(addressKey('2001:db8:1:3::5'));
  });
});
