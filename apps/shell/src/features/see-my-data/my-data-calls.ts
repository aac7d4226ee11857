import type { ErasureReceipt, ErasureResponse, PrivacyAccount, PrivacyRequestResponse } from '@chalkboard/contracts';
import { api } from '@chalkboard/web-kit';

/** Where the browser fetches all that is kept, as a file. */
export const EXPORT_ADDRESS = '/api/privacy/export';

/** `POST /api/privacy/requests` @throws ApiError */
export const askForCode = (contact: string) => api<PrivacyRequestResponse>('/api/privacy/requests', { method: 'POST', body: { contact } });

/** `POST /api/privacy/requests/{requestId}/code` @throws ApiError */
export const sendCode = (requestId: string, code: string) => api<undefined>(`/api/privacy/requests/${requestId}/code`, { method: 'POST', body: { code } });

/** `GET /api/privacy/account` @throws ApiError */
export const readAccount = () => api<PrivacyAccount>('/api/privacy/account');

/** `DELETE /api/privacy/account` @throws ApiError */
export const leaveAccount = () => api<undefined>('/api/privacy/account', { method: 'DELETE' });

/** `POST /api/privacy/erasures` @throws ApiError */
export const eraseData = (keepStop: boolean) => api<ErasureResponse>('/api/privacy/erasures', { method: 'POST', body: { keepStop } });

/** `GET /api/privacy/erasures/{receipt}` @throws ApiError */
export const readReceipt = (receipt: string) => api<ErasureReceipt>(`/api/privacy/erasures/${encodeURIComponent(receipt)}`);
