import type { ReviewVote, ReviewVotes } from '@chalkboard/contracts';
import { IsNull, LessThan, Not, type DataSource, type EntityManager } from 'typeorm';
import { voteChange, voteOrigin, Votes, VOTES_FROM_ADDRESS, type Voter } from '../domain/review-votes';
import { ReviewNotFoundError, TooManyVotesError } from '../domain/reviews.errors';
import { ReviewVoteEntity } from './review-vote.entity';
import { ReviewEntity } from './review.entity';
import { castVote } from './vote-casting';

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
    const review = await this.dataSource.manager.findOneBy(ReviewEntity, { id: reviewId, isPublished: true });
    if (!review) throw new ReviewNotFoundError();
    return { helpful: review.helpful, notHelpful: review.notHelpful };
  }

  cast(reviewId: string, { visitor, address }: Voter, vote: ReviewVote, now: Date): Promise<ReviewVotes> {
    return this.dataSource.transaction(async (manager) => {
      const review = await manager.findOne(ReviewEntity, {
        where: { id: reviewId, isPublished: true },
        lock: { mode: 'pessimistic_write' },
      });
      if (!review) throw new ReviewNotFoundError();
      const { helpful, notHelpful } = review;
      const before = (await manager.findOneBy(ReviewVoteEntity, { reviewId, visitor }))?.vote ?? 'none';
      if (before === vote) return { helpful, notHelpful, myVote: vote };
      const origin = voteOrigin(reviewId, address, now);
      if (before === 'none') await this.assertFew(manager, reviewId, origin);
      await castVote(manager, { reviewId, visitor, before, vote, origin }, now);
      const change = voteChange(before, vote);
      return {
        helpful: helpful + change.helpful,
        notHelpful: notHelpful + change.notHelpful,
        myVote: vote,
      };
    });
  }

  async purgeOrigins(before: Date): Promise<number> {
    const old = { origin: Not(IsNull()), votedAt: LessThan(before) };
    return (await this.dataSource.manager.update(ReviewVoteEntity, old, { origin: null })).affected ?? 0;
  }

  /** The review's row is locked: two votes at once cannot both be the last. @throws TooManyVotesError */
  private async assertFew(manager: EntityManager, reviewId: string, origin: string): Promise<void> {
    const cast = await manager.countBy(ReviewVoteEntity, { reviewId, origin });
    if (cast >= Math.max(VOTES_FROM_ADDRESS, this.perAddress ?? 0)) throw new TooManyVotesError();
  }
}
