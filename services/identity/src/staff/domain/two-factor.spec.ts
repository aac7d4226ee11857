import { appCodeOf, hashRecoveryCode, newRecoveryCodes } from './two-factor';

describe('recovery codes', () => {
  it('are ten that differ, in groups that can be read out, without letters that look alike', () => {
    const { codes } = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
  });

  it('are kept as hashes only, by which one is known however it is typed', () => {
    const { codes, hashes } = newRecoveryCodes();
    const [code = ''] = codes;
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(hashRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(hashes[0]);
    expect(hashRecoveryCode(code)).not.toBe(hashes[1]);
  });
});

describe('a code of the app', () => {
  it('is six digits, blanks or not', () => {
    expect(appCodeOf('123 456 ')).toBe('123456');
    for (const typed of ['12345', '1234567', '12345a', '']) expect(appCodeOf(typed)).toBeUndefined();
  });
});
