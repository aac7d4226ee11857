import type { Word } from '../../domain/reading/page';
import type { PageFrame } from './page-frame';
import type { PrintPiece } from './print-pieces';
import { headingLooksMs, rereadHeadings } from './heading-reading';
import { readLines, type TakeLook } from './line-reading';
import { placedWords, strangersAmong, withCurrencyJoined, withoutOverlaps, type ReadPiece } from './piece-words';
import { priceLooksMs, rereadPrices } from './price-rereading';
import type { GreyPicture } from './sharp-page-preparer';
import { withoutStrays } from './stray-marks';

/** What may be kept at most for the prices and the headings, so that the lines get their share. */
const MOST_KEPT_FOR_PRICES_MS = 3000;
const MOST_KEPT_FOR_HEADINGS_MS = 1200;
/** What is not looked at once is lost, so first looks may take so much more. */
const MORE_FOR_FIRST_LOOKS_MS = 8000;

/**
 * Reads the pieces of print of a page: each as a line, again where that was unsure, several times at
 * headings that read badly, and at each price.
 *
 * @param msLeft the processor time (ms) that is left for closer looks; below zero when it is used up
 * @returns words in pixels of the frame
 */
export async function readPrint(page: GreyPicture, pieces: readonly PrintPiece[], frame: PageFrame, look: TakeLook, msLeft: () => number): Promise<Word[]> {
  const forPrices = (read: readonly ReadPiece[]): number => Math.min(MOST_KEPT_FOR_PRICES_MS, priceLooksMs(page, read));
  const forHeadings = (read: readonly ReadPiece[]): number => Math.min(MOST_KEPT_FOR_HEADINGS_MS, headingLooksMs(read));
  const { lines, languages } = await readLines(page, pieces, look, {
    first: () => msLeft() > -MORE_FOR_FIRST_LOOKS_MS,
    closer: (read) => {
      const kept = forPrices(read) + forHeadings(read);
      return () => msLeft() > kept;
    },
  });
  const kept = forPrices(lines);
  // A section without its name costs all of its dishes their place, so headings get their share even when the lines took more than theirs.
  const from = msLeft();
  const share = forHeadings(lines);
  const headed = await rereadHeadings(page, lines, languages, strangersAmong(pieces), look, () => msLeft() > kept || from - msLeft() < share);
  // Prices are not to pay for that.
  const overdrawn = Math.max(0, Math.min(kept, from) - msLeft());
  const prices = await rereadPrices(page, headed.map(withCurrencyJoined), look, () => msLeft() > -overdrawn);
  return withoutOverlaps(withoutStrays(prices).flatMap((read) => placedWords(read, frame)));
}
