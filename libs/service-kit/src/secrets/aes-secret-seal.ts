import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { SecretSeal, UnknownSealKeyError } from './secret-seal';

const ALGORITHM = 'aes-256-gcm';
const VERSION = 'v1';
const KEY_BYTES = 32;
const ID_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;

interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

interface SealKeys {
  /** The text that the key is made of. */
  readonly current: string;
  /** The one that counted before: opens, and seals nothing. */
  readonly before?: string;
  /** What is sealed: a text makes another key for each purpose. */
  readonly purpose: string;
}

/** AES-256-GCM: `v1.<id of the key>.<iv, sealed, tag>`. What does not begin so was never sealed. */
export class AesSecretSeal extends SecretSeal {
  private readonly current: Key;
  private readonly keys: readonly Key[];
  readonly keyIds: readonly string[];

  constructor({ current, before, purpose }: SealKeys) {
    super();
    this.current = keyOf(current, purpose);
    this.keys = before === undefined ? [this.current] : [this.current, keyOf(before, purpose)];
    this.keyIds = this.keys.map(({ id }) => id);
  }

  seal(secret: string, owner: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.current.bytes, iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return [VERSION, this.current.id, sealed.toString('base64url')].join('.');
  }

  open(kept: string, owner: string): string {
    if (!isSealed(kept)) return kept;
    const [, id, text = ''] = kept.split('.');
    const key = this.keys.find((known) => known.id === id);
    if (!key) throw new UnknownSealKeyError(`no key ${id} is known`);
    const sealed = Buffer.from(text, 'base64url');
    try {
      const decipher = createDecipheriv(ALGORITHM, key.bytes, sealed.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
    } catch {
      throw new UnknownSealKeyError('it is damaged, or was sealed for another');
    }
  }

  isCurrent(kept: string): boolean {
    return kept.startsWith(`${VERSION}.${this.current.id}.`);
  }
}

function isSealed(kept: string): boolean {
  return kept.startsWith(`${VERSION}.`);
}

function keyOf(text: string, purpose: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', text, '', purpose, KEY_BYTES + ID_BYTES));
  return { bytes: bytes.subarray(0, KEY_BYTES), id: bytes.subarray(KEY_BYTES).toString('hex') };
}
