import { Community1760000500000 } from './migrations/1760000500000-community';
import { StaffInbox1760002200200 } from './migrations/1760002200200-staff-inbox';
import { ReferralWays1760002600100 } from './migrations/1760002600100-referral-ways';
import { SubmissionLanguages1760008700300 } from './migrations/1760008700300-submission-languages';

export const COMMUNITY_MIGRATIONS = [
  Community1760000500000,
  StaffInbox1760002200200,
  ReferralWays1760002600100,
  SubmissionLanguages1760008700300,
];
