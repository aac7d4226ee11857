import { Account, SignInByCodeRequest, SignInByLinkRequest, SignInRequest, SignInResponse } from '../../http/account';
import { nothing, open, route } from '../route';

export const requestSignInRoute = route({
  id: 'identity.requestSignIn',
  method: 'POST',
  path: '/api/account/sign-in',
  summary: 'Sends a link and a code; answered alike whether or not anybody is known by that contact.',
  access: open('it is how owners begin to sign in'),
  body: SignInRequest,
  answers: { 202: SignInResponse },
  problems: ['400 accounts.contact_invalid', '429 accounts.too_many_tries'],
});

export const signInByCodeRoute = route({
  id: 'identity.signInByCode',
  method: 'POST',
  path: '/api/account/sign-in/code',
  summary: 'Signs an owner in by the code of the message, and sets the cookies.',
  access: open('the code of the message gives the right'),
  body: SignInByCodeRequest,
  answers: { 200: Account },
  problems: [
    '400 accounts.contact_invalid',
    '401 accounts.code_wrong',
    '401 accounts.session_ended',
    '429 accounts.too_many_tries',
  ],
});

export const signInByLinkRoute = route({
  id: 'identity.signInByLink',
  method: 'POST',
  path: '/api/account/sign-in/link',
  summary: 'Signs an owner in by the secret of the link, once, and sets the cookies.',
  access: open('the secret of the link gives the right'),
  body: SignInByLinkRequest,
  answers: { 200: Account },
  problems: ['401 accounts.link_not_valid', '401 accounts.session_ended', '429 accounts.too_many_tries'],
});

export const refreshOwnerSessionRoute = route({
  id: 'identity.refreshOwnerSession',
  method: 'POST',
  path: '/api/account/refresh',
  summary: 'Sets the next cookies; when the session has ended, removes them.',
  access: open('the secret in the cookie is what gives the right; the token has run out by then'),
  answers: { 204: nothing },
  problems: ['401 accounts.session_ended'],
});

export const endThisOwnerSessionRoute = route({
  id: 'identity.endThisOwnerSession',
  method: 'POST',
  path: '/api/account/sign-out',
  summary: 'Ends this session in every service at once. Answers so also where nobody is signed in.',
  access: open('whoever holds a token or the cookie may end that session, also when the token has just run out'),
  answers: { 204: nothing },
});
