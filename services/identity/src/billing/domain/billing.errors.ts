import { DomainError } from '@chalkboard/service-kit/domain';

export type BillingErrorCode =
  | 'billing.business_not_found'
  | 'billing.owners_only'
  | 'billing.business_paused'
  | 'billing.referral_not_found'
  | 'billing.payout_incomplete'
  | 'billing.note_needed'
  | 'billing.reward_not_earned'
  | 'billing.reward_paid';

/** The same for a business that is not there and for one of somebody else. */
export class BusinessNotFoundError extends DomainError<BillingErrorCode> {
  constructor() {
    super('billing.business_not_found', 'There is no such business.');
  }
}

export class OwnersOnlyError extends DomainError<BillingErrorCode> {
  constructor() {
    super(
      'billing.owners_only',
      'Only an owner of the business sees what it is charged and changes its plan. Please ask one of them.',
    );
  }
}

export class BusinessPausedError extends DomainError<BillingErrorCode> {
  constructor() {
    super(
      'billing.business_paused',
      'This business is not approved now, or its account is being closed: its plan is paused. It can be changed once the business goes on.',
    );
  }
}

export class ReferralNotFoundError extends DomainError<BillingErrorCode> {
  constructor() {
    super('billing.referral_not_found', 'There is no such referral.');
  }
}

export class PayoutIncompleteError extends DomainError<BillingErrorCode> {
  constructor() {
    super(
      'billing.payout_incomplete',
      'Please say how the reward was paid, and the reference by which the payment is found.',
    );
  }
}

export class NoteNeededError extends DomainError<BillingErrorCode> {
  constructor() {
    super(
      'billing.note_needed',
      'Please say in a note why the record of this payout is taken back. It stays in the ledger.',
    );
  }
}

export class RewardNotEarnedError extends DomainError<BillingErrorCode> {
  constructor() {
    super(
      'billing.reward_not_earned',
      'The restaurant of this referral has not signed up and completed its setup yet, so that there is nothing to pay.',
    );
  }
}

export class RewardPaidError extends DomainError<BillingErrorCode> {
  constructor() {
    super(
      'billing.reward_paid',
      'This reward was paid and cannot be declined. Its record can be put right; or taken back, where it was not paid after all.',
    );
  }
}
