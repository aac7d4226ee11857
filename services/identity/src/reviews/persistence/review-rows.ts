import type {
  AdminReview,
  RecordingType,
  Review,
  ReviewRating,
  ReviewRemovalReason,
  ReviewStatus,
  ReviewVote,
  TranscriptState,
} from '@chalkboard/contracts';
import type { RealOrder } from '../domain/real-order';
import type { ReviewState } from '../domain/review-state';

/** What everybody may read. */
export const PUBLIC_COLUMNS = `id, customer_name AS "customerName", restaurant_name AS "restaurantName", rating, comment, order_id IS NOT NULL AS "isRealOrder", ordered_at AS "orderedAt", order_type AS "orderType",
  status, helpful, not_helpful AS "notHelpful", recording_type AS "recordingType", recording_seconds AS "voiceSeconds", transcript_state AS "transcriptState", transcript, created_at AS "createdAt"`;

/** Of `STAFF_TABLES`. */
export const STAFF_COLUMNS = `${PUBLIC_COLUMNS}, email, share_id AS "shareId", is_published AS "isPublished", published_at AS "publishedAt", status_reason AS "statusReason", reason AS "removalReason"`;
export const STAFF_TABLES = 'reviews LEFT JOIN review_removals ON review_id = id';

export interface PublicRow {
  readonly id: string;
  readonly customerName: string;
  readonly restaurantName: string;
  readonly rating: ReviewRating;
  readonly comment: string;
  readonly isRealOrder: boolean;
  readonly orderedAt: Date | null;
  readonly orderType: RealOrder['orderType'] | null;
  readonly status: ReviewStatus;
  readonly helpful: number;
  readonly notHelpful: number;
  readonly recordingType: RecordingType | null;
  readonly voiceSeconds: number | null;
  readonly transcriptState: TranscriptState;
  readonly transcript: string | null;
  readonly createdAt: Date;
}

export interface StaffRow extends PublicRow, ReviewState {
  readonly email: string | null;
  readonly shareId: string | null;
}

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
    removalReason: removalReason satisfies ReviewRemovalReason | null,
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
