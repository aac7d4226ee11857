import type { ReceivedResponse, ReferralRequest } from '@chalkboard/contracts';
import { api } from '@chalkboard/web-kit';

/** `POST /api/referrals` @throws ApiError */
export const sendReferral = (body: ReferralRequest) => api<ReceivedResponse>('/api/referrals', { method: 'POST', body });
