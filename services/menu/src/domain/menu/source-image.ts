import { UPLOAD, type MenuUpload, type SourcePages } from '@chalkboard/contracts';

/** How often what is expired is deleted. */
export const SWEEP_MS = 10 * 60_000;
/** A sweep or two early, so that even the last one before the hour keeps the promise. */
const KEPT_MS = UPLOAD.keepMs - 2 * SWEEP_MS;

/** The picture of one page in the blob store. */
export interface StoredPicture {
  readonly blob: string;
  /** From 1, over all files of one menu. */
  readonly page: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The pages that one job read, as pictures: as many as are kept. */
export interface SourceImage {
  readonly uploadedAt: Date;
  readonly pages: readonly StoredPicture[];
}

/** What was uploaded for a menu at one time. */
export interface UploadRecord {
  readonly uploadedAt: Date;
  /** Files as they were sent. */
  readonly files: number;
  /** New photos of a menu that was there already. */
  readonly isUpdate: boolean;
  /** When the last of it was deleted, the pictures of its pages included; null: some of it is still kept. */
  readonly deletedAt: Date | null;
}

/** Its receipt: when it was deleted, or by when it will be. */
export function uploadReceipt({ uploadedAt, files, isUpdate, deletedAt }: UploadRecord): MenuUpload {
  return {
    uploadedAt: uploadedAt.toISOString(),
    files,
    isUpdate,
    deletedBy: new Date(uploadedAt.getTime() + UPLOAD.keepMs).toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}

/** What was uploaded before this instant is to be deleted now. */
export function expiryOf(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS);
}

/**
 * A paper as its owner is told of it.
 *
 * @param addressOf the address of a page's picture
 */
export function sourcePages({ uploadedAt, pages }: SourceImage, addressOf: (page: number) => string): SourcePages {
  return {
    keptUntil: new Date(uploadedAt.getTime() + KEPT_MS).toISOString(),
    pages: pages.map(({ page, width, height }) => ({ page, width, height, url: addressOf(page) })),
  };
}

/** For how many seconds a browser may keep a picture of this paper: no longer than we do. */
export function secondsLeft({ uploadedAt }: SourceImage, now: Date): number {
  return Math.max(0, Math.floor((uploadedAt.getTime() + KEPT_MS - now.getTime()) / 1000));
}
