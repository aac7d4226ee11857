import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { VoteRequest, type ReviewVotes } from '@chalkboard/contracts';
import { contract, CurrentVisitor, idOf, Public, type HttpRequest, type Visitor } from '@chalkboard/service-kit';
import { addressKey, Clock } from '@chalkboard/service-kit/domain';
import { SubmissionLimits } from '../../../submissions/domain/submission-limits';
import { Votes } from '../../domain/review-votes';
import { ReviewNotFoundError } from '../../domain/reviews.errors';

@Controller('api/reviews/:reviewId/vote')
export class VoteOnReviewController {
  constructor(
    private readonly limits: SubmissionLimits,
    private readonly votes: Votes,
    private readonly clock: Clock,
  ) {}

  /** A browser that has no cookie gets it with the answer, and its next vote counts: a program that keeps none has no vote at all. */
  @Public('each browser has one vote for each review')
  @Post()
  @HttpCode(200)
  async vote(
    @Param('reviewId', idOf(ReviewNotFoundError)) reviewId: string,
    @Body(contract(VoteRequest)) { vote }: VoteRequest,
    @CurrentVisitor() { hash: visitor, isNew }: Visitor,
    @Req() { ip: address }: HttpRequest,
  ): Promise<ReviewVotes> {
    const now = this.clock.now();
    await this.limits.take('review-vote', { visitor, address }, now);
    if (isNew) return { ...(await this.votes.counted(reviewId)), myVote: 'none', notCounted: true };
    return this.votes.cast(reviewId, { visitor, address: addressKey(address) }, vote, now);
  }
}
