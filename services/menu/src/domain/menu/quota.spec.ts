import { businessOfUpload } from './businesses';
import { assertConversionLeft, addressKey, conversionLimit, conversionsLeft, monthOf, renewalOf } from './quota';

const NOW = new Date('2026-12-31T23:59:59Z');
const VISITOR = { visitor: 'v', address: 'a' };
const BUSINESS = { businessId: 'b' };
const usage = (used: number, usedBehindAddress = used) => ({ used, usedBehindAddress });

describe('conversions', () => {
  it('are counted by the calendar month, UTC, and begin anew with the next', () => {
    expect([monthOf(NOW), renewalOf(NOW).toISOString()]).toEqual(['2026-12', '2027-01-01T00:00:00.000Z']);
  });

  it('are limited for who has no paid plan in force', () => {
    const business = { id: 'b', status: 'approved', closed: false } as const;
    expect(conversionLimit(undefined, 3)).toBe(3);
    expect(conversionLimit({ ...business, plan: 'free' }, 3)).toBe(3);
    expect(conversionLimit({ ...business, plan: 'pro' }, 3)).toBeNull();
    expect(conversionLimit({ ...business, plan: null }, 3)).toBe(3);
  });

  it('of a device are bounded by its own and by ten times as many of its network; a business has no network', () => {
    expect(conversionsLeft(3, usage(1), VISITOR)).toBe(2);
    expect(conversionsLeft(3, usage(0, 29), VISITOR)).toBe(1);
    expect(conversionsLeft(3, usage(0, 99), VISITOR)).toBe(0);
    expect(conversionsLeft(3, usage(2, 2), BUSINESS)).toBe(1);
    expect(conversionsLeft(null, usage(1000), BUSINESS)).toBeNull();
  });

  it('above the quota are refused in plain words, with when there are new ones and where the plans are', () => {
    const conversion = { payer: VISITOR, month: '2026-12', limit: 3 };
    expect(() => assertConversionLeft(conversion, usage(2), NOW)).not.toThrow();
    expect(() => assertConversionLeft(conversion, usage(3), NOW)).toThrow(
      expect.objectContaining({
        code: 'menu.quota_used_up',
        detail: expect.stringMatching(/this month’s 3 free menu conversions\..*January 1.*\/pricing/) as string,
        extras: { used: 3, limit: 3, renewsAt: '2027-01-01T00:00:00.000Z', pricing: '/pricing' },
      }),
    );
  });
});

describe('a network address', () => {
  it('is an IPv4 address, however it is written, or an IPv6 network', () => {
    expect(addressKey('::ffff:192.0.2.1')).toBe(addressKey('192.0.2.1'));
    expect(addressKey('192.0.2.1')).not.toBe(addressKey('192.0.2.2'));
    expect(addressKey('2001:db8:1:2::5')).toBe(addressKey('2001:0DB8:1:2:ffff:1:2:3'));
    expect(addressKey('2001:db8:1:2::5')).not.toBe(addressKey('2001:db8:1:3::5'));
    expect(addressKey('2001:db8::1')).toBe(addressKey('2001:db8::2'));
  });
});

describe('the business of an upload', () => {
  it('is the one named where it is the uploader’s, else their only one; nobody’s where that is not told', () => {
    expect(businessOfUpload(['a', 'b'], 'b')).toBe('b');
    expect(businessOfUpload(['a'], 'demo')).toBe('a');
    expect(businessOfUpload(['a', 'b'], 'c')).toBeUndefined();
    expect(businessOfUpload(undefined, 'a')).toBeUndefined();
  });
});
