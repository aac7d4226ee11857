import { randomBytes } from 'node:crypto';

const NAME = /^[0-9a-f]{48}$/;

/** 192 random bits: nobody guesses it, and no two instances make the same. */
export function newBlobName(): string {
  return randomBytes(24).toString('hex');
}

export function isBlobName(name: string): boolean {
  return NAME.test(name);
}

/** @throws when the name is not one of the store's, such as one that leads out of its folder */
export function assertBlobName(name: string): void {
  if (!isBlobName(name)) throw new Error('not a name of this store');
}
