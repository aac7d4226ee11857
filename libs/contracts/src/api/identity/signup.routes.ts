import {
  BusinessSignupRequest,
  BusinessSignupResponse,
  SignupDraft,
  SignupDraftResponse,
} from '../../http/business-signup';
import { nothing, open, route } from '../route';

export const signUpBusinessRoute = route({
  id: 'identity.signUpBusiness',
  method: 'POST',
  path: '/api/business/signup',
  summary:
    'Registers a business, which staff then approves. Where somebody else has the contact nothing is registered, and the answer is the same.',
  access: open('it is how a business begins'),
  body: BusinessSignupRequest,
  answers: { 201: BusinessSignupResponse },
  problems: [
    '400 accounts.terms_not_accepted',
    '400 accounts.contact_invalid',
    '409 accounts.already_registered',
    '429 accounts.too_many_tries',
  ],
});

export const keepSignupDraftRoute = route({
  id: 'identity.keepSignupDraft',
  method: 'PUT',
  path: '/api/business/signup/draft',
  summary: 'Keeps what is typed of a signup, for this browser and 30 days.',
  access: open('whoever fills in the signup, known by the cookie'),
  body: SignupDraft,
  answers: { 204: nothing },
  problems: ['429 accounts.too_many_tries'],
});

export const showSignupDraftRoute = route({
  id: 'identity.showSignupDraft',
  method: 'GET',
  path: '/api/business/signup/draft',
  summary: 'What this browser had typed of a signup; null: nothing, or it was completed.',
  access: open('a browser gets what it typed itself, known by the cookie'),
  answers: { 200: SignupDraftResponse },
});

export const deleteSignupDraftRoute = route({
  id: 'identity.forgetSignupDraft',
  method: 'DELETE',
  path: '/api/business/signup/draft',
  summary: 'Forgets what this browser had typed of a signup.',
  access: open('a browser has forgotten what it typed itself, known by the cookie'),
  answers: { 204: nothing },
});
