import { z } from 'zod';
import { REVIEW_LETTERS, REVIEW_REMOVAL_REASONS, REVIEW_SORTS, REVIEW_STATUSES } from '../reviews';
import { adminList, AdminListQuery } from './admin-list';
import { reviewFacts } from './reviews';

/**
 * A review as staff reads it. Its `voiceReviewUrl` is that of staff, also of one that is not published: ask with the
 * token, and play what comes from a blob.
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

/** `search`: parts of comment, customer name and restaurant name. */
export const AdminReviewsQuery = AdminListQuery.extend({
  search: z.string().trim().max(REVIEW_LETTERS.search).optional(),
  status: z.enum(REVIEW_STATUSES).optional(),
  published: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  rating: z.coerce.number().int().min(1).max(5).optional(),
  sort: z.enum(REVIEW_SORTS).default('newest'),
});
export type AdminReviewsQuery = z.infer<typeof AdminReviewsQuery>;

export const AdminReviews = adminList(AdminReview);
export type AdminReviews = z.infer<typeof AdminReviews>;

/** The same again changes nothing. `reason` is for `flagged`. */
export const ReviewStatusRequest = z.object({
  status: z.enum(REVIEW_STATUSES),
  reason: z.enum(REVIEW_REMOVAL_REASONS).optional(),
});
export type ReviewStatusRequest = z.infer<typeof ReviewStatusRequest>;

/** Why a review is unpublished or removed. The reason is counted in public; publishing it again takes it back. */
export const ReviewRemoval = z.object({ reason: z.enum(REVIEW_REMOVAL_REASONS) });
export type ReviewRemoval = z.infer<typeof ReviewRemoval>;
/** The same as it is asked for: without a reason it counts as `other`. */
export const RemoveReviewRequest = ReviewRemoval.partial();
export type RemoveReviewRequest = z.infer<typeof RemoveReviewRequest>;
