import { DomainError } from '@chalkboard/service-kit/domain';

export type CommunityErrorCode = 'community.missing_information' | 'community.missing_emails' | 'community.too_many_submissions';

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

export class TooManySubmissionsError extends DomainError<CommunityErrorCode> {
  constructor(retryAfterMs: number) {
    const minutes = Math.max(1, Math.ceil(retryAfterMs / 60_000));
    super('community.too_many_submissions', `That is more than we can take at once. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and send it again.`, {
      retryAfterSeconds: Math.ceil(retryAfterMs / 1000),
    });
  }
}
