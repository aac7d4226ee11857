import type { ProblemTable } from '@chalkboard/service-kit';
import type { ReviewsErrorCode } from '../domain/reviews.errors';

export const REVIEWS_PROBLEMS: ProblemTable<ReviewsErrorCode> = {
  'reviews.missing_information': { status: 400, title: 'Missing information' },
  'reviews.no_comment': { status: 400, title: 'Missing information' },
  'reviews.no_recording': { status: 400, title: 'Missing information' },
  'reviews.recording_not_audio': { status: 400, title: 'Recording not understood' },
  'reviews.recording_too_large': { status: 413, title: 'Recording too large' },
  'reviews.recording_too_long': { status: 413, title: 'Recording too long' },
  'reviews.recording_not_found': { status: 404, title: 'Not found' },
  'reviews.range_not_satisfiable': { status: 416, title: 'No such part' },
  'reviews.busy': { status: 503, title: 'Not available right now' },
  'reviews.order_not_found': { status: 400, title: 'Order not found' },
  'reviews.order_not_completed': { status: 409, title: 'Order not completed' },
  'reviews.order_reviewed': { status: 409, title: 'Already reviewed' },
  'reviews.review_not_found': { status: 404, title: 'Not found' },
  'reviews.too_many_votes': { status: 429, title: 'Vote not counted' },
};
