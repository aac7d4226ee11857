import type { ReviewVote, ReviewVotes } from '@chalkboard/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { voteChange, voteOrigin, Votes, VOTES_FROM_ADDRESS, type Voter } from '../domain/review-votes';
import { ReviewNotFoundError, TooManyVotesError } from '../domain/reviews.errors';
import { castVote } from './vote-casting';

const COUNTS = 'helpful, not_helpful AS "notHelpful"';
type Counts = Pick<ReviewVotes, 'helpful' | 'notHelpful'>;

export class PostgresVotes extends Votes {
  /**
   * @param perAddress the least that one network address may vote on a review a day; undefined: the product's limit
   * holds
   */
  constructor(
    private readonly dataSource: DataSource,
    private readonly perAddress: number | undefined,
  ) {
    super();
  }

  async counted(reviewId: string): Promise<Omit<ReviewVotes, 'myVote'>> {
    const [review] = (await this.dataSource.query(`SELECT ${COUNTS} FROM reviews WHERE id = $1 AND is_published`, [
      reviewId,
    ])) as Counts[];
    if (!review) throw new ReviewNotFoundError();
    return review;
  }

  cast(reviewId: string, { visitor, address }: Voter, vote: ReviewVote, now: Date): Promise<ReviewVotes> {
    return this.dataSource.transaction(async (manager) => {
      const [review] = (await manager.query(`SELECT ${COUNTS} FROM reviews WHERE id = $1 AND is_published FOR UPDATE`, [
        reviewId,
      ])) as Counts[];
      if (!review) throw new ReviewNotFoundError();
      const [cast] = (await manager.query('SELECT vote FROM review_votes WHERE review_id = $1 AND visitor = $2', [
        reviewId,
        visitor,
      ])) as { vote: ReviewVote }[];
      const before = cast?.vote ?? 'none';
      if (before === vote) return { ...review, myVote: vote };
      const origin = voteOrigin(reviewId, address, now);
      if (before === 'none') await this.assertFew(manager, reviewId, origin);
      await castVote(manager, { reviewId, visitor, before, vote, origin }, now);
      const change = voteChange(before, vote);
      return {
        helpful: review.helpful + change.helpful,
        notHelpful: review.notHelpful + change.notHelpful,
        myVote: vote,
      };
    });
  }

  async purgeOrigins(before: Date): Promise<number> {
    const [, count] = (await this.dataSource.query(
      'UPDATE review_votes SET origin = NULL WHERE origin IS NOT NULL AND voted_at < $1',
      [before],
    )) as [unknown, number];
    return count;
  }

  /** The review's row is locked: two votes at once cannot both be the last. @throws TooManyVotesError */
  private async assertFew(manager: EntityManager, reviewId: string, origin: string): Promise<void> {
    const [row] = (await manager.query(
      'SELECT count(*)::int AS cast FROM review_votes WHERE review_id = $1 AND origin = $2',
      [reviewId, origin],
    )) as { cast: number }[];
    if ((row?.cast ?? 0) >= Math.max(VOTES_FROM_ADDRESS, this.perAddress ?? 0)) throw new TooManyVotesError();
  }
}
