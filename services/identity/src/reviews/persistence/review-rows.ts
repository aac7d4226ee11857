import {
  ORDER_TYPES,
  RECORDING,
  REVIEW_RATINGS,
  REVIEW_REMOVAL_REASONS,
  REVIEW_STATUSES,
  TRANSCRIPT_STATES,
  type AdminReview,
  type Review,
  type ReviewVote,
} from '@chalkboard/contracts';
import { z } from 'zod';
import type { ReviewState } from '../domain/review-state';

/** Of files that were made up to have no length, there may be some that are no number. */
export const SECONDS = "nullif(recording_seconds, 'NaN')";

/** What everybody may read. */
export const PUBLIC_COLUMNS = `id, customer_name AS "customerName", restaurant_name AS "restaurantName", rating, comment, order_id IS NOT NULL AS "isRealOrder", ordered_at AS "orderedAt", order_type AS "orderType",
  status, helpful, not_helpful AS "notHelpful", recording_type AS "recordingType", ${SECONDS} AS "voiceSeconds", transcript_state AS "transcriptState", transcript, created_at AS "createdAt"`;

/** Of `STAFF_TABLES`. */
export const STAFF_COLUMNS = `${PUBLIC_COLUMNS}, email, share_id AS "shareId", is_published AS "isPublished", published_at AS "publishedAt", status_reason AS "statusReason", reason AS "removalReason"`;
export const STAFF_TABLES = 'reviews LEFT JOIN review_removals ON review_id = id';

/** Of `PUBLIC_COLUMNS`. */
export const PublicRow = z.object({
  id: z.string(),
  customerName: z.string(),
  restaurantName: z.string(),
  rating: z.literal(REVIEW_RATINGS),
  comment: z.string(),
  isRealOrder: z.boolean(),
  orderedAt: z.date().nullable(),
  orderType: z.enum(ORDER_TYPES).nullable(),
  status: z.enum(REVIEW_STATUSES),
  helpful: z.int(),
  notHelpful: z.int(),
  recordingType: z.enum(RECORDING.mimeTypes).nullable(),
  voiceSeconds: z.number().nullable(),
  transcriptState: z.enum(TRANSCRIPT_STATES),
  transcript: z.string().nullable(),
  createdAt: z.date(),
});
export type PublicRow = z.infer<typeof PublicRow>;

/** Of `STAFF_COLUMNS`. */
export const StaffRow = PublicRow.extend({
  email: z.string().nullable(),
  shareId: z.string().nullable(),
  isPublished: z.boolean(),
  publishedAt: z.date().nullable(),
  statusReason: z.enum(REVIEW_REMOVAL_REASONS).nullable(),
  removalReason: z.enum(REVIEW_REMOVAL_REASONS).nullable(),
});
export type StaffRow = z.infer<typeof StaffRow>;

export function toReview(row: PublicRow, myVote: ReviewVote): Review {
  return { ...factsOf(row, '/api/reviews'), myVote };
}

export function toAdminReview(row: StaffRow): AdminReview {
  const { email, shareId, isPublished, publishedAt, statusReason, removalReason } = row;
  return {
    ...factsOf(row, '/api/admin/feedback'),
    email,
    shareId,
    isPublished,
    publishedAt: publishedAt?.toISOString() ?? null,
    statusReason,
    removalReason,
  };
}

export function stateOf({ status, statusReason, isPublished, publishedAt, removalReason }: StaffRow): ReviewState {
  return { status, statusReason, isPublished, publishedAt, removalReason };
}

/** @param under the path at which the recording is played */
function factsOf(row: PublicRow, under: string): Omit<Review, 'myVote'> {
  const {
    id,
    customerName,
    restaurantName,
    rating,
    comment,
    isRealOrder,
    orderType,
    status,
    helpful,
    notHelpful,
    voiceSeconds,
    transcriptState,
  } = row;
  const isVoiceReview = row.recordingType !== null;
  return {
    id,
    customerName,
    rating,
    comment,
    isVoiceReview,
    voiceReviewUrl: isVoiceReview ? `${under}/${id}/recording` : null,
    voiceSeconds,
    voiceTranscript: row.transcript,
    transcriptState,
    restaurantName,
    isRealOrder,
    orderDate: row.orderedAt?.toISOString().slice(0, 10) ?? null,
    orderType,
    status,
    helpful,
    notHelpful,
    createdAt: row.createdAt.toISOString(),
  };
}
