import type { ReadingFacts } from '@chalkboard/contracts/http/menu-review';
import type { MenuReading } from './menu-reading';
import type { Page } from './page';

/**
 * A page of the paper as its owner sees it: upright, with the sender's turn and crop. Boxes of readings are fractions
 * of it.
 */
export interface PagePicture {
  /** From 1, over all files of one menu. */
  readonly page: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Path of the picture, a WebP. */
  readonly file: string;
}

/** All that comes out of reading the files of one menu. */
export interface ReadingOutcome {
  readonly reading: MenuReading;
  readonly reader: ReadingFacts['reader'];
  /** What the owner should know of how it was read, as a sentence. */
  readonly note?: string;
  readonly pages: readonly Page[];
  readonly pictures: readonly PagePicture[];
}
