import type { SourceImage, StoredPicture, UploadRecord } from './source-image';

/** The paper of menus as it lies in the blob store: uploaded originals, and pictures of their pages. */
export abstract class SourceImageRepository {
  /** The pictures a menu was made from; undefined when there are none (any more). */
  abstract ofMenu(shareId: string): Promise<SourceImage | undefined>;
  /** The pictures of the pages that a job read; undefined when there are none (any more). */
  abstract ofJob(jobId: string): Promise<SourceImage | undefined>;

  /**
   * Keeps the picture of a page of a job that is still reading. @returns false when there is one already, or the job
   * has ended: it is not kept then
   */
  abstract keep(jobId: string, picture: StoredPicture): Promise<boolean>;

  /** What was uploaded for a menu, newest first; also what is deleted. @param max how many */
  abstract uploadsOf(shareId: string, max: number): Promise<UploadRecord[]>;

  /** Names of what was uploaded, or made from what was uploaded, before this instant and lies in the store still. */
  abstract expired(before: Date): Promise<string[]>;
  /** Names of what lies in the store of a job still. */
  abstract blobsOf(jobId: string): Promise<string[]>;
  /** Records that it is gone: the receipt. */
  abstract recordDeletion(blob: string): Promise<void>;
  /** Which of these names a row knows and wants kept. */
  abstract known(blobs: readonly string[]): Promise<Set<string>>;
}
