import type { ReviewRemoval, ReviewStatusRequest } from '@chalkboard/contracts';
import {
  listFeedbackRoute,
  publishReviewRoute,
  removeReviewRoute,
  setReviewStatusRoute,
  unpublishReviewRoute,
} from '@chalkboard/contracts/api/identity/reviews.routes';
import { addressOf } from '@chalkboard/web-kit';
import { callAsStaff } from '@chalkboard/web-kit/staff-session';

export const FEEDBACK = addressOf(listFeedbackRoute);

export const setReviewStatus = ({ id, ...body }: { readonly id: string } & ReviewStatusRequest) =>
  callAsStaff(setReviewStatusRoute, { params: { reviewId: id }, body });
export const publishReview = (id: string) => callAsStaff(publishReviewRoute, { params: { reviewId: id } });
export const unpublishReview = ({ id, ...body }: { readonly id: string } & ReviewRemoval) =>
  callAsStaff(unpublishReviewRoute, { params: { reviewId: id }, body });
export const removeReview = ({ id, reason }: { readonly id: string } & ReviewRemoval) =>
  callAsStaff(removeReviewRoute, { params: { reviewId: id }, query: { reason } });
