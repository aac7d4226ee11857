import type { Problem } from '@chalkboard/contracts';
import { isTransient, RETRY_AFTER_SECONDS } from '../messaging/messaging.errors';

/**
 * What a caller is told while the database or the broker is away or restarts; undefined where the failure is of another
 * kind.
 */
export function outageProblem(error: unknown): Problem | undefined {
  if (!isTransient(error)) return undefined;
  return {
    type: 'about:blank',
    title: 'Not available right now',
    status: 503,
    detail: 'This is not available right now. Nothing was lost; please try again in a moment.',
    code: 'dependency.unavailable',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  };
}
