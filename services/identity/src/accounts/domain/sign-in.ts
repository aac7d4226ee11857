import { createHash, randomBytes, randomInt } from 'node:crypto';
import { SIGN_IN, type SignInChannel, type SignInMessage } from '@chalkboard/contracts';

/** A contact that is to be confirmed lets nobody in. */
export type SignInPurpose = Exclude<SignInMessage['purpose'], 'confirm'>;

/** A sign-in that was asked for, or that we offer. Its link and its codes are known by hash alone. */
export interface SignIn {
  readonly id: string;
  /** Undefined: nobody is known by that contact, and nobody gets a message. */
  readonly accountId?: string;
  readonly contactHash: string;
  readonly channel: SignInChannel;
  readonly purpose: SignInPurpose;
  /** Of what was approved, or what somebody is invited to. */
  readonly businessId?: string;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
  readonly usedAt?: Date;
  readonly codeTries: number;
  /** Somebody signed up by the contact, though it has an account. */
  readonly atSignup: boolean;
  /** Of the page it was asked for on (BCP 47). Its message is in it, unless the account chose another. */
  readonly language?: string;
}

/** One link, and the code beside it, as a message carries them. */
export interface SignInSecret {
  readonly secret: string;
  /** Only where the sign-in was asked for: what comes unasked is not typed in. */
  readonly code?: string;
}

/**
 * How many messages' links and codes of one sign-in work at a time; each asking makes new ones, since none is kept in
 * the clear.
 */
export const SECRETS_KEPT = 5;

export function expiryOf(purpose: SignInPurpose, now: Date): Date {
  return new Date(now.getTime() + (purpose === 'asked' ? SIGN_IN.validMs : SIGN_IN.unaskedValidMs));
}

/** Draws a link's secret (256 bits) and a code of six digits. */
export function newSecret({ purpose }: Pick<SignIn, 'purpose'>): SignInSecret {
  const secret = randomBytes(32).toString('base64url');
  return purpose === 'asked' ? { secret, code: newCode() } : { secret };
}

/** Six digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** With the sign-in's id, so that equal codes do not look equal. */
export function hashOfCode({ id }: Pick<SignIn, 'id'>, code: string): string {
  return createHash('sha256').update(`${id}:${code}`).digest('hex');
}

/** Whether it can still let somebody in: not used, not run out, and somebody's. */
export function isOpen({ accountId, usedAt, expiresAt }: SignIn, now: Date): boolean {
  return accountId !== undefined && usedAt === undefined && expiresAt > now;
}

/** Whether its codes are still looked at; its link outlives them. */
export function takesCodes(signIn: SignIn, now: Date): boolean {
  return isOpen(signIn, now) && signIn.purpose === 'asked' && signIn.codeTries < SIGN_IN.codeTries;
}
