import type { ProblemTable } from '@chalkboard/service-kit';
import type { AccountsErrorCode } from '../domain/accounts.errors';

export const ACCOUNTS_PROBLEMS: ProblemTable<AccountsErrorCode> = {
  'accounts.contact_invalid': { status: 400, title: 'Please check what you entered' },
  'accounts.too_many_tries': { status: 429, title: 'Too many tries' },
  'accounts.code_wrong': { status: 401, title: 'Code not valid' },
  'accounts.link_not_valid': { status: 401, title: 'Link not valid' },
  'accounts.session_ended': { status: 401, title: 'Please sign in again' },
  'accounts.session_not_found': { status: 404, title: 'Not found' },
  'accounts.business_not_found': { status: 404, title: 'Not found' },
  'accounts.owners_only': { status: 403, title: 'Not allowed' },
  'accounts.managers_only': { status: 403, title: 'Not allowed' },
  'accounts.member_known': { status: 409, title: 'Already in the team' },
  'accounts.member_not_found': { status: 404, title: 'Not found' },
  'accounts.last_owner': { status: 409, title: 'An owner is needed' },
  'accounts.location_not_found': { status: 404, title: 'Not found' },
  'accounts.last_location': { status: 409, title: 'A location is needed' },
  'accounts.terms_not_accepted': { status: 400, title: 'Terms required' },
  'accounts.already_registered': { status: 409, title: 'Already registered' },
  'accounts.signup_incomplete': { status: 409, title: 'Signup not complete' },
  'accounts.contact_not_found': { status: 404, title: 'Not found' },
  'accounts.last_contact': { status: 409, title: 'Needed to sign in' },
  'accounts.contact_known': { status: 409, title: 'Yours already' },
  'accounts.contact_taken': { status: 409, title: 'Not free' },
  'accounts.too_many_contacts': { status: 409, title: 'Too many contacts' },
  // Not 401: a page would refresh its token and send the same wrong code again.
  'accounts.confirmation_wrong': { status: 422, title: 'Code not valid' },
  'accounts.receipt_not_found': { status: 404, title: 'Not found' },
};
