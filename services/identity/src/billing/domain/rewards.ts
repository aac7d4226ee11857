import type { PayoutEntryKind, RecordPayoutRequest, ReferralStatus, RewardState } from '@chalkboard/contracts';
import { NoteNeededError, PayoutIncompleteError, RewardNotEarnedError, RewardPaidError } from './billing.errors';

/** Statuses of a referral whose restaurant has come: its reward is earned once it has paid its first month. */
export const EARNING: readonly ReferralStatus[] = ['signed_up', 'set_up'];

export const WAITING: readonly ReferralStatus[] = ['sent', 'contacted'];

/** From which on a reward may be paid: the restaurant has signed up and completed its setup. */
const PAYABLE: ReferralStatus = 'set_up';

/**
 * Where the reward of a referral stands. That it was paid is said by the referral; that it is not going to be, by the
 * payout alone.
 */
export function rewardStateOf(status: ReferralStatus, isDeclined: boolean): RewardState {
  if (status === 'paid') return 'paid';
  if (isDeclined) return 'declined';
  return EARNING.includes(status) ? 'earned_later' : 'waiting';
}

/** What is added to the ledger of payouts. */
export interface PayoutDraft {
  readonly kind: PayoutEntryKind;
  /** To the referrer, cents. */
  readonly amountMinor: number;
}

/**
 * What the record of a reward adds to its ledger.
 * @param rewardMinor as it was promised when the referral was sent
 * @returns undefined where there is nothing to take back
 * @throws PayoutIncompleteError, NoteNeededError, RewardNotEarnedError, RewardPaidError
 */
export function payoutEntry(
  from: RewardState,
  status: ReferralStatus,
  { state, method, reference, note }: RecordPayoutRequest,
  rewardMinor: number,
): PayoutDraft | undefined {
  if (state === 'paid') {
    if (!method || !reference) throw new PayoutIncompleteError();
    if (from === 'paid') return { kind: 'corrected', amountMinor: 0 };
    if (status !== PAYABLE) throw new RewardNotEarnedError();
    return { kind: 'paid', amountMinor: rewardMinor };
  }
  if (state === 'declined') {
    if (from === 'paid') throw new RewardPaidError();
    return { kind: 'declined', amountMinor: 0 };
  }
  if (from === 'paid') {
    if (!note) throw new NoteNeededError();
    return { kind: 'taken_back', amountMinor: -rewardMinor };
  }
  return from === 'declined' ? { kind: 'reopened', amountMinor: 0 } : undefined;
}
