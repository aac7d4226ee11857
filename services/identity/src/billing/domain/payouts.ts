import type {
  AdminPayout,
  AdminPayoutEntries,
  AdminPayoutFilter,
  AdminPayouts,
  AdminPayoutsQuery,
  RecordPayoutRequest,
} from '@chalkboard/contracts';
import type { StaffActor } from '../../authority/domain/staff-actor';

/** What staff recorded of rewards for referrals: a port. */
export abstract class Payouts {
  /** Newest referral first. */
  abstract list(query: AdminPayoutsQuery): Promise<AdminPayouts>;
  /** All that the filters leave, in parts. */
  abstract exportAll(filter: AdminPayoutFilter): AsyncGenerator<AdminPayout[], void, undefined>;
  /**
   * Keeps what was done outside of the product as an entry that stays, tells of it, and writes it to the audit log, in
   * one transaction; the referral is paid with it, or is not any more.
   * @throws ReferralNotFoundError, PayoutIncompleteError, NoteNeededError, RewardNotEarnedError, RewardPaidError
   */
  abstract record(referralId: string, request: RecordPayoutRequest, by: StaffActor, now: Date): Promise<AdminPayout>;
  /** All that was recorded of a reward, in order. @throws ReferralNotFoundError */
  abstract entries(referralId: string): Promise<AdminPayoutEntries>;
}
