import { z } from 'zod';
import { REVIEW_LETTERS, REVIEW_REMOVAL_REASONS, REVIEW_SORTS, REVIEW_STATUSES } from '../reviews';
import { adminList, AdminListQuery } from './admin-list';
import { reviewFacts } from './reviews';

/**
 * A review as staff reads it. Its `voiceReviewUrl` is `/api/admin/feedback/{id}/recording`, also of one that is not published: ask with the token, and play what
 * comes from a blob. All routes here have the right `reviews.moderate`.
 */
export const AdminReview = z.object({
  ...reviewFacts,
  email: z.string().nullable(),
  isPublished: z.boolean(),
  /** Null where it was never published. */
  publishedAt: z.iso.datetime().nullable(),
  /** Why it was flagged, where staff said so. */
  statusReason: z.enum(REVIEW_REMOVAL_REASONS).nullable(),
  /** Why it was unpublished; null while it is published, and where it never was. */
  removalReason: z.enum(REVIEW_REMOVAL_REASONS).nullable(),
  /** The menu that it is about, where it is one of ours. */
  shareId: z.string().nullable(),
});
export type AdminReview = z.infer<typeof AdminReview>;

/** `GET /api/admin/feedback`. `search`: parts of comment, customer name and restaurant name. */
export const AdminReviewsQuery = AdminListQuery.extend({
  search: z.string().trim().max(REVIEW_LETTERS.search).optional(),
  status: z.enum(REVIEW_STATUSES).optional(),
  published: z.enum(['true', 'false']).transform((value) => value === 'true').optional(),
  rating: z.coerce.number().int().min(1).max(5).optional(),
  sort: z.enum(REVIEW_SORTS).default('newest'),
});
export type AdminReviewsQuery = z.infer<typeof AdminReviewsQuery>;

export const AdminReviews = adminList(AdminReview);
export type AdminReviews = z.infer<typeof AdminReviews>;

/** `POST /api/admin/feedback/{id}/status`: 200 with the `AdminReview`; the same again changes nothing. `reason` is for `flagged`. 404 `reviews.review_not_found`, as below. */
export const ReviewStatusRequest = z.object({ status: z.enum(REVIEW_STATUSES), reason: z.enum(REVIEW_REMOVAL_REASONS).optional() });
export type ReviewStatusRequest = z.infer<typeof ReviewStatusRequest>;

/**
 * `POST /api/admin/feedback/{id}/publish` (no body): 200 with the `AdminReview`.
 * `POST /api/admin/feedback/{id}/unpublish` with this: 200 with the `AdminReview`.
 * `DELETE /api/admin/feedback/{id}?reason=spam`: 204; review, votes, recording and transcript are gone for good.
 * The reason is counted in public; publishing it again takes it back.
 */
export const ReviewRemoval = z.object({ reason: z.enum(REVIEW_REMOVAL_REASONS) });
export type ReviewRemoval = z.infer<typeof ReviewRemoval>;
