import { AesSecretSeal } from './aes-secret-seal';

const SECRET = 'JBSWY3DPEHPK3PXP';
const ada = 'a5c1d8e2-0001-4000-8000-000000000001';
const purpose = 'secrets for tests';
const seal = new AesSecretSeal({ current: 'the first key, for tests and tests alone', purpose });
const turned = new AesSecretSeal({
  current: 'the second key, for tests and tests alone',
  before: 'the first key, for tests and tests alone',
  purpose,
});

describe('a sealed secret', () => {
  it('opens for its owner, and shows nothing of itself', () => {
    const kept = seal.seal(SECRET, ada);
    expect(seal.open(kept, ada)).toBe(SECRET);
    expect(kept).not.toContain(SECRET);
    expect(kept).not.toContain(Buffer.from(SECRET).toString('base64url'));
  });

  it('is another one each time', () => {
    expect(seal.seal(SECRET, ada)).not.toBe(seal.seal(SECRET, ada));
  });

  it('opens for nobody else', () => {
    expect(() => seal.open(seal.seal(SECRET, ada), 'somebody else')).toThrow('for another');
  });

  it('opens in no other state than that in which it was sealed', () => {
    const kept = seal.seal(SECRET, ada);
    const other = kept.at(-10) === 'A' ? 'B' : 'A';
    expect(() => seal.open(`${kept.slice(0, -10)}${other}${kept.slice(-9)}`, ada)).toThrow('damaged');
  });

  it('that was kept in clear before is read as it is, and is to be sealed', () => {
    expect([seal.open(SECRET, ada), seal.isCurrent(SECRET)]).toEqual([SECRET, false]);
  });

  it('of the key before opens while that is known, and is to be sealed anew', () => {
    const kept = seal.seal(SECRET, ada);
    expect([turned.open(kept, ada), turned.isCurrent(kept), turned.isCurrent(turned.seal(SECRET, ada))]).toEqual([
      SECRET,
      false,
      true,
    ]);
    const without = new AesSecretSeal({ current: 'the second key, for tests and tests alone', purpose });
    expect(() => without.open(kept, ada)).toThrow('no key');
  });

  it('of one purpose opens for no other, though both keys are made of one text', () => {
    const other = new AesSecretSeal({ current: 'the first key, for tests and tests alone', purpose: 'another' });
    expect(() => other.open(seal.seal(SECRET, ada), ada)).toThrow('no key');
  });

  it('names the key that opens it, the one that counts now first', () => {
    const idOf = (kept: string) => kept.split('.')[1];
    expect(turned.keyIds).toEqual([idOf(turned.seal(SECRET, ada)), idOf(seal.seal(SECRET, ada))]);
  });
});
