import { SIGN_IN } from '@chalkboard/contracts';
import { expiryOf, hashOfCode, isOpen, newSecret, takesCodes, type SignIn } from './sign-in';

const NOON = new Date('2026-03-01T12:00:00Z');
const later = (ms: number) => new Date(NOON.getTime() + ms);
const asked = (more: Partial<SignIn> = {}): SignIn => ({
  id: 'one',
  accountId: 'ada',
  contactHash: 'hash',
  channel: 'email',
  purpose: 'asked',
  requestedAt: NOON,
  expiresAt: expiryOf('asked', NOON),
  codeTries: 0,
  atSignup: false,
  ...more,
});

describe('a sign-in', () => {
  it('that was asked for lets in for a quarter of an hour, and one that we offer for a day', () => {
    expect(isOpen(asked(), later(15 * 60_000 - 1))).toBe(true);
    expect(isOpen(asked(), later(15 * 60_000))).toBe(false);
    expect(expiryOf('approved', NOON)).toEqual(later(24 * 3_600_000));
  });

  it('lets in once', () => {
    expect(isOpen(asked({ usedAt: NOON }), later(1000))).toBe(false);
  });

  it('of a contact that nobody has lets nobody in', () => {
    expect(isOpen(asked({ accountId: undefined }), NOON)).toBe(false);
  });

  it('takes no code any more after five wrong ones, though its link still works', () => {
    const tried = asked({ codeTries: SIGN_IN.codeTries });
    expect(takesCodes(asked({ codeTries: SIGN_IN.codeTries - 1 }), NOON)).toBe(true);
    expect(takesCodes(tried, NOON)).toBe(false);
    expect(isOpen(tried, NOON)).toBe(true);
  });

  it('has a code of six digits only where somebody asked for it', () => {
    expect(newSecret({ purpose: 'asked' }).code).toMatch(/^\d{6}$/);
    expect(newSecret({ purpose: 'invited' }).code).toBeUndefined();
    expect(newSecret({ purpose: 'asked' }).secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('hashes the same code to another value than the next sign-in does', () => {
    expect(hashOfCode({ id: 'one' }, '123456')).not.toBe(hashOfCode({ id: 'two' }, '123456'));
  });
});
