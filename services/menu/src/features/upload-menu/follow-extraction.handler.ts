import { LiveHints, type LiveFeed, type Visitor } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { filter, firstValueFrom, interval, merge, of, switchMap } from 'rxjs';
import { isSettled, isUploader, viewOf, type Job } from '../../domain/menu/extraction-job';
import { JobRepository, type NotedFound } from '../../domain/menu/job.repository';
import { jobNotFound } from '../../domain/menu/menu.errors';

/** How often a waiting request looks itself, in case a hint was lost. */
const LOOK_MS = 2000;

/** Its uploader sees what is found on the pages besides. */
type View = 'uploader' | 'others';

interface Followed {
  readonly job: Job;
  /** What was found since any of the readers heard of it, in its order. */
  readonly notes: readonly NotedFound[];
}

@Injectable()
export class FollowExtractionHandler {
  /** The job's states as server-sent events, until it is done or has failed. */
  readonly feed: LiveFeed<Visitor | undefined, Followed> = {
    kind: 'job',
    event: 'progress',
    read: async (jobId, seen) => {
      const job = await this.find(jobId);
      return {
        job,
        notes: await this.jobs.notedOf(jobId, { after: Math.min(...seen.map(revisionIn)), upTo: job.revision }),
      };
    },
    viewOf: ({ job }, visitor): View => (isUploader(job, visitor) ? 'uploader' : 'others'),
    show: ({ job, notes }, view, seen) => ({
      id: String(job.revision),
      data: viewOf(job),
      ...(view === 'uploader' && {
        additions: notes
          .filter(({ revision }) => revision > revisionIn(seen))
          .map(({ revision, found }) => ({ id: String(revision), event: 'found', data: found })),
      }),
      final: isSettled(job),
    }),
  };

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

/** The revision that an event's id names; 0 where it names none. */
function revisionIn(id: string | undefined): number {
  return /^\d{1,9}$/.test(id ?? '') ? Number(id) : 0;
}
