import { PrivacyRequests1760002700400 } from './migrations/1760002700400-privacy-requests';
import { RequestLanguages1760008700400 } from './migrations/1760008700400-request-languages';

export const PRIVACY_MIGRATIONS = [PrivacyRequests1760002700400, RequestLanguages1760008700400];
