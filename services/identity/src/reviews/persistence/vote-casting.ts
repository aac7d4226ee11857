import type { ReviewVote } from '@chalkboard/contracts';
import type { EntityManager } from 'typeorm';
import { voteChange } from '../domain/review-votes';
import { ReviewVoteEntity } from './review-vote.entity';

export interface CastVote {
  readonly reviewId: string;
  /** Hash of the browser's secret. */
  readonly visitor: string;
  readonly before: ReviewVote;
  readonly vote: ReviewVote;
  /** As `voteOrigin` gives it; not needed to take a vote back. */
  readonly origin?: string;
}

/**
 * Puts a visitor's vote in the place of the one before; the review's counts follow. The caller has locked the review's
 * row.
 */
export async function castVote(
  manager: EntityManager,
  { reviewId, visitor, before, vote, origin }: CastVote,
  now: Date,
): Promise<void> {
  if (vote === 'none') await manager.delete(ReviewVoteEntity, { reviewId, visitor });
  else {
    // Where a vote came from at first stays.
    await manager.query(
      'INSERT INTO review_votes (review_id, visitor, vote, voted_at, origin) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (review_id, visitor) DO UPDATE SET vote = excluded.vote, voted_at = excluded.voted_at',
      [reviewId, visitor, vote, now, origin ?? null],
    );
  }
  const change = voteChange(before, vote);
  await manager.query('UPDATE reviews SET helpful = helpful + $2, not_helpful = not_helpful + $3 WHERE id = $1', [
    reviewId,
    change.helpful,
    change.notHelpful,
  ]);
}
