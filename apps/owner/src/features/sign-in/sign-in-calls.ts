import type { Account, SignInByCodeRequest } from '@chalkboard/contracts';
import {
  endThisOwnerSessionRoute,
  requestSignInRoute,
  signInByCodeRoute,
  signInByLinkRoute,
} from '@chalkboard/contracts/api/identity/sign-in.routes';
import { call, forgetOwnerSession, noteOwnerSignedIn } from '@chalkboard/web-kit';
import { readerLanguage } from '@chalkboard/web-kit/texts';

/** Sends a link and a code, when somebody is known by that contact. */
export const askSignIn = (contact: string) =>
  call(requestSignInRoute, { body: { contact, language: readerLanguage() } });

export const signInByCode = (body: SignInByCodeRequest) => enter(call(signInByCodeRoute, { body }));
export const signInByLink = (secret: string) => enter(call(signInByLinkRoute, { body: { secret } }));

async function enter(signIn: Promise<Account>): Promise<Account> {
  const account = await signIn;
  noteOwnerSignedIn();
  return account;
}

/** Ends this session in every service. */
export async function signOut(): Promise<void> {
  await call(endThisOwnerSessionRoute);
  forgetOwnerSession();
}
