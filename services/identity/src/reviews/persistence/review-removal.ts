import type { EntityManager } from 'typeorm';
import type { ReviewSummaries } from './review-summaries';

/** Of a review, what its removal has to know. */
export interface RemovedReview {
  readonly id: string;
  readonly shareId: string | null;
  readonly rating: number;
  readonly isPublished: boolean;
}

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
  await manager.query('DELETE FROM reviews WHERE id = $1', [id]);
  if (isPublished && shareId !== null) await summaries.add(manager, shareId, rating, -1, now);
}
