import type { ProblemTable } from '@chalkboard/service-kit';
import type { StaffErrorCode } from '../domain/staff.errors';

export const STAFF_PROBLEMS: ProblemTable<StaffErrorCode> = {
  'staff.missing_fields': { status: 400, title: 'Missing fields' },
  'staff.invalid_credentials': { status: 401, title: 'Login failed' },
  'staff.too_many_attempts': { status: 429, title: 'Too many attempts' },
  'staff.session_ended': { status: 401, title: 'Please sign in again' },
};
