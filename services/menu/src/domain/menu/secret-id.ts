import { randomBytes } from 'node:crypto';

/** An id that guests see and nobody can guess: 96 random bits, base64url, 16 characters. */
export function newSecretId(): string {
  return randomBytes(12).toString('base64url');
}

/** A short id, unique within one menu. */
export function newPartId(): string {
  return randomBytes(6).toString('base64url');
}

/** Whether an id has the shape of those that `newPartId` gives. */
export function isPartId(id: string): boolean {
  return /^[A-Za-z0-9_-]{8}$/.test(id);
}
