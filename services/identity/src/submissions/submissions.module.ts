import { Module } from '@nestjs/common';
import { SubmissionLimits } from './domain/submission-limits';
import { CustomerRecords } from './persistence/customer-records';
import { PostgresSubmissionLimits } from './persistence/postgres-submission-limits';
import { SubmissionCountRecords } from './persistence/submission-count-records';
import { PurgeOldSubmissionsHandler } from './purge-old-submissions.handler';

/** What all stand on that take something of anybody: how often it may be sent, and what is kept of whom. */
@Module({
  providers: [
    PurgeOldSubmissionsHandler,
    CustomerRecords,
    SubmissionCountRecords,
    { provide: SubmissionLimits, useClass: PostgresSubmissionLimits },
  ],
  exports: [SubmissionLimits, CustomerRecords],
})
export class SubmissionsModule {}
