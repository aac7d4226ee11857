import type { BusinessSignupResponse, SignupDraft, SignupDraftResponse } from '@chalkboard/contracts';
import { api } from '@chalkboard/web-kit';
import type { requestOf } from './signup-fields';

const DRAFT = '/api/business/signup/draft';

export const readDraft = () => api<SignupDraftResponse>(DRAFT);
/** Also while the page is left. */
export const keepDraft = (draft: SignupDraft) => api<void>(DRAFT, { method: 'PUT', body: draft, keepalive: true });
export const forgetDraft = () => api<void>(DRAFT, { method: 'DELETE' });
export const signUp = (request: ReturnType<typeof requestOf>) => api<BusinessSignupResponse>('/api/business/signup', { method: 'POST', body: request });
