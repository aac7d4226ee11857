import { hasStatus } from '@chalkboard/web-kit';

const CODES: readonly (string | undefined)[] = ['access.plan_needed', 'api_keys.plan_needed'];

/** Was it refused because the plan of the business does not have it? */
export function needsPlan(error: unknown): boolean {
  return hasStatus(error, 403) && CODES.includes(error.problem?.code);
}
