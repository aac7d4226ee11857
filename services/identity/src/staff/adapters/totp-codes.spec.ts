import { TotpCodes } from './totp-codes';

const codes = new TotpCodes();
/** The secret of RFC 6238's test vectors, "12345678901234567890", in base32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('codes by time', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238: at %i s it is %s', (seconds, code) => {
    expect(codes.stepOf(RFC_SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('are good for half a minute before and after, as clocks go wrong, and not for longer', () => {
    expect(codes.stepOf(RFC_SECRET, '287082', at(59 + 30))).toBe(1);
    expect(codes.stepOf(RFC_SECRET, '287082', at(29))).toBe(1);
    expect(codes.stepOf(RFC_SECRET, '287082', at(59 + 61))).toBeUndefined();
  });

  it('have secrets of 160 bits that differ', () => {
    expect(codes.newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(codes.newSecret()).not.toBe(codes.newSecret());
  });

  it('are told to an app with product and address', () => {
    expect(codes.uriOf(RFC_SECRET, 'ada@example.com')).toBe(
      `otpauth://totp/Chalkboard:ada%40example.com?issuer=Chalkboard&secret=${RFC_SECRET}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
