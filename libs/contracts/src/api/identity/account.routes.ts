import {
  Account,
  AccountClosure,
  AccountExport,
  AccountOpenOrders,
  AccountSessions,
  AddContactRequest,
  ChangeAccountRequest,
  ChooseLanguageRequest,
  CloseAccountRequest,
  ConfirmContactRequest,
  SignInResponse,
} from '../../http/account';
import { nothing, open, owner, route } from '../route';

export const showAccountRoute = route({
  id: 'identity.showAccount',
  method: 'GET',
  path: '/api/account',
  summary: 'Who is signed in, with the businesses of the account.',
  access: owner,
  answers: { 200: Account },
  problems: ['401 accounts.session_ended'],
});

export const renameAccountRoute = route({
  id: 'identity.renameAccount',
  method: 'PUT',
  path: '/api/account',
  summary: 'Changes what their team and our messages call the signed-in owner.',
  access: owner,
  body: ChangeAccountRequest,
  answers: { 200: Account },
  problems: ['401 accounts.session_ended'],
});

export const chooseAccountLanguageRoute = route({
  id: 'identity.chooseAccountLanguage',
  method: 'PUT',
  path: '/api/account/language',
  summary: 'Chooses the language of e-mails and texts to the signed-in person, or none.',
  access: owner,
  body: ChooseLanguageRequest,
  answers: { 200: Account },
  problems: ['401 accounts.session_ended'],
});

/** Of a contact that the account may not have. */
const ofContact = [
  '409 accounts.contact_known',
  '409 accounts.contact_taken',
  '409 accounts.too_many_contacts',
] as const;

export const offerContactRoute = route({
  id: 'identity.offerContact',
  method: 'POST',
  path: '/api/account/contacts',
  summary: 'Sends a code to a further e-mail address or number; it is the account’s once that is typed.',
  access: owner,
  body: AddContactRequest,
  answers: { 202: SignInResponse },
  problems: [...ofContact, '400 accounts.contact_invalid', '429 accounts.too_many_tries'],
});

export const confirmContactRoute = route({
  id: 'identity.confirmContact',
  method: 'POST',
  path: '/api/account/contacts/confirm',
  summary: 'Adds a contact by the code that was sent there.',
  access: owner,
  body: ConfirmContactRequest,
  answers: { 200: Account },
  problems: [
    ...ofContact,
    '400 accounts.contact_invalid',
    '401 accounts.session_ended',
    '422 accounts.confirmation_wrong',
    '429 accounts.too_many_tries',
  ],
});

export const removeContactRoute = route({
  id: 'identity.removeContact',
  method: 'DELETE',
  path: '/api/account/contacts/:contactId',
  summary: 'Removes a contact; every other session of the account ends.',
  access: owner,
  answers: { 204: nothing },
  problems: ['404 accounts.contact_not_found', '409 accounts.last_contact'],
});

export const listOwnerSessionsRoute = route({
  id: 'identity.listOwnerSessions',
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'Where the account is signed in, newest first.',
  access: owner,
  answers: { 200: AccountSessions },
});

export const endOwnerSessionRoute = route({
  id: 'identity.endOwnerSession',
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  summary: 'Ends one session of the account; every service refuses it at once.',
  access: owner,
  answers: { 204: nothing },
  problems: ['404 accounts.session_not_found'],
});

export const endOtherOwnerSessionsRoute = route({
  id: 'identity.endOtherOwnerSessions',
  method: 'POST',
  path: '/api/account/sessions/end-others',
  summary: 'Ends every session of the account but this one.',
  access: owner,
  answers: { 204: nothing },
});

export const exportAccountRoute = route({
  id: 'identity.exportAccount',
  method: 'GET',
  path: '/api/account/export',
  summary:
    'Everything that identity keeps of the account, as an attachment. Menus are exported by their own addresses.',
  access: owner,
  answers: { 200: AccountExport },
  problems: ['401 accounts.session_ended'],
});

export const closeAccountRoute = route({
  id: 'identity.closeAccount',
  method: 'POST',
  path: '/api/account/close',
  summary:
    'Closes the account, and each business that has no other owner: gone 30 days later. Again: the same receipt.',
  access: owner,
  body: CloseAccountRequest,
  answers: { 200: AccountClosure },
  problems: ['401 accounts.session_ended'],
});

export const reopenAccountRoute = route({
  id: 'identity.reopenAccount',
  method: 'POST',
  path: '/api/account/reopen',
  summary: 'Takes the end of the account back, until it has come.',
  access: owner,
  answers: { 200: Account },
  problems: ['401 accounts.session_ended'],
});

export const showOpenOrdersRoute = route({
  id: 'identity.showOpenOrders',
  method: 'GET',
  path: '/api/account/open-orders',
  summary: 'Orders under way of the businesses that would end with the account: named before it is closed.',
  access: owner,
  answers: { 200: AccountOpenOrders },
});

export const showClosureRoute = route({
  id: 'identity.showClosure',
  method: 'GET',
  path: '/api/account/closures/:receipt',
  summary: 'The receipt of a closed account: what was removed, and when.',
  access: open('the number of the receipt is what gives the right: when the account is gone nobody can sign in'),
  answers: { 200: AccountClosure },
  problems: ['404 accounts.receipt_not_found'],
});
