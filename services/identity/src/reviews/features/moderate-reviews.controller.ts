import {
  AdminReviewsQuery,
  RemoveReviewRequest,
  ReviewStatusRequest,
  type AdminReview,
  type AdminReviews,
  type StaffClaims,
} from '@chalkboard/contracts';
import {
  listFeedbackRoute,
  publishReviewRoute,
  removeReviewRoute,
  setReviewStatusRoute,
  unpublishReviewRoute,
} from '@chalkboard/contracts/api/identity/reviews.routes';
import type { BodyOf } from '@chalkboard/contracts/api/route';
import { CurrentStaff, Handles, idOf, RouteBody, RouteQuery, type HttpRequest } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller, Param, Req } from '@nestjs/common';
import { published, unpublished, withStatus } from '../domain/review-state';
import { ReviewLists, Reviews } from '../domain/reviews';
import { ReviewNotFoundError } from '../domain/reviews.errors';

const ReviewId = idOf(ReviewNotFoundError);
/** As what a removal counts for which no reason was given. */
const WITHOUT_REASON = 'other';

/** What staff thinks of reviews, which of them everybody may read, and what is taken away, why. */
@Controller()
export class ModerateReviewsController {
  constructor(
    private readonly reviews: Reviews,
    private readonly lists: ReviewLists,
    private readonly clock: Clock,
  ) {}

  @Handles(listFeedbackRoute)
  list(@RouteQuery() query: AdminReviewsQuery): Promise<AdminReviews> {
    return this.lists.staffPage(query);
  }

  @Handles(setReviewStatusRoute)
  setStatus(
    @Param('reviewId', ReviewId) reviewId: string,
    @RouteBody() { status, reason }: ReviewStatusRequest,
    @CurrentStaff() { sub: staffId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<AdminReview> {
    return this.reviews.change(
      reviewId,
      'review.status_changed',
      (state) => withStatus(state, status, reason),
      { staffId, address },
      this.clock.now(),
    );
  }

  @Handles(publishReviewRoute)
  publish(
    @Param('reviewId', ReviewId) reviewId: string,
    @CurrentStaff() { sub: staffId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<AdminReview> {
    const now = this.clock.now();
    return this.reviews.change(
      reviewId,
      'review.published',
      (currentState) => published(currentState, now),
      { staffId, address },
      now,
    );
  }

  @Handles(unpublishReviewRoute)
  unpublish(
    @Param('reviewId', ReviewId) reviewId: string,
    @RouteBody() removal: BodyOf<typeof unpublishReviewRoute>,
    @CurrentStaff() { sub: staffId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<AdminReview> {
    return this.reviews.change(
      reviewId,
      'review.unpublished',
      (state) => unpublished(state, removal?.reason ?? WITHOUT_REASON),
      { staffId, address },
      this.clock.now(),
    );
  }

  @Handles(removeReviewRoute)
  remove(
    @Param('reviewId', ReviewId) reviewId: string,
    @RouteQuery() { reason }: RemoveReviewRequest,
    @CurrentStaff() { sub: staffId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<void> {
    return this.reviews.remove(reviewId, reason ?? WITHOUT_REASON, { staffId, address }, this.clock.now());
  }
}
