import type { ExtractionJob, UploadMenuFields } from '@chalkboard/contracts';
import type { Job, UploadedFile } from './extraction-job';
import type { StoredMenu } from './menu';

export interface ClaimedJob {
  readonly job: Job;
  readonly files: readonly UploadedFile[];
}

/** The work queue of digitisations. */
export abstract class JobRepository {
  /** Queues a job with its files. */
  abstract add(job: { id: string; visitor: string; fields: UploadMenuFields; files: readonly UploadedFile[] }): Promise<void>;
  abstract find(jobId: string): Promise<Job | undefined>;
  /** Jobs not settled yet: of everyone, and of this visitor. */
  abstract countOpen(visitor: string): Promise<{ all: number; ofVisitor: number }>;

  /** Takes the oldest job that waits, or whose worker has not been heard of; no other instance gets it while it is kept. */
  abstract claim(): Promise<ClaimedJob | undefined>;
  /** Says that the job is still being worked on. */
  abstract keep(jobId: string): Promise<void>;
  abstract progress(jobId: string, progress: { stage: ExtractionJob['stage']; pages?: { done: number; total: number } }): Promise<void>;
  /** Gives it back unfinished. */
  abstract release(jobId: string): Promise<void>;
  /** Menu, MenuExtracted and the job's end in one transaction. */
  abstract complete(jobId: string, stored: StoredMenu): Promise<void>;
  abstract fail(jobId: string, problem: NonNullable<Job['problem']>): Promise<void>;

  /** Uploaded files whose time is over and that lie in the store still. */
  abstract expiredFiles(before: Date): Promise<string[]>;
  /** Files of a job that lie in the store still. */
  abstract filesOf(jobId: string): Promise<string[]>;
  /** Records that a file is gone: the receipt. */
  abstract recordDeletion(blob: string): Promise<void>;
  /** Which of these blobs a row knows and wants kept. */
  abstract known(blobs: readonly string[]): Promise<Set<string>>;
}
