import type { ExtractionJob, ReadingFound } from '@chalkboard/contracts';
import type { Job, MenuDraft, UploadedFields, UploadedFile } from './extraction-job';
import type { Conversion } from './quota';
import type { StoredPicture } from './source-image';
import type { StoredMenu } from './stored-menu';

export interface ClaimedJob {
  readonly job: Job;
  /** It is a business's. */
  readonly isMembers: boolean;
  readonly files: readonly UploadedFile[];
}

/** Something found while a job reads; ids of events lie between them and the job's own states. */
export interface NotedFound {
  /** The job's revision that it made. */
  readonly revision: number;
  readonly found: ReadingFound;
}

export interface NewJob {
  readonly id: string;
  readonly visitor: string;
  readonly fields: UploadedFields;
  readonly files: readonly UploadedFile[];
  /** The menu (`shareId`) that these are new photos of. */
  readonly updates?: string;
  /** What it counts as. */
  readonly conversion: Conversion;
}

/** The work queue of digitisations. */
export abstract class JobRepository {
  /**
   * Queues a job with its files, and counts its conversion.
   * @throws MenuError `menu.quota_used_up`: nothing is queued or counted then
   */
  abstract add(job: NewJob): Promise<void>;
  abstract find(jobId: string): Promise<Job | undefined>;
  /** Jobs not settled yet: of everyone, and of this visitor. */
  abstract countOpen(visitor: string): Promise<{ all: number; ofVisitor: number }>;

  /**
   * Takes a job that waits, or whose worker has not been heard of; no other instance gets it while it is kept. Members'
   * come first, then those of who has the fewest being read, then of who was served longest ago: by business, else by
   * network address, and behind that by visitor.
   * @param bounds `ofOneParty`: the most jobs of one business or address that may be read at a time
   */
  abstract claim(bounds: { readonly ofOneParty: number }): Promise<ClaimedJob | undefined>;
  /** Says that the job is still being worked on. */
  abstract keep(jobId: string): Promise<void>;
  abstract progress(
    jobId: string,
    progress: { stage: ExtractionJob['stage']; pages?: { done: number; total: number } },
  ): Promise<void>;
  /** Keeps what was found, for whoever follows the job; what is known already, of a job begun again, is kept once. */
  abstract note(jobId: string, found: ReadingFound): Promise<void>;
  /** What was found after one revision and up to another, in order. */
  abstract notedOf(jobId: string, range: { readonly after: number; readonly upTo: number }): Promise<NotedFound[]>;
  /** Gives it back unfinished. */
  abstract release(jobId: string): Promise<void>;
  /** Leaves it for later, when its claim has run out, as if this attempt had not been made. */
  abstract postpone(jobId: string): Promise<void>;
  /**
   * Menu, MenuExtracted, pictures and the job's end in one transaction. @returns false when another has ended the job:
   * nothing is written then
   */
  abstract complete(jobId: string, stored: StoredMenu, pictures: readonly StoredPicture[]): Promise<boolean>;
  /** The same for new photos of a menu that is there: the draft is kept with the job. */
  abstract completeDraft(jobId: string, draft: MenuDraft, pictures: readonly StoredPicture[]): Promise<boolean>;
  /** Ends it, takes back what its conversion counted unless too many have failed before, and deletes what was found. */
  abstract fail(jobId: string, problem: NonNullable<Job['problem']>): Promise<void>;

  /** What was read from new photos, while it is kept. */
  abstract draftOf(jobId: string): Promise<MenuDraft | undefined>;
  /** Deletes the drafts of jobs that were queued before this instant. @returns how many */
  abstract deleteDrafts(before: Date): Promise<number>;
  /** Deletes what was found by jobs that were queued before this instant. @returns how many notes */
  abstract deleteNoted(before: Date): Promise<number>;
}
