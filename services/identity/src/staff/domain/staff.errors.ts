import { DomainError } from '@chalkboard/service-kit/domain';

export type StaffErrorCode = 'staff.missing_fields' | 'staff.invalid_credentials' | 'staff.too_many_attempts' | 'staff.session_ended';

export class MissingFieldsError extends DomainError<StaffErrorCode> {
  constructor() {
    super('staff.missing_fields', 'Please enter both email and password');
  }
}

/** The same for an unknown address, a wrong password and a closed account, so that nobody learns which. */
export class InvalidCredentialsError extends DomainError<StaffErrorCode> {
  constructor() {
    super('staff.invalid_credentials', 'Invalid credentials');
  }
}

export class TooManyAttemptsError extends DomainError<StaffErrorCode> {
  constructor(retryAfterMs: number) {
    const minutes = Math.max(1, Math.ceil(retryAfterMs / 60_000));
    super('staff.too_many_attempts', `Too many failed sign-ins. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again.`, {
      retryAfterSeconds: Math.ceil(retryAfterMs / 1000),
    });
  }
}

export class SessionEndedError extends DomainError<StaffErrorCode> {
  constructor() {
    super('staff.session_ended', 'Your session has ended. Please sign in again.');
  }
}
