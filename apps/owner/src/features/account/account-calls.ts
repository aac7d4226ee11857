import type { ChangeAccountRequest, ChooseLanguageRequest, ConfirmContactRequest } from '@chalkboard/contracts';
import {
  chooseAccountLanguageRoute,
  confirmContactRoute,
  endOtherOwnerSessionsRoute,
  endOwnerSessionRoute,
  exportAccountRoute,
  listOwnerSessionsRoute,
  offerContactRoute,
  removeContactRoute,
  renameAccountRoute,
} from '@chalkboard/contracts/api/identity/account.routes';
import { call, queryOf } from '@chalkboard/web-kit';

export const renameAccount = (body: ChangeAccountRequest) => call(renameAccountRoute, { body });

export const chooseLanguage = (body: ChooseLanguageRequest) => call(chooseAccountLanguageRoute, { body });

/** Has a code sent to a contact that the account is to be reached by. */
export const offerContact = (contact: string) => call(offerContactRoute, { body: { contact } });
export const confirmContact = (body: ConfirmContactRequest) => call(confirmContactRoute, { body });
export const removeContact = (contactId: string) => call(removeContactRoute, { params: { contactId } });

/** What `useQuery` takes to read where the account is signed in. */
export const SESSIONS = queryOf(listOwnerSessionsRoute);
export const endSession = (id: string) => call(endOwnerSessionRoute, { params: { id } });
export const endOtherSessions = () => call(endOtherOwnerSessionsRoute);

export const exportAccount = () => call(exportAccountRoute);
