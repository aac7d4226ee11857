import { Injectable } from '@nestjs/common';
import { LiveHints, liveStream, type LiveAddition, type Visitor } from '@chalkboard/service-kit';
import type { MessageEvent } from '@nestjs/common';
import { filter, firstValueFrom, interval, merge, of, switchMap, type Observable } from 'rxjs';
import { isSettled, isUploader, viewOf, type Job } from '../../domain/menu/extraction-job';
import { JobRepository } from '../../domain/menu/job.repository';
import { jobNotFound } from '../../domain/menu/menu.errors';

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
    if (!job) throw jobNotFound();
    return job;
  }

  /**
   * The job's states as server-sent events, until it is done or has failed; for its uploader with what is found on the pages.
   * @param from `after`: the last event that a reader who comes back has seen
   */
  async events(jobId: string, from: { readonly visitor: Visitor | undefined; readonly after: string | undefined }): Promise<Observable<MessageEvent>> {
    const isTheirs = isUploader(await this.find(jobId), from.visitor);
    return liveStream({
      event: 'progress',
      hints: this.hints.of('job', jobId),
      after: from.after,
      read: async (after) => {
        const job = await this.find(jobId);
        return { id: String(job.revision), data: viewOf(job), ...(isTheirs && { additions: await this.found(job, after) }), final: isSettled(job) };
      },
    });
  }

  private async found(job: Job, after: string | undefined): Promise<LiveAddition[]> {
    const notes = await this.jobs.notedOf(job.id, { after: /^\d{1,9}$/.test(after ?? '') ? Number(after) : 0, upTo: job.revision });
    return notes.map(({ revision, found }) => ({ id: String(revision), event: 'found', data: found }));
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
