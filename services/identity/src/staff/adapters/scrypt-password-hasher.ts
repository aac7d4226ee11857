import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { PasswordHasher } from '../domain/password-hasher';

interface Parameters {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** One of the equivalent settings that OWASP recommends: 32 MB and about a quarter of a second a hash. */
const CURRENT: Parameters = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** scrypt; a hash reads `scrypt$N$r$p$salt$key`, so that older ones stay valid when the setting is raised. */
export class ScryptPasswordHasher extends PasswordHasher {
  private decoy: Promise<string> | undefined;

  constructor(private readonly parameters: Parameters = CURRENT) {
    super();
  }

  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const key = await deriveKey(password, salt, this.parameters);
    const { N, r, p } = this.parameters;
    return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
  }

  async verify(password: string, hash: string | undefined): Promise<boolean> {
    this.decoy ??= this.hash(randomBytes(SALT_BYTES).toString('base64url'));
    const [, N, r, p, salt, key] = (hash ?? (await this.decoy)).split('$');
    const expected = Buffer.from(key ?? '', 'base64url');
    const derived = await deriveKey(password, Buffer.from(salt ?? '', 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
    return expected.length === derived.length && timingSafeEqual(expected, derived) && hash !== undefined;
  }
}

function deriveKey(password: string, salt: Buffer, { N, r, p }: Parameters): Promise<Buffer> {
  // The same characters typed on different systems may be composed differently.
  return derive(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r });
}
