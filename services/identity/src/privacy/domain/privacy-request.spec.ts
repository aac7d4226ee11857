import { PRIVACY } from '@chalkboard/contracts';
import { hashOfCode, isRightCode, takesCodes } from './privacy-request';

const NOON = new Date('2026-03-01T12:00:00Z');
const fresh = { provedAt: null, expiresAt: new Date(NOON.getTime() + PRIVACY.codeValidMs), codeTries: 0 };

describe('a code', () => {
  it('proves once, for a quarter of an hour, with five attempts', () => {
    expect(takesCodes(fresh, NOON)).toBe(true);
    expect(takesCodes({ ...fresh, provedAt: NOON }, NOON)).toBe(false);
    expect(takesCodes(fresh, new Date(NOON.getTime() + 15 * 60_000))).toBe(false);
    expect([4, 5].map((codeTries) => takesCodes({ ...fresh, codeTries }, NOON))).toEqual([true, false]);
  });

  it('is that of its own request', () => {
    const codeHashes = [hashOfCode('a', '042137')];
    expect(isRightCode({ id: 'a', codeHashes }, '042137')).toBe(true);
    expect(isRightCode({ id: 'a', codeHashes }, '042138')).toBe(false);
    expect(isRightCode({ id: 'b', codeHashes }, '042137')).toBe(false);
  });
});
