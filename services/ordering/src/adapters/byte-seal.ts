import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';

/** Of a UUID at the beginning of a body. */
export const ID_BYTES = 16;

/**
 * Bytes that a guest keeps for us, under a seal over them and their purpose: nothing to store, any instance reads them,
 * and nobody without the key makes or changes them.
 */
export class ByteSeal {
  private readonly key: KeyObject;

  /**
   * @param key at least 32 letters, the same in every instance
   * @param sealBytes how long the seal is
   */
  constructor(
    key: string,
    private readonly sealBytes: number,
  ) {
    this.key = createSecretKey(key, 'utf8');
  }

  /** The bytes and their seal, as text for an address. */
  sealed(purpose: string, body: Buffer): string {
    return Buffer.concat([body, this.seal(purpose, body)]).toString('base64url');
  }

  /** The bytes of such a text; undefined where the seal is not ours, or they are of another length than these. */
  opened(purpose: string, text: string, ...lengths: readonly number[]): Buffer | undefined {
    const bytes = Buffer.from(text, 'base64url');
    const length = bytes.length - this.sealBytes;
    if (!lengths.includes(length)) return undefined;
    const body = bytes.subarray(0, length);
    return timingSafeEqual(bytes.subarray(length), this.seal(purpose, body)) ? body : undefined;
  }

  private seal(purpose: string, body: Buffer): Buffer {
    return createHmac('sha256', this.key).update(purpose).update(body).digest().subarray(0, this.sealBytes);
  }
}

/** Puts a UUID at the beginning of a body. */
export function writeId(body: Buffer, id: string): void {
  body.write(id.replaceAll('-', ''), 'hex');
}

/** The UUID at the beginning of a body. */
export function readId(body: Buffer): string {
  return body
    .subarray(0, ID_BYTES)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
