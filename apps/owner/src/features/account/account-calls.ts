import type { Account, ChangeAccountRequest, ConfirmContactRequest, SignInResponse } from '@chalkboard/contracts';
import { api } from '@chalkboard/web-kit';

export const renameAccount = (body: ChangeAccountRequest) => api<Account>('/api/account', { method: 'PUT', body });

/** Has a code sent to a contact that the account is to be reached by. */
export const offerContact = (contact: string) => api<SignInResponse>('/api/account/contacts', { method: 'POST', body: { contact } });
export const confirmContact = (body: ConfirmContactRequest) => api<Account>('/api/account/contacts/confirm', { method: 'POST', body });
export const removeContact = (contactId: string) => api<void>(`/api/account/contacts/${encodeURIComponent(contactId)}`, { method: 'DELETE' });
