import { scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Hashes as they were made before argon2id: `scrypt$N$r$p$salt$key`. They are checked, and made no more. */
export function isScryptHash(hash: string): boolean {
  return hash.startsWith('scrypt$');
}

/** @param password normalised, as for a hash of today */
export async function verifyScryptHash(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt, key] = hash.split('$');
  const expected = Buffer.from(key ?? '', 'base64url');
  const setting = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt ?? '', 'base64url'), expected.length, {
    ...setting,
    maxmem: 256 * setting.N * setting.r,
  });
  return expected.length > 0 && timingSafeEqual(expected, derived);
}
