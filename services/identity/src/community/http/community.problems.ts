import type { ProblemTable } from '@chalkboard/service-kit';
import type { CommunityErrorCode } from '../domain/community.errors';

export const COMMUNITY_PROBLEMS: ProblemTable<CommunityErrorCode> = {
  'community.missing_information': { status: 400, title: 'Missing information' },
  'community.missing_emails': { status: 400, title: 'Please fill in all fields' },
  'community.message_not_found': { status: 404, title: 'Not found' },
  'community.referral_not_found': { status: 404, title: 'Not found' },
  'community.payout_needed': { status: 409, title: 'Payout needed' },
  'community.referral_paid': { status: 409, title: 'Paid already' },
  'community.self_referral': { status: 409, title: 'That is the same address' },
  'community.programme_paused': { status: 409, title: 'The referral programme is paused' },
};
