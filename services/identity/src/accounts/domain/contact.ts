import { createHash } from 'node:crypto';
import type { SignInChannel } from '@chalkboard/contracts';

export const CONTACT_KINDS = ['email', 'phone'] as const;

/** By what a person is reached and known: one spelling each. */
export interface Contact {
  readonly kind: (typeof CONTACT_KINDS)[number];
  /** E-mail in lower case; number as digits, with + and country code where that can be told. */
  readonly value: string;
}

/** With or without the country code; neither area nor exchange begins with 0 or 1. */
const NORTH_AMERICAN = /^1?[2-9]\d{2}[2-9]\d{6}$/;
const FEWEST_DIGITS = 5;
const MAX_DIGITS = 15;

/**
 * A number in one spelling; one of North America may leave its country code out. Undefined where there is nothing to
 * dial.
 */
export function parsePhone(typed: string): Contact | undefined {
  const digits = typed.replace(/\D/g, '');
  if (digits.length < FEWEST_DIGITS || digits.length > MAX_DIGITS) return undefined;
  return { kind: 'phone', value: international(typed.trim(), digits) };
}

function international(typed: string, digits: string): string {
  if (typed.startsWith('+')) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  if (NORTH_AMERICAN.test(digits)) return `+1${digits.slice(-10)}`;
  return digits;
}

/** Whether a message can be sent to it: a number without a country code is nobody's. */
export function isReachable({ kind, value }: Contact): boolean {
  return kind === 'email' || value.startsWith('+');
}

export function channelOf({ kind }: Contact): SignInChannel {
  return kind === 'email' ? 'email' : 'sms';
}

/** SHA-256 (hex): by it attempts are counted and sign-ins found, also those of people whom nobody knows. */
export function hashOfContact({ kind, value }: Contact): string {
  return createHash('sha256').update(`${kind}:${value}`).digest('hex');
}
