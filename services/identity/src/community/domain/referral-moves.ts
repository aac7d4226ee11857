import { REFERRAL_STATUSES, type ReferralStatus } from '@chalkboard/contracts';
import { PayoutNeededError, ReferralPaidError } from './community.errors';

/** Statuses from which on a restaurant counts as one that came. */
export const SIGNED_UP: readonly ReferralStatus[] = REFERRAL_STATUSES.slice(REFERRAL_STATUSES.indexOf('signed_up'));

/** Those whose reward is not paid yet. */
export const REWARD_PENDING: readonly ReferralStatus[] = SIGNED_UP.filter((status) => status !== 'paid');

/** Where a referral is again whose payout was taken back: none is recorded before that. */
export const BEFORE_PAID: ReferralStatus = 'set_up';

/**
 * Whether staff may move a referral by hand: it corrects itself, so that any status may follow any; that the reward was
 * paid is said by the record of the payout alone, and so is that it was not.
 * @throws PayoutNeededError, ReferralPaidError
 */
export function assertMayMove(from: ReferralStatus, to: ReferralStatus): void {
  if (from === to) return;
  if (to === 'paid') throw new PayoutNeededError();
  if (from === 'paid') throw new ReferralPaidError();
}

/** Where a referral is after what the restaurant did. @returns undefined where it had come as far before */
export function reached(from: ReferralStatus, step: 'signed_up' | 'set_up'): ReferralStatus | undefined {
  return REFERRAL_STATUSES.indexOf(from) < REFERRAL_STATUSES.indexOf(step) ? step : undefined;
}
