import type { ReceivedResponse, ReferralLinkRequest, ReferralLinkResponse, ReferralRequest } from '@chalkboard/contracts';
import { api } from '@chalkboard/web-kit';

/** `POST /api/referrals` @throws ApiError */
export const sendReferral = (body: ReferralRequest) => api<ReceivedResponse>('/api/referrals', { method: 'POST', body });

/** `POST /api/referrals/link` @throws ApiError */
export const getReferralLink = (body: ReferralLinkRequest) => api<ReferralLinkResponse>('/api/referrals/link', { method: 'POST', body });
