import { createHash, randomBytes } from 'node:crypto';
import type { AuditEntry } from '../../authority/domain/audit-log';

/** The authenticator app of a member. Nothing asks for its codes before one was given. */
export interface TwoFactor {
  /** Base32. */
  readonly secret: string;
  readonly isConfirmed: boolean;
}

const RECOVERY_CODES = 10;
/** 80 bits each: not to be found from its hash. */
const RECOVERY_BYTES = 10;
const GROUP = /.{4}(?=.)/g;

/** Without 0, 1, I and O, which are mistaken for each other; 32 of them. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export interface NewRecoveryCodes {
  /** As they are shown, once: XXXX-XXXX-XXXX-XXXX. */
  readonly codes: readonly string[];
  /** As they are kept. */
  readonly hashes: readonly string[];
}

export function newRecoveryCodes(): NewRecoveryCodes {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    lettersOf(randomBytes(RECOVERY_BYTES)).replace(GROUP, '$&-'),
  );
  return { codes, hashes: codes.map(hashRecoveryCode) };
}

/** Blanks, hyphens and case of what somebody types do not matter. */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(bare(code).toUpperCase()).digest('hex');
}

/** A code of the app as it was typed, or undefined where it is none by its look. */
export function appCodeOf(typed: string): string | undefined {
  const code = bare(typed);
  return /^\d{6}$/.test(code) ? code : undefined;
}

/** Five bits a letter. */
function lettersOf(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five, 2)]).join('');
}

function bare(code: string): string {
  return code.replace(/[\s-]/g, '');
}

/** Codes by time (RFC 6238): a port. */
export abstract class OneTimeCodes {
  /** @returns 160 random bits, base32 */
  abstract newSecret(): string;
  /** What an authenticator app reads. @param account the e-mail address under which it lists the code */
  abstract uriOf(secret: string, account: string): string;
  /** The time step of which this is the code, the one before and after included; undefined where it is of none. */
  abstract stepOf(secret: string, code: string, now: Date): number | undefined;
}

/** What is kept of two-factor sign-in: a port. */
export abstract class TwoFactors {
  abstract find(staffId: string): Promise<TwoFactor | undefined>;
  abstract countRecoveryCodes(staffId: string): Promise<number>;
  /** Puts a set-up to be confirmed, in place of another one. @throws TwoFactorOnError where one is confirmed */
  abstract setUp(staffId: string, secret: string, now: Date): Promise<void>;
  /**
   * Turns it on with the code of this step, and ends the other sessions: they were opened without it.
   * @returns false where this set-up is not to be confirmed any more
   */
  abstract confirm(
    staffId: string,
    setUp: {
      readonly secret: string;
      readonly step: number;
      readonly hashes: readonly string[];
      readonly session: string;
    },
    entry: AuditEntry,
  ): Promise<boolean>;
  /** Takes the code of a step, unless it or a later one was taken before. @returns whether it did */
  abstract takeStep(staffId: string, step: number): Promise<boolean>;
  /** Takes a recovery code; it is void from then on. @returns whether there was one */
  abstract takeRecoveryCode(staffId: string, hash: string): Promise<boolean>;
  abstract replaceRecoveryCodes(staffId: string, hashes: readonly string[], entry: AuditEntry): Promise<void>;
  abstract turnOff(staffId: string, entry: AuditEntry): Promise<void>;
  /** Seals the secrets anew that the key of today has not sealed. @returns how many @throws UnknownSealKeyError */
  abstract sealAnew(): Promise<number>;
}
