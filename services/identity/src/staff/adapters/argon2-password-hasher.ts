import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { PasswordHasher } from '../domain/password-hasher';
import { isScryptHash, verifyScryptHash } from './scrypt-hash';

/**
 * KiB, passes, lanes. Twice the passes of a setting that OWASP recommends: about a tenth of a second, and memory of
 * which an attacker needs as much for each guess.
 */
const CURRENT = { memoryCost: 47_104, timeCost: 2, parallelism: 1 } as const;
const DECOY_BYTES = 16;
const ARGON2ID = /^\$argon2id\$/;

/** argon2id in the PHC's form, which holds its own setting; hashes of the time before it are still checked. */
export class Argon2PasswordHasher extends PasswordHasher {
  private decoy: Promise<string> | undefined;

  constructor(
    private readonly setting: Pick<typeof CURRENT, 'parallelism'> & {
      readonly memoryCost: number;
      readonly timeCost: number;
    } = CURRENT,
  ) {
    super();
  }

  hash(password: string): Promise<string> {
    // Of its kinds, the library makes argon2id where none is named.
    return hash(normalised(password), { ...this.setting });
  }

  async verify(password: string, known: string | undefined): Promise<boolean> {
    if (known !== undefined && isScryptHash(known)) return verifyScryptHash(normalised(password), known);
    this.decoy ??= this.hash(randomBytes(DECOY_BYTES).toString('base64url'));
    const right = await verify(known ?? (await this.decoy), normalised(password));
    return right && known !== undefined;
  }

  isOutdated(known: string): boolean {
    if (!ARGON2ID.test(known)) return true;
    const { memoryCost, timeCost } = parseOptions(known);
    return memoryCost !== this.setting.memoryCost || timeCost !== this.setting.timeCost;
  }
}

/** The same characters typed on different systems may be composed differently. */
function normalised(password: string): string {
  return password.normalize('NFKC');
}
