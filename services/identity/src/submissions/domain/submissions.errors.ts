import { DomainError } from '@chalkboard/service-kit/domain';

export type SubmissionsErrorCode = 'submissions.too_many';

export class TooManySubmissionsError extends DomainError<SubmissionsErrorCode> {
  constructor(retryAfterMs: number) {
    const minutes = Math.max(1, Math.ceil(retryAfterMs / 60_000));
    super(
      'submissions.too_many',
      `That is more than we can take at once. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and send it again.`,
      {
        retryAfterSeconds: Math.ceil(retryAfterMs / 1000),
      },
    );
  }
}
