import type { ReferralStatus } from '@chalkboard/contracts';
import type { Page, Slice } from './page';

export interface Referral {
  readonly id: string;
  readonly referrerEmail: string;
  readonly restaurantEmail: string;
  readonly status: ReferralStatus;
  readonly submittedAt: Date;
}

/** Who referred which restaurant: a port. */
export abstract class Referrals {
  /** Keeps it, and tells of it in the same transaction; does nothing when the same two are known already. */
  abstract addUnlessKnown(referral: Referral): Promise<void>;
  abstract find(id: string): Promise<Referral | undefined>;
  /** Newest first. */
  abstract list(page: Page): Promise<Slice<Referral>>;
}
