import { ReviewForms1760002400000 } from './migrations/1760002400000-review-forms';
import { PrivacyForms1760002700300 } from './migrations/1760002700300-privacy-forms';
import { PrivacyLooks1760003000000 } from './migrations/1760003000000-privacy-looks';

/** The table itself is of the time when only community had forms: its first migration made it. */
export const SUBMISSIONS_MIGRATIONS = [ReviewForms1760002400000, PrivacyForms1760002700300, PrivacyLooks1760003000000];
