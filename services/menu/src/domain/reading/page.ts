import type { Box } from './box';

/** One printed word and where it stands. */
export interface Word {
  readonly text: string;
  /** In page units: points of a text layer, pixels of a prepared picture. */
  readonly box: Box;
  /** How sure the source is of the text, 0 to 1; 1 for a text layer. */
  readonly confidence: number;
  /** Height of the type in page units; estimated from the box where the source does not know it. */
  readonly fontSize?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly fontName?: string;
  /** Thickness of its strokes in page units, where a picture shows it; a text layer says `bold` instead. */
  readonly stroke?: number;
  /** How much darker than its ground it is in red, green and blue, -1 (lighter) to 1; left out where unknown. */
  readonly ink?: readonly [number, number, number];
  /** Its line runs along the side of the page; letters are as high as the box is wide. */
  readonly rotated?: true;
  /** What another look at the same place read, where the two differ. */
  readonly otherReading?: string;
  /** A second recogniser read the same. */
  readonly confirmed?: boolean;
  /** An amount that the first recogniser alone read, the same in each of several pictures. */
  readonly steady?: boolean;
}

/**
 * Maps a point of the page to the upright source it was made from: a 3 × 3 matrix, row by row, whose result is in
 * fractions of the source (0 to 1).
 */
export type Projection = readonly [number, number, number, number, number, number, number, number, number];

/**
 * How much lower than its row the print of a bent page stands: `slope × u + curve × u²` page units, with u from -1 at
 * the left edge of the page to 1 at its right.
 */
export interface Sag {
  readonly slope: number;
  readonly curve: number;
}

export function sagAt(x: number, { slope, curve }: Sag, width: number): number {
  const u = (2 * x) / width - 1;
  return slope * u + curve * u * u;
}

/** A small drawing that is no word, and may be a mark of a diet: a leaf, a chilli, an icon. */
export interface DrawnMark {
  /** In page units, around its ink. */
  readonly box: Box;
  /** What it looks like; alike for two drawings of one thing. See `mark-looks.ts`. */
  readonly look: string;
}

/** One page as words with places: all that the layout parser knows of the paper. */
export interface Page {
  /** From 1, over all files of one menu. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  readonly source: 'text-layer' | 'ocr';
  /** Present when the page was straightened; without it the page's own frame is the source's. */
  readonly toSource?: Projection;
  /**
   * Present when the page was bent: boxes stand where they would on a flat page, and so much lower before `toSource`.
   */
  readonly sag?: Sag;
  /** Print that was seen and could not be read. */
  readonly unread?: readonly Box[];
  /** Small drawings near print. Most of them mean nothing. */
  readonly marks?: readonly DrawnMark[];
}
