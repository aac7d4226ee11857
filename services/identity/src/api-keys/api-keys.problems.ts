import type { ProblemTable } from '@chalkboard/service-kit';
import type { ApiKeysErrorCode } from './domain/api-keys.errors';

export const API_KEYS_PROBLEMS: ProblemTable<ApiKeysErrorCode> = {
  'api_keys.business_not_found': { status: 404, title: 'Not found' },
  'api_keys.owners_only': { status: 403, title: 'Not allowed' },
  'api_keys.business_closed': { status: 403, title: 'Closed' },
  'api_keys.plan_needed': { status: 403, title: 'Not in your plan' },
  'api_keys.too_many_keys': { status: 409, title: 'Too many keys' },
  'api_keys.key_not_found': { status: 404, title: 'Not found' },
};
