import type { ReferralLinkRequest, ReferralRequest } from '@chalkboard/contracts';
import { giveReferralLinkRoute, submitReferralRoute } from '@chalkboard/contracts/api/identity/community.routes';
import { call } from '@chalkboard/web-kit';
import { readerLanguage } from '@chalkboard/web-kit/texts';

/** @throws ApiError */
export const sendReferral = (body: ReferralRequest) =>
  call(submitReferralRoute, { body: { ...body, language: readerLanguage() } });

/** @throws ApiError */
export const getReferralLink = (body: ReferralLinkRequest) => call(giveReferralLinkRoute, { body });
