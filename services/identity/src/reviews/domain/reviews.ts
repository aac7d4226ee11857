import type {
  AdminReview,
  AdminReviews,
  AdminReviewsQuery,
  RecordingType,
  ReviewRemovalReason,
  ReviewsQuery,
  Reviews as ReviewsPage,
  ReviewSummary,
} from '@chalkboard/contracts';
import type { StaffActor } from '../../authority/domain/staff-actor';
import type { RealOrder } from './real-order';
import type { CheckedRecording } from './recording/recording';
import type { ReviewState } from './review-state';

/** A review as it is sent. */
export interface NewReview {
  readonly id: string;
  readonly customerName: string;
  readonly email: string | undefined;
  readonly restaurantName: string;
  readonly rating: number;
  readonly comment: string;
  readonly orderType: RealOrder['orderType'] | undefined;
  readonly shareId: string | undefined;
  /** What it is proved to be of. */
  readonly order: RealOrder | undefined;
  readonly recording: CheckedRecording | undefined;
  /** The recording is to be written down. */
  readonly isTranscribed: boolean;
  readonly createdAt: Date;
}

export type ReviewChange = 'review.status_changed' | 'review.published' | 'review.unpublished';

/** Reviews as they are sent, and what staff makes of them: a port. */
export abstract class Reviews {
  /** Keeps all of it, or nothing. @throws OrderReviewedError */
  abstract add(review: NewReview): Promise<void>;
  /**
   * Changes where a review stands, while nobody else can: with its entry in the audit log, and what is told of its
   * menu, in the same transaction. What stays as it is leaves no entry.
   * @throws ReviewNotFoundError
   */
  abstract change(
    id: string,
    action: ReviewChange,
    work: (state: ReviewState) => ReviewState,
    by: StaffActor,
    now: Date,
  ): Promise<AdminReview>;
  /** Removes it for good, with all that belongs to it. @throws ReviewNotFoundError */
  abstract remove(id: string, reason: ReviewRemovalReason, by: StaffActor, now: Date): Promise<void>;
}

/** Reviews as they are read: a port. */
export abstract class ReviewLists {
  /**
   * Published ones. @param visitor whose votes are shown; undefined: a browser that was never here. @throws
   * InvalidInputError where the cursor is none of this sort
   */
  abstract publicPage(query: ReviewsQuery, visitor: string | undefined): Promise<ReviewsPage>;
  abstract summary(): Promise<ReviewSummary>;
  /** @throws InvalidInputError where the cursor is none of this sort */
  abstract staffPage(query: AdminReviewsQuery): Promise<AdminReviews>;
}

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Recordings as they are played: a port. */
export abstract class Recordings {
  /** @param among whose: everybody's are those of published reviews */
  abstract find(
    reviewId: string,
    among: 'published' | 'all',
  ): Promise<{ readonly type: RecordingType; readonly size: number } | undefined>;
  /** A part of one that was found; undefined where it is gone meanwhile. */
  abstract read(reviewId: string, range: ByteRange): Promise<Buffer | undefined>;
}
