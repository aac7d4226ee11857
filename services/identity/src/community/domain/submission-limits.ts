import type { SubmissionScope } from './submission-limit';

export type FormName = 'contact' | 'referral';

/** Who sends a form. */
export interface Submitter {
  /** Hash of the browser's secret. */
  readonly visitor: string;
  /** Network address of the caller. */
  readonly address: string;
  /** Where the acknowledgement goes. */
  readonly email: string;
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
