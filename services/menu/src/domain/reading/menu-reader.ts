import type { PageAdjustment } from '@chalkboard/contracts';
import type { PageFound } from './page-found';
import type { ReadProgress } from './read-progress';
import type { ReadingOutcome } from './reading-outcome';

/** A stored file. Its type is told from its bytes; `mimeType` is what the sender said. */
export interface MenuFile {
  readonly path: string;
  readonly mimeType: string;
  readonly adjustment?: PageAdjustment;
}

export interface ReadRequest {
  /** The files of one menu, in order. */
  readonly files: readonly MenuFile[];
  /** Folder for the pictures of the pages; without it none are made. */
  readonly picturesTo?: string;
  /**
   * Less than any menu may have: pages of all files together, and time (ms) without that in which others had their
   * turn.
   */
  readonly budget?: { readonly pages: number; readonly ms: number };
}

/** Reads menus: a port. */
export abstract class MenuReader {
  /**
   * Reads the files of one menu, when its turn comes.
   *
   * @param onFound told what is found on each page, in order; after a lost worker some of it comes again
   * @throws UnreadableFileError when the files are at fault; ExtractionFaultError (time-out, lost worker) when we are;
   * PoolClosedError when the reader is stopping
   */
  abstract read(
    request: ReadRequest,
    onProgress: (progress: ReadProgress) => void,
    onFound?: (found: PageFound) => void,
  ): Promise<ReadingOutcome>;
}
