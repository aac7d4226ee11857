import { Argon2PasswordHasher } from './argon2-password-hasher';

const hasher = new Argon2PasswordHasher({ memoryCost: 1024, timeCost: 1, parallelism: 1 });
/** Of "caf\u00e9 au lait", as it was made before argon2id. */
const SCRYPT = 'scrypt$1024$8$1$BwcHBwcHBwcHBwcHBwcHBw$-v7HBnQfS5ialTOYa2Sh8msqAe6KiQyDyDb6kSmUek4';

describe('password hashes', () => {
  it('fit their own password only', async () => {
    const hash = await hasher.hash('correct horse');
    expect(await hasher.verify('correct horse', hash)).toBe(true);
    expect(await hasher.verify('correct horsf', hash)).toBe(false);
  });

  it('are argon2id, differ for the same password, and hold their setting', async () => {
    const [one, two] = await Promise.all([hasher.hash('same'), hasher.hash('same')]);
    expect(one).not.toBe(two);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=1024,t=1,p=1\$/);
  });

  it('stay valid when the setting is raised, and are known as outdated', async () => {
    const old = await hasher.hash('password');
    const raised = new Argon2PasswordHasher({ memoryCost: 2048, timeCost: 2, parallelism: 1 });
    expect([await raised.verify('password', old), raised.isOutdated(old), hasher.isOutdated(old)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('of the time before argon2id are still taken, and are outdated', async () => {
    expect(await hasher.verify('caf\u00e9 au lait', SCRYPT)).toBe(true);
    expect(await hasher.verify('caf\u00e9 au laif', SCRYPT)).toBe(false);
    expect(hasher.isOutdated(SCRYPT)).toBe(true);
  });

  it('take the same password composed in another way', async () => {
    expect(await hasher.verify('cafe\u0301', await hasher.hash('caf\u00e9'))).toBe(true);
    expect(await hasher.verify('cafe\u0301 au lait', SCRYPT)).toBe(true);
  });

  it('are never right where there is none, and the answer takes as long', async () => {
    expect(await hasher.verify('anything', undefined)).toBe(false);
  });
});
