import { ScryptPasswordHasher } from './scrypt-password-hasher';

const hasher = new ScryptPasswordHasher({ N: 2 ** 10, r: 8, p: 1 });

describe('password hashes', () => {
  it('fit their own password only', async () => {
    const hash = await hasher.hash('correct horse');
    expect(await hasher.verify('correct horse', hash)).toBe(true);
    expect(await hasher.verify('correct horsf', hash)).toBe(false);
  });

  it('differ for the same password, and hold their parameters', async () => {
    const [one, two] = await Promise.all([hasher.hash('same'), hasher.hash('same')]);
    expect(one).not.toBe(two);
    expect(one).toMatch(/^scrypt\$1024\$8\$1\$/);
  });

  it('stay valid when the parameters are raised', async () => {
    const old = await hasher.hash('password');
    expect(await new ScryptPasswordHasher({ N: 2 ** 11, r: 8, p: 2 }).verify('password', old)).toBe(true);
  });

  it('take the same password composed in another way', async () => {
    expect(await hasher.verify('cafe\u0301', await hasher.hash('caf\u00e9'))).toBe(true);
  });

  it('are never right where there is none, and the answer takes as long', async () => {
    expect(await hasher.verify('anything', undefined)).toBe(false);
  });
});
