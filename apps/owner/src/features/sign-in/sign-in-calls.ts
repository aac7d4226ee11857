import type { Account, SignInByCodeRequest, SignInResponse } from '@chalkboard/contracts';
import { api, forgetOwnerSession, noteOwnerSignedIn } from '@chalkboard/web-kit';

/** Sends a link and a code, when somebody is known by that contact. */
export const askSignIn = (contact: string) => api<SignInResponse>('/api/account/sign-in', { method: 'POST', body: { contact } });

export const signInByCode = (request: SignInByCodeRequest) => enter('/api/account/sign-in/code', request);
export const signInByLink = (secret: string) => enter('/api/account/sign-in/link', { secret });

async function enter(path: string, body: unknown): Promise<Account> {
  const account = await api<Account>(path, { method: 'POST', body });
  noteOwnerSignedIn();
  return account;
}

/** Ends this session in every service. */
export async function signOut(): Promise<void> {
  await api<void>('/api/account/sign-out', { method: 'POST' });
  forgetOwnerSession();
}
