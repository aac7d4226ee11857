import type { ReviewSummary } from '@chalkboard/contracts';
import { REVIEW_REMOVAL_REASONS } from '@chalkboard/contracts/reviews';
import { feedbackTexts } from '../../texts';

const t = feedbackTexts.removed;

/** How many reviews staff took away, and why, in a sentence. */
export function removedWords({ total, byReason }: ReviewSummary['removed']): string {
  if (total === 0) return t.none;
  const reasons = REVIEW_REMOVAL_REASONS.flatMap((reason) => {
    const count = byReason[reason] ?? 0;
    return count > 0 ? [t.reason({ count, reason: t.reasons[reason] })] : [];
  });
  return t.some({ count: total, reasons: reasons.join(', ') });
}
