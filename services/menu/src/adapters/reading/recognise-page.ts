import type { Page } from '../../domain/reading/page';
import { findColouredPrint } from './coloured-print';
import { findPrint } from './find-print';
import type { TakeLook } from './line-reading';
import { turnedPage, turnUpright, type UprightPicture } from './orientation';
import { findPageFrame } from './page-frame';
import { usualPieceHeight, type PrintPiece } from './print-pieces';
import { readPrint } from './read-print';
import type { DrawnPage } from './page-picture';
import { preparePage, type PreparedPage } from './sharp-page-preparer';
import type { QuarterTurn } from './source-picture';

/** Long side (pixels) at which print of usual size is found well. */
const USUAL_LONG_SIDE = 2600;
/** Letters lower than this (pixels) are looked for in a larger picture, where the source has more to show. */
const SMALL_LETTERS = 15;
const READABLE_LETTERS = 20;
const LARGEST_LONG_SIDE = 4200;
/** How much processor time the lines of a page may take before they are no longer looked at more closely. */
const CLOSER_LOOKS_MS = 5000;

/** What was read of one page, and how its picture had to be turned for that. */
export interface RecognisedPage extends Pick<Page, 'width' | 'height' | 'words'> {
  readonly toSource: NonNullable<Page['toSource']>;
  /** How the source was turned, beyond what its camera says, for its print to stand upright. */
  readonly turned: QuarterTurn;
}

/**
 * Reads a picture of a page, however it was taken: turned, leaning, from the side, in uneven light, light on dark.
 *
 * @param picture an encoded picture (JPEG, PNG) or pixels
 * @returns words on the page as seen straight from above; `toSource` leads to the turned source
 * @throws UnreadableFileError when the picture cannot be decoded or is too large
 */
export async function recognisePage(picture: Buffer | DrawnPage, look: TakeLook): Promise<RecognisedPage> {
  const upright = await turnUpright(await preparePage(picture, USUAL_LONG_SIDE), look);
  const { page, pieces: shown } = await largeEnough(picture, upright);
  const pieces = page.colour ? [...shown, ...findColouredPrint(page.colour, shown)] : shown;
  const frame = findPageFrame(pieces, page.grey.width, page.grey.height);
  // Processor time: on a busy machine a page takes longer, and reads no worse. Counted from here on, so that the first page
  // of a process, for which recognition is started, reads like the others.
  const start = process.cpuUsage();
  const msLeft = (): number => {
    const { user, system } = process.cpuUsage(start);
    return CLOSER_LOOKS_MS - (user + system) / 1000;
  };
  const words = await readPrint(page.grey, pieces, frame, look, msLeft);
  return { width: frame.width, height: frame.height, words, toSource: frame.toSource, turned: upright.turned };
}

/** Goes back to the source for a larger picture when the print is small. */
async function largeEnough(picture: Buffer | DrawnPage, { page, pieces, turned }: UprightPicture): Promise<{ page: PreparedPage; pieces: readonly PrintPiece[] }> {
  const height = usualPieceHeight(pieces);
  if (height === 0 || height >= SMALL_LETTERS) return { page, pieces };
  const longSide = Math.min(LARGEST_LONG_SIDE, Math.round((Math.max(page.grey.width, page.grey.height) * READABLE_LETTERS) / height));
  // Looking through its colours as well would take longer than all of its small print.
  const larger = turnedPage(await preparePage(picture, longSide, { inColour: false }), turned);
  return { page: larger, pieces: findPrint(larger.grey) };
}
