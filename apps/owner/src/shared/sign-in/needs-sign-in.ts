import { hasStatus, isOwnerSignedIn } from '@chalkboard/web-kit';

/** Was a call refused for want of a right, to somebody who is not signed in? Then signing in may help. */
export function needsSignIn(error: unknown): boolean {
  return (hasStatus(error, 401) || hasStatus(error, 403)) && !isOwnerSignedIn();
}
