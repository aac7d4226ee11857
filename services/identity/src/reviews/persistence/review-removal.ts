import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { ReviewSummaries } from './review-summaries';
import { ReviewEntity } from './review.entity';

/** Of a review, what its removal has to know. */
export const RemovedReview = z.object({
  id: z.string(),
  shareId: z.string().nullable(),
  rating: z.int(),
  isPublished: z.boolean(),
});
export type RemovedReview = z.infer<typeof RemovedReview>;

/**
 * Takes a review away, with its recording, its transcript and its votes; where it was shown, what is told of its menu
 * follows. The caller has locked its row.
 */
export async function removeReview(
  manager: EntityManager,
  summaries: ReviewSummaries,
  { id, shareId, rating, isPublished }: RemovedReview,
  now: Date,
): Promise<void> {
  await manager.delete(ReviewEntity, { id });
  if (isPublished && shareId !== null) await summaries.add(manager, shareId, rating, -1, now);
}
