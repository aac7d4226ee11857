import { DomainError } from '@chalkboard/service-kit/domain';

export type CommunityErrorCode =
  | 'community.missing_information'
  | 'community.missing_emails'
  | 'community.message_not_found'
  | 'community.referral_not_found'
  | 'community.payout_needed'
  | 'community.referral_paid'
  | 'community.self_referral'
  | 'community.programme_paused';

export class MissingInformationError extends DomainError<CommunityErrorCode> {
  constructor() {
    super('community.missing_information', 'Please fill in all required fields.');
  }
}

export class MissingEmailsError extends DomainError<CommunityErrorCode> {
  constructor() {
    super('community.missing_emails', "We need both your email and the restaurant's email to process the referral");
  }
}

export class MessageNotFoundError extends DomainError<CommunityErrorCode> {
  constructor() {
    super('community.message_not_found', 'There is no such message.');
  }
}

export class ReferralNotFoundError extends DomainError<CommunityErrorCode> {
  constructor() {
    super('community.referral_not_found', 'There is no such referral.');
  }
}

export class PayoutNeededError extends DomainError<CommunityErrorCode> {
  constructor() {
    super(
      'community.payout_needed',
      'Please record the payout: with its record the referral is paid, and by nothing else.',
    );
  }
}

export class ReferralPaidError extends DomainError<CommunityErrorCode> {
  constructor() {
    super(
      'community.referral_paid',
      'The reward of this referral was paid. To move it, somebody who pays rewards has to take back the record of the payout first.',
    );
  }
}

export class SelfReferralError extends DomainError<CommunityErrorCode> {
  constructor() {
    super(
      'community.self_referral',
      'Both addresses are the same, and nobody refers their own restaurant. Please write the address of another one, or sign it up yourself.',
    );
  }
}

export class ProgrammePausedError extends DomainError<CommunityErrorCode> {
  constructor() {
    super('community.programme_paused', 'We take no new referrals at the moment. Please come back later.');
  }
}
