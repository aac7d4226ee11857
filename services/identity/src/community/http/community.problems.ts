import type { ProblemTable } from '@chalkboard/service-kit';
import type { CommunityErrorCode } from '../domain/community.errors';

export const COMMUNITY_PROBLEMS: ProblemTable<CommunityErrorCode> = {
  'community.missing_information': { status: 400, title: 'Missing information' },
  'community.missing_emails': { status: 400, title: 'Please fill in all fields' },
  'community.too_many_submissions': { status: 429, title: 'Too many messages' },
};
