import { z } from 'zod';
import { defineEvent } from '../envelope';

/**
 * Emitted when other reviews of a menu are published than before. Its subject is the menu; the version counts the
 * changes of its summary. Who wrote them is not in it.
 */
export const ReviewSummaryChangedV1 = defineEvent(
  'identity.review.summary-changed.v1',
  z.object({
    shareId: z.string(),
    /** Of the published ones: the average times 100, rounded: 437 is 4.37; 0 where there are none. */
    ratingTimes100: z.number().int().min(0).max(500),
    count: z.number().int().min(0),
    changedAt: z.iso.datetime(),
  }),
);
export type ReviewSummaryChangedV1 = z.infer<typeof ReviewSummaryChangedV1.schema>;
