import type { CustomerContact } from '@chalkboard/contracts';
import type { FormName, SubmissionScope } from './submission-limit';

/** Who sends a form. */
export interface Submitter {
  /** Hash of the browser's secret. */
  readonly visitor: string;
  /** Network address of the caller. */
  readonly address: string;
  /** As it was given, where the form has one; or what `contactKey` makes of a number or an address. Kept as a hash. */
  readonly email?: string;
}

/** How often each sender has sent each form lately: a port. */
export abstract class SubmissionLimits {
  /**
   * Counts a submission under each name of its sender, or under none.
   * @throws TooManySubmissionsError
   */
  abstract take(form: FormName, submitter: Submitter, now: Date): Promise<void>;
  /** @returns how many counts are gone */
  abstract removeStartedBefore(instant: Date): Promise<number>;
}

/** Always in this order, so that two submissions never wait for each other. */
export const SUBMISSION_SCOPES: readonly SubmissionScope[] = ['visitor', 'address', 'email'];

/** As a mailbox is compared: case does not tell two apart. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** By what is counted how often codes are sent to a number or an address, and tried. */
export function contactKey({ kind, value }: CustomerContact): string {
  return `${kind}:${value}`;
}
