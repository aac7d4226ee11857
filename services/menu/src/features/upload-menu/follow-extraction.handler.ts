import { Injectable } from '@nestjs/common';
import { LiveHints, liveStream } from '@chalkboard/service-kit';
import type { MessageEvent } from '@nestjs/common';
import { filter, firstValueFrom, interval, merge, of, switchMap, type Observable } from 'rxjs';
import { isSettled, viewOf, type Job } from '../../domain/menu/extraction-job';
import { JobRepository } from '../../domain/menu/job.repository';
import { MenuError } from '../../domain/menu/menu.errors';

/** How often a waiting request looks itself, in case a hint was lost. */
const LOOK_MS = 2000;

@Injectable()
export class FollowExtractionHandler {
  constructor(
    private readonly jobs: JobRepository,
    private readonly hints: LiveHints,
  ) {}

  /** @throws MenuError `menu.job_not_found` */
  async find(jobId: string): Promise<Job> {
    const job = await this.jobs.find(jobId);
    if (!job) throw new MenuError('menu.job_not_found', 'This upload is not known (any more). Please upload the menu again.');
    return job;
  }

  /** The job's states as server-sent events, until it is done or has failed. */
  async events(jobId: string): Promise<Observable<MessageEvent>> {
    await this.find(jobId);
    return liveStream({
      event: 'progress',
      hints: this.hints.of('job', jobId),
      read: async () => {
        const job = await this.find(jobId);
        return { id: String(job.revision), data: viewOf(job), final: isSettled(job) };
      },
    });
  }

  /** The job when it is done or has failed. */
  untilSettled(jobId: string): Promise<Job> {
    return firstValueFrom(
      merge(this.hints.of('job', jobId), interval(LOOK_MS), of('now')).pipe(
        switchMap(() => this.find(jobId)),
        filter((job) => isSettled(job)),
      ),
    );
  }
}
