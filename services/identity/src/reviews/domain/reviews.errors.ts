import { RECORDING } from '@chalkboard/contracts';
import { DomainError } from '@chalkboard/service-kit/domain';

export type ReviewsErrorCode =
  | 'reviews.missing_information'
  | 'reviews.no_comment'
  | 'reviews.no_recording'
  | 'reviews.recording_not_audio'
  | 'reviews.recording_too_large'
  | 'reviews.recording_too_long'
  | 'reviews.recording_not_found'
  | 'reviews.range_not_satisfiable'
  | 'reviews.busy'
  | 'reviews.order_not_found'
  | 'reviews.order_not_completed'
  | 'reviews.order_reviewed'
  | 'reviews.review_not_found'
  | 'reviews.too_many_votes';

export class MissingReviewInformationError extends DomainError<ReviewsErrorCode> {
  constructor() {
    super('reviews.missing_information', 'Please fill in your name and the restaurant, and choose a rating.');
  }
}

export class NoCommentError extends DomainError<ReviewsErrorCode> {
  constructor() {
    super('reviews.no_comment', 'Please write a comment, or leave a voice review.');
  }
}

export class NoRecordingError extends DomainError<ReviewsErrorCode> {
  constructor() {
    super('reviews.no_recording', 'Please record your review before you submit it.');
  }
}

export class RecordingNotAudioError extends DomainError<ReviewsErrorCode> {
  constructor() {
    super(
      'reviews.recording_not_audio',
      'This recording cannot be played by browsers. Please record it once more, here in the form.',
    );
  }
}

export class RecordingTooLargeError extends DomainError<ReviewsErrorCode> {
  constructor() {
    super(
      'reviews.recording_too_large',
      `The recording is larger than ${RECORDING.maxBytes / 1024 / 1024} MB. Please record a shorter one.`,
    );
  }
}

export class RecordingTooLongError extends DomainError<ReviewsErrorCode> {
  constructor() {
    super(
      'reviews.recording_too_long',
      `A recording can be ${RECORDING.maxSeconds / 60} minutes long. Please record a shorter one.`,
    );
  }
}

export class RecordingNotFoundError extends DomainError<ReviewsErrorCode> {
  constructor() {
    super('reviews.recording_not_found', 'There is no such recording (any more).');
  }
}

export class RangeNotSatisfiableError extends DomainError<ReviewsErrorCode> {
  constructor() {
    super('reviews.range_not_satisfiable', 'The recording has no such part.');
  }
}

export class ReviewsBusyError extends DomainError<ReviewsErrorCode> {
  constructor() {
    super(
      'reviews.busy',
      'Very many reviews are being sent right now. Please try again in a moment; your recording is still in the form.',
    );
  }
}

export class OrderNotFoundError extends DomainError<ReviewsErrorCode> {
  constructor() {
    super(
      'reviews.order_not_found',
      'This link to an order does not work any more. You can still leave a review without it.',
    );
  }
}

export class OrderNotCompletedError extends DomainError<ReviewsErrorCode> {
  constructor() {
    super('reviews.order_not_completed', 'This order is not completed. Please review it once you have it.');
  }
}

export class OrderReviewedError extends DomainError<ReviewsErrorCode> {
  constructor() {
    super('reviews.order_reviewed', 'This order has been reviewed already. Thank you!');
  }
}

export class ReviewNotFoundError extends DomainError<ReviewsErrorCode> {
  constructor() {
    super('reviews.review_not_found', 'There is no such review (any more).');
  }
}

export class TooManyVotesError extends DomainError<ReviewsErrorCode> {
  constructor() {
    super(
      'reviews.too_many_votes',
      'Very many have voted on this review from your network today. Please vote tomorrow.',
    );
  }
}
