import { createHash, randomBytes, randomInt } from 'node:crypto';
import { PRIVACY, type CustomerContact } from '@chalkboard/contracts';

/** Somebody who wants to see what is kept of them, as far as the proof goes. Codes are known by their hashes alone. */
export interface PrivacyRequest {
  readonly id: string;
  readonly expiresAt: Date;
  readonly provedAt: Date | null;
  readonly codeHashes: readonly string[];
  readonly codeTries: number;
}

/** A request that was proved: whose data may be seen, fetched and erased, and until when. */
export interface OpenRequest {
  readonly id: string;
  readonly contact: CustomerContact;
  readonly openUntil: Date;
}

/**
 * How many messages' codes of one request work at a time; each asking makes a new one, since none is kept in the clear.
 */
export const CODES_KEPT = 5;

/** Six digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** 256 bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** As those secrets look; what does not is nobody's. */
export const SECRET_SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** With the request's id, so that equal codes do not look equal. */
export function hashOfCode(requestId: string, code: string): string {
  return createHash('sha256').update(`${requestId}:${code}`).digest('hex');
}

export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/**
 * Whether a code still proves anything: it was not proved before, has not run out, and was not guessed at too often.
 */
export function takesCodes(
  { provedAt, expiresAt, codeTries: codeTries }: Pick<PrivacyRequest, 'provedAt' | 'expiresAt' | 'codeTries'>,
  now: Date,
): boolean {
  return provedAt === null && expiresAt > now && codeTries < PRIVACY.codeTries;
}

export function isRightCode({ id, codeHashes }: Pick<PrivacyRequest, 'id' | 'codeHashes'>, code: string): boolean {
  return codeHashes.includes(hashOfCode(id, code));
}
