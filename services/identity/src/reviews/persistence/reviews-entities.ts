import { ReviewRecordingEntity, TranscriptJobEntity } from './recording.entities';
import { ReviewRemovalEntity } from './review-removal.entity';
import { ReviewSummaryEntity } from './review-summary.entity';
import { ReviewVoteEntity } from './review-vote.entity';
import { ReviewEntity } from './review.entity';

/** Every table of reviews. */
export const REVIEWS_ENTITIES = [
  ReviewEntity,
  ReviewRecordingEntity,
  TranscriptJobEntity,
  ReviewVoteEntity,
  ReviewRemovalEntity,
  ReviewSummaryEntity,
];
