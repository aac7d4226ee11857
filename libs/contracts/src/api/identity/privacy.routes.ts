import {
  ErasureReceipt,
  ErasureRequest,
  ErasureResponse,
  PrivacyAccount,
  PrivacyExport,
  PrivacyProof,
  PrivacyRequest,
  PrivacyRequestResponse,
} from '../../http/privacy';
import { nothing, open, route } from '../route';

const PROVED = 'the cookie of who has proved that a number or address is theirs gives the right';

export const requestPrivacyCodeRoute = route({
  id: 'identity.requestPrivacyCode',
  method: 'POST',
  path: '/api/privacy/requests',
  summary: 'Has a code sent to a number or address; the answer is the same whether or not anything is kept of it.',
  access: open('it is how anybody begins to prove whose data they ask for'),
  body: PrivacyRequest,
  answers: { 202: PrivacyRequestResponse },
  problems: ['400 privacy.contact_invalid', '400 privacy.country_code_missing', '429 submissions.too_many'],
});

export const provePrivacyContactRoute = route({
  id: 'identity.provePrivacyContact',
  method: 'POST',
  path: '/api/privacy/requests/:requestId/code',
  summary:
    'Proves by the code that the number or address is theirs; an http-only cookie gives the right to what follows.',
  access: open('the code of the message gives the right'),
  body: PrivacyProof,
  answers: { 204: nothing },
  problems: ['422 privacy.code_wrong', '429 submissions.too_many'],
});

export const showPrivacyAccountRoute = route({
  id: 'identity.showPrivacyAccount',
  method: 'GET',
  path: '/api/privacy/account',
  summary: 'What is kept of them, in short.',
  access: open(PROVED),
  answers: { 200: PrivacyAccount },
  problems: ['403 privacy.not_proved', '429 submissions.too_many'],
});

export const leavePrivacyAccountRoute = route({
  id: 'identity.leavePrivacyAccount',
  method: 'DELETE',
  path: '/api/privacy/account',
  summary: 'Leaves: the cookie gives no right any more.',
  access: open(PROVED),
  answers: { 204: nothing },
  problems: ['403 privacy.not_proved'],
});

export const exportPrivacyRoute = route({
  id: 'identity.exportPrivacy',
  method: 'GET',
  path: '/api/privacy/export',
  summary: 'All that is kept of them, to be kept as a file.',
  access: open(PROVED),
  answers: { 200: PrivacyExport },
  problems: ['403 privacy.not_proved', '429 submissions.too_many'],
});

export const eraseDataRoute = route({
  id: 'identity.eraseData',
  method: 'POST',
  path: '/api/privacy/erasures',
  summary: 'Begins to erase all of it; once more gives the same receipt.',
  access: open(PROVED),
  body: ErasureRequest,
  answers: { 202: ErasureResponse },
  problems: ['403 privacy.not_proved'],
});

export const readErasureReceiptRoute = route({
  id: 'identity.readErasureReceipt',
  method: 'GET',
  path: '/api/privacy/erasures/:receipt',
  summary: 'What was removed where, and what is still to go. It names nobody.',
  access: open('the number of the receipt gives the right: when somebody is forgotten nobody can prove who they were'),
  answers: { 200: ErasureReceipt },
  problems: ['404 privacy.receipt_not_found'],
});
