import {
  EXTRACTION_STAGES,
  type ExtractionJob,
  type MenuLogo,
  type PageAdjustment,
  type ReadingFacts,
  type UploadMenuFields,
} from '@chalkboard/contracts';
import type { ReadMenu } from '../reading/menu-from-reading';
import type { MenuErrorCode } from './menu.errors';

/** The live hint "there is work on the queue": `live.job.queue`. Job ids are longer, so it is none of them. */
export const QUEUE_HINT = 'queue';

/** What may be read of a menu of who is not signed in: half of what others' may take. */
export const ANONYMOUS_BUDGET = { pages: 20, ms: 5 * 60_000 } as const;

/** One uploaded page of a job, as it lies in the blob store. */
export interface UploadedFile {
  readonly blob: string;
  readonly mimeType: string;
  readonly bytes: number;
  /** SHA-256 (hex). */
  readonly hash: string;
  /** How its sender turned and cut it; null when it was left as it is. */
  readonly adjustment: PageAdjustment | null;
}

/** What the uploader said beside the files. */
export interface UploadedFields extends Omit<UploadMenuFields, 'adjustments' | 'businessId' | 'locationId'> {
  /** The business that the menu belongs to at once. */
  readonly belongsTo?: { readonly businessId: string; readonly locationId?: string };
  readonly logo?: MenuLogo;
}

/** A menu photographed again, as it was read: what a proposal is made from. */
export interface MenuDraft {
  readonly read: ReadMenu;
  readonly facts: ReadingFacts;
}

/** A digitisation on the work queue. */
export interface Job {
  readonly id: string;
  /** Grows with each change of state; the event id on the wire. */
  readonly revision: number;
  readonly status: ExtractionJob['status'];
  readonly stage: ExtractionJob['stage'];
  readonly pages: { done: number; total: number } | null;
  readonly visitor: string;
  readonly fields: UploadedFields;
  /** The menu it made. */
  readonly shareId: string | null;
  /** The menu whose new photos it reads: it makes a draft then, and no menu. */
  readonly updates: string | null;
  readonly problem: { title: string; detail: string; code: MenuErrorCode } | null;
  /** How often it was begun. */
  readonly attempts: number;
}

/** A job as its uploader sees it. */
export function viewOf(job: Job): ExtractionJob {
  return {
    jobId: job.id,
    status: job.status,
    stage: job.stage,
    percent: EXTRACTION_STAGES.find(({ stage }) => stage === job.stage)?.percent ?? 0,
    ...(job.pages && { pages: job.pages }),
    ...(job.shareId && { shareId: job.shareId }),
    ...(job.updates && { shareId: job.updates, proposes: true }),
    ...(job.problem && { problem: job.problem }),
  };
}

/** Whether this visitor uploaded it, and may see what is read while it is. */
export function isUploader(job: Pick<Job, 'visitor'>, visitor: { readonly hash: string } | undefined): boolean {
  return visitor?.hash === job.visitor;
}

export function isSettled(job: Pick<Job, 'status'>): boolean {
  return job.status === 'done' || job.status === 'failed';
}
