import type { SignupDraft } from '@chalkboard/contracts';
import {
  deleteSignupDraftRoute,
  keepSignupDraftRoute,
  showSignupDraftRoute,
  signUpBusinessRoute,
} from '@chalkboard/contracts/api/identity/signup.routes';
import { call } from '@chalkboard/web-kit';
import type { requestOf } from './signup-fields';

export const readDraft = () => call(showSignupDraftRoute);
/** Also while the page is left. */
export const keepDraft = (draft: SignupDraft): Promise<void> =>
  call(keepSignupDraftRoute, { body: draft, keepalive: true });
export const deleteDraft = () => call(deleteSignupDraftRoute);
export const signUp = (request: ReturnType<typeof requestOf>) => call(signUpBusinessRoute, { body: request });
