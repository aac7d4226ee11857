import { Logger, Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { IdentityConfig } from '../config';
import { SubmissionsModule } from '../submissions/submissions.module';
import { NoTranscriber, OpenaiTranscriber } from './adapters/openai-transcriber';
import { OrderingOrderProofs } from './adapters/ordering-order-proofs';
import { OrderProofs } from './domain/real-order';
import { Votes } from './domain/review-votes';
import { Recordings, ReviewLists, Reviews } from './domain/reviews';
import { Transcriber, TranscriptJobs } from './domain/transcription';
import { TranscriptionSignal } from './domain/transcription-signal';
import { ListReviewsController } from './features/list-reviews.controller';
import { ModerateReviewsController } from './features/moderate-reviews.controller';
import { PlayRecordingController } from './features/play-recording.controller';
import { PurgeVoteOriginsHandler } from './features/purge-vote-origins.handler';
import { SubmitReviewController } from './features/submit-review/submit-review.controller';
import { SubmitReviewHandler } from './features/submit-review/submit-review.handler';
import { TranscribeRecordingsHandler } from './features/transcribe-recordings/transcribe-recordings.handler';
import { TranscriptionWorker } from './features/transcribe-recordings/transcription-worker';
import { VoteOnReviewController } from './features/vote-on-review.controller';
import { PostgresRecordings } from './persistence/postgres-recordings';
import { PostgresReviewLists } from './persistence/postgres-review-lists';
import { PostgresReviews } from './persistence/postgres-reviews';
import { PostgresTranscriptJobs } from './persistence/postgres-transcript-jobs';
import { PostgresVotes } from './persistence/postgres-votes';
import { ReviewRecords } from './persistence/review-records';
import { ReviewSummaries } from './persistence/review-summaries';
import { VoteRecords } from './persistence/vote-records';
import { describeTranscription, transcriptionOf, type TranscriptionConfig } from './transcription-config';

/** What customers say of restaurants, written or spoken, and what staff makes of it. */
@Module({})
export class ReviewsModule {
  static register(config: TranscriptionConfig & Pick<IdentityConfig, 'TRIES_PER_ADDRESS'>): DynamicModule {
    const settings = transcriptionOf(config);
    return {
      module: ReviewsModule,
      imports: [SubmissionsModule],
      controllers: [
        ListReviewsController,
        SubmitReviewController,
        VoteOnReviewController,
        PlayRecordingController,
        ModerateReviewsController,
      ],
      providers: [
        SubmitReviewHandler,
        TranscribeRecordingsHandler,
        TranscriptionWorker,
        PurgeVoteOriginsHandler,
        TranscriptionSignal,
        ReviewSummaries,
        ReviewRecords,
        VoteRecords,
        { provide: Reviews, useClass: PostgresReviews },
        { provide: ReviewLists, useClass: PostgresReviewLists },
        { provide: Recordings, useClass: PostgresRecordings },
        {
          provide: Votes,
          useFactory: (dataSource: DataSource) => new PostgresVotes(dataSource, config.TRIES_PER_ADDRESS),
          inject: [DataSource],
        },
        { provide: OrderProofs, useClass: OrderingOrderProofs },
        { provide: TranscriptJobs, useClass: PostgresTranscriptJobs },
        {
          provide: Transcriber,
          useFactory: (): Transcriber => {
            new Logger(Transcriber.name).log(describeTranscription(settings));
            return settings ? new OpenaiTranscriber(settings) : new NoTranscriber();
          },
        },
      ],
    };
  }
}
