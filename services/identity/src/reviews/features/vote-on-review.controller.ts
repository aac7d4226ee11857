import { VoteRequest, type ReviewVotes } from '@chalkboard/contracts';
import { voteOnReviewRoute } from '@chalkboard/contracts/api/identity/reviews.routes';
import { CurrentVisitor, Handles, idOf, RouteBody, type HttpRequest, type Visitor } from '@chalkboard/service-kit';
import { addressKey, Clock } from '@chalkboard/service-kit/domain';
import { Controller, Param, Req } from '@nestjs/common';
import { SubmissionLimits } from '../../submissions/domain/submission-limits';
import { Votes } from '../domain/review-votes';
import { ReviewNotFoundError } from '../domain/reviews.errors';

@Controller()
export class VoteOnReviewController {
  constructor(
    private readonly limits: SubmissionLimits,
    private readonly votes: Votes,
    private readonly clock: Clock,
  ) {}

  /**
   * A browser that has no cookie gets it with the answer, and its next vote counts: a program that keeps none has no
   * vote at all.
   */
  @Handles(voteOnReviewRoute)
  async vote(
    @Param('reviewId', idOf(ReviewNotFoundError)) reviewId: string,
    @RouteBody() { vote }: VoteRequest,
    @CurrentVisitor() { hash: visitor, isNew }: Visitor,
    @Req() { ip: address }: HttpRequest,
  ): Promise<ReviewVotes> {
    const now = this.clock.now();
    await this.limits.take('review-vote', { visitor, address }, now);
    if (isNew) return { ...(await this.votes.counted(reviewId)), myVote: 'none', notCounted: true };
    return this.votes.cast(reviewId, { visitor, address: addressKey(address) }, vote, now);
  }
}
