import type { ProblemTable } from '@chalkboard/service-kit';
import type { StaffErrorCode } from '../domain/staff.errors';

export const STAFF_PROBLEMS: ProblemTable<StaffErrorCode> = {
  'staff.missing_fields': { status: 400, title: 'Missing fields' },
  'staff.invalid_credentials': { status: 401, title: 'Login failed' },
  'staff.too_many_attempts': { status: 429, title: 'Too many attempts' },
  'staff.session_ended': { status: 401, title: 'Please sign in again' },
  'staff.challenge_over': { status: 401, title: 'Please sign in again' },
  // Not 401: the session, where there is one, goes on.
  'staff.code_wrong': { status: 403, title: 'Wrong code' },
  'staff.password_wrong': { status: 403, title: 'Wrong password' },
  'staff.password_weak': { status: 400, title: 'Choose another password' },
  'staff.email_taken': { status: 409, title: 'E-mail in use' },
  'staff.not_found': { status: 404, title: 'Not found' },
  'staff.session_not_found': { status: 404, title: 'Not found' },
  'staff.may_not_manage': { status: 403, title: 'Not allowed' },
  'staff.last_super_admin': { status: 409, title: 'The last super admin' },
  'staff.two_factor_on': { status: 409, title: 'Two-factor sign-in is on' },
  'staff.two_factor_off': { status: 409, title: 'Two-factor sign-in is off' },
  'staff.two_factor_not_set_up': { status: 409, title: 'Nothing to confirm' },
  'staff.too_many_views': { status: 409, title: 'Too many views' },
  'staff.view_not_found': { status: 404, title: 'Not found' },
};
