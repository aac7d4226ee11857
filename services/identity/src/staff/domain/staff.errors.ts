import { DomainError } from '@chalkboard/service-kit/domain';

export type StaffErrorCode =
  | 'staff.missing_fields'
  | 'staff.invalid_credentials'
  | 'staff.too_many_attempts'
  | 'staff.session_ended'
  | 'staff.challenge_over'
  | 'staff.code_wrong'
  | 'staff.password_wrong'
  | 'staff.password_weak'
  | 'staff.email_taken'
  | 'staff.not_found'
  | 'staff.session_not_found'
  | 'staff.may_not_manage'
  | 'staff.last_super_admin'
  | 'staff.two_factor_on'
  | 'staff.two_factor_off'
  | 'staff.two_factor_not_set_up'
  | 'staff.too_many_views'
  | 'staff.view_not_found';

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
    super(
      'staff.too_many_attempts',
      `Too many failed sign-ins. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again.`,
      {
        retryAfterSeconds: Math.ceil(retryAfterMs / 1000),
      },
    );
  }
}

export class SessionEndedError extends DomainError<StaffErrorCode> {
  constructor() {
    super('staff.session_ended', 'Your session has ended. Please sign in again.');
  }
}

export class ChallengeOverError extends DomainError<StaffErrorCode> {
  constructor() {
    super('staff.challenge_over', 'This sign-in took too long. Please begin again with your password.');
  }
}

export class CodeWrongError extends DomainError<StaffErrorCode> {
  constructor() {
    super('staff.code_wrong', 'This code is wrong or was used before. Please enter the one that your app shows now.');
  }
}

export class PasswordWrongError extends DomainError<StaffErrorCode> {
  constructor() {
    super('staff.password_wrong', 'Your password is not right. Please enter the one you sign in with.');
  }
}

export class PasswordWeakError extends DomainError<StaffErrorCode> {
  constructor(detail: string) {
    super('staff.password_weak', detail);
  }
}

export class EmailTakenError extends DomainError<StaffErrorCode> {
  constructor() {
    super('staff.email_taken', 'Somebody of the staff has this e-mail address already. Please use another one.');
  }
}

export class StaffNotFoundError extends DomainError<StaffErrorCode> {
  constructor() {
    super('staff.not_found', 'This person is not of the staff any more. Please reload the list.');
  }
}

export class StaffSessionNotFoundError extends DomainError<StaffErrorCode> {
  constructor() {
    super('staff.session_not_found', 'This session has ended already.');
  }
}

export class MayNotManageError extends DomainError<StaffErrorCode> {
  constructor(reason = 'Only a super admin manages administrators. Ask one of them.') {
    super('staff.may_not_manage', reason);
  }
}

export class LastSuperAdminError extends DomainError<StaffErrorCode> {
  constructor() {
    super(
      'staff.last_super_admin',
      'This is the last super admin who can sign in. Make somebody else a super admin first.',
    );
  }
}

export class TwoFactorOnError extends DomainError<StaffErrorCode> {
  constructor() {
    super('staff.two_factor_on', 'Two-factor sign-in is on already. Turn it off first to set up another app.');
  }
}

export class TwoFactorOffError extends DomainError<StaffErrorCode> {
  constructor() {
    super('staff.two_factor_off', 'Two-factor sign-in is not on.');
  }
}

export class TwoFactorNotSetUpError extends DomainError<StaffErrorCode> {
  constructor() {
    super('staff.two_factor_not_set_up', 'There is no set-up to confirm. Please begin the set-up again.');
  }
}

export class TooManyViewsError extends DomainError<StaffErrorCode> {
  constructor(most: number) {
    super('staff.too_many_views', `A list has room for ${most} views. Please remove one that you do not need.`);
  }
}

export class ViewNotFoundError extends DomainError<StaffErrorCode> {
  constructor() {
    super('staff.view_not_found', 'This view is gone already. Please reload the page.');
  }
}
