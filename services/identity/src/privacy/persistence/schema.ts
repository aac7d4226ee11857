import { PrivacyRequests1760002700400 } from './migrations/1760002700400-privacy-requests';

export const PRIVACY_MIGRATIONS = [PrivacyRequests1760002700400];
