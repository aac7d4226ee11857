import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable, Logger } from '@nestjs/common';
import {
  MAX_ATTEMPTS,
  nextAttempt,
  Transcriber,
  TranscriptionFault,
  TranscriptJobs,
  type TranscriptJob,
} from '../../domain/transcription';

/** Longer than a provider is waited for. */
const LEASE_MS = 15 * 60_000;

/** Has recordings written down that wait for it, one after the other. */
@Injectable()
export class TranscribeRecordingsHandler {
  private readonly logger = new Logger(TranscribeRecordingsHandler.name);

  constructor(
    private readonly jobs: TranscriptJobs,
    private readonly transcriber: Transcriber,
    private readonly clock: Clock,
  ) {}

  /** Does what is due. @param mayGoOn asked before each @returns how many were tried */
  async execute(mayGoOn: () => boolean = () => true): Promise<number> {
    for (let count = 0; ; count++) {
      const job = mayGoOn() ? await this.jobs.claim(this.clock.now(), LEASE_MS) : undefined;
      if (!job) return count;
      await this.attempt(job);
    }
  }

  private async attempt(job: TranscriptJob): Promise<void> {
    if (job.tries > MAX_ATTEMPTS) {
      this.logger.error(
        `None of ${MAX_ATTEMPTS} tries came to an end: review ${job.reviewId} stays without a transcript`,
      );
      return this.jobs.giveUp(job);
    }
    try {
      const text = await this.transcriber.transcribe(job.bytes, job.type);
      await this.jobs.complete(job, text);
    } catch (error) {
      if (!(error instanceof TranscriptionFault)) throw error;
      const again = error.isFinal ? undefined : nextAttempt(job.tries, this.clock.now());
      this.logger.warn(
        `${error.message}: review ${job.reviewId} ${again ? `is tried again at ${again.toISOString()}` : 'stays without a transcript'}`,
      );
      if (again) await this.jobs.postpone(job, again);
      else await this.jobs.giveUp(job);
    }
  }
}
