import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { AdminReviewsQuery, ReviewRemoval, ReviewStatusRequest, STAFF_RIGHTS, type AdminReview, type AdminReviews, type StaffClaims } from '@chalkboard/contracts';
import { contract, CurrentStaff, idOf, StaffOnly, type HttpRequest } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { published, unpublished, withStatus } from '../../domain/review-standing';
import { ReviewLists, Reviews } from '../../domain/reviews';
import { ReviewNotFoundError } from '../../domain/reviews.errors';

const ReviewId = idOf(ReviewNotFoundError);

/** What staff thinks of reviews, which of them everybody may read, and what is taken away, why. */
@StaffOnly(...STAFF_RIGHTS['reviews.moderate'])
@Controller('api/admin/feedback')
export class ModerateReviewsController {
  constructor(
    private readonly reviews: Reviews,
    private readonly lists: ReviewLists,
    private readonly clock: Clock,
  ) {}

  @Get()
  list(@Query(contract(AdminReviewsQuery)) query: AdminReviewsQuery): Promise<AdminReviews> {
    return this.lists.staffPage(query);
  }

  @Post(':reviewId/status')
  @HttpCode(200)
  setStatus(@Param('reviewId', ReviewId) reviewId: string, @Body(contract(ReviewStatusRequest)) { status, reason }: ReviewStatusRequest, @CurrentStaff() { sub: staffId }: StaffClaims, @Req() { ip: address }: HttpRequest): Promise<AdminReview> {
    return this.reviews.change(reviewId, 'review.status_changed', (standing) => withStatus(standing, status, reason), { staffId, address }, this.clock.now());
  }

  @Post(':reviewId/publish')
  @HttpCode(200)
  publish(@Param('reviewId', ReviewId) reviewId: string, @CurrentStaff() { sub: staffId }: StaffClaims, @Req() { ip: address }: HttpRequest): Promise<AdminReview> {
    const now = this.clock.now();
    return this.reviews.change(reviewId, 'review.published', (standing) => published(standing, now), { staffId, address }, now);
  }

  @Post(':reviewId/unpublish')
  @HttpCode(200)
  unpublish(@Param('reviewId', ReviewId) reviewId: string, @Body(contract(ReviewRemoval)) { reason }: ReviewRemoval, @CurrentStaff() { sub: staffId }: StaffClaims, @Req() { ip: address }: HttpRequest): Promise<AdminReview> {
    return this.reviews.change(reviewId, 'review.unpublished', (standing) => unpublished(standing, reason), { staffId, address }, this.clock.now());
  }

  @Delete(':reviewId')
  @HttpCode(204)
  remove(@Param('reviewId', ReviewId) reviewId: string, @Query(contract(ReviewRemoval)) { reason }: ReviewRemoval, @CurrentStaff() { sub: staffId }: StaffClaims, @Req() { ip: address }: HttpRequest): Promise<void> {
    return this.reviews.remove(reviewId, reason, { staffId, address }, this.clock.now());
  }
}
