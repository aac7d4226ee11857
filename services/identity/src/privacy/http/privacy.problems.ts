import type { ProblemTable } from '@chalkboard/service-kit';
import type { PrivacyErrorCode } from '../domain/privacy.errors';

export const PRIVACY_PROBLEMS: ProblemTable<PrivacyErrorCode> = {
  'privacy.contact_invalid': { status: 400, title: 'Please check what you entered' },
  'privacy.country_code_missing': { status: 400, title: 'Please add the country code' },
  'privacy.code_wrong': { status: 422, title: 'Code not valid' },
  // Not 401: a page of an owner would refresh its token and ask again.
  'privacy.not_proved': { status: 403, title: 'Please prove it again' },
  'privacy.receipt_not_found': { status: 404, title: 'Not found' },
};
