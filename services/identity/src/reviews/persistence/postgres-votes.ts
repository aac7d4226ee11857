import { Injectable } from '@nestjs/common';
import type { ReviewVote, ReviewVotes } from '@chalkboard/contracts';
import { DataSource } from 'typeorm';
import { ReviewNotFoundError } from '../domain/reviews.errors';
import { voteChange, Votes } from '../domain/review-votes';
import { castVote } from './vote-casting';

@Injectable()
export class PostgresVotes extends Votes {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  cast(reviewId: string, visitor: string, vote: ReviewVote, now: Date): Promise<ReviewVotes> {
    return this.dataSource.transaction(async (manager) => {
      const [review] = (await manager.query('SELECT helpful, not_helpful AS "notHelpful" FROM reviews WHERE id = $1 AND is_published FOR UPDATE', [reviewId])) as { helpful: number; notHelpful: number }[];
      if (!review) throw new ReviewNotFoundError();
      const [cast] = (await manager.query('SELECT vote FROM review_votes WHERE review_id = $1 AND visitor = $2', [reviewId, visitor])) as { vote: ReviewVote }[];
      const before = cast?.vote ?? 'none';
      if (before === vote) return { ...review, myVote: vote };
      await castVote(manager, { reviewId, visitor, before, vote }, now);
      const change = voteChange(before, vote);
      return { helpful: review.helpful + change.helpful, notHelpful: review.notHelpful + change.notHelpful, myVote: vote };
    });
  }
}
