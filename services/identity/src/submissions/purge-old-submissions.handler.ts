import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SUBMISSION_WINDOW_MS } from './domain/submission-limit';
import { SubmissionLimits } from './domain/submission-limits';

/** Removes counts that no rule looks at any more, and with them who had sent something. */
@Injectable()
export class PurgeOldSubmissionsHandler {
  constructor(
    private readonly limits: SubmissionLimits,
    private readonly clock: Clock,
  ) {}

  @Interval(SUBMISSION_WINDOW_MS)
  async execute(): Promise<void> {
    await this.limits.removeStartedBefore(new Date(this.clock.now().getTime() - SUBMISSION_WINDOW_MS));
  }
}
