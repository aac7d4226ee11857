import {
  eraseDataRoute,
  exportPrivacyRoute,
  leavePrivacyAccountRoute,
  provePrivacyContactRoute,
  readErasureReceiptRoute,
  requestPrivacyCodeRoute,
  showPrivacyAccountRoute,
} from '@chalkboard/contracts/api/identity/privacy.routes';
import { addressOf, call } from '@chalkboard/web-kit';
import { readerLanguage } from '@chalkboard/web-kit/texts';

/** Where the browser fetches all that is kept, as a file. */
export const EXPORT_ADDRESS = addressOf(exportPrivacyRoute);

/** @throws ApiError, as all below */
export const askForCode = (contact: string) =>
  call(requestPrivacyCodeRoute, { body: { contact, language: readerLanguage() } });
export const sendCode = (requestId: string, code: string) =>
  call(provePrivacyContactRoute, { params: { requestId }, body: { code } });
export const readAccount = () => call(showPrivacyAccountRoute);
export const leaveAccount = () => call(leavePrivacyAccountRoute);
export const eraseData = (keepStop: boolean) => call(eraseDataRoute, { body: { keepStop } });
export const readReceipt = (receipt: string) => call(readErasureReceiptRoute, { params: { receipt } });
