import type { Word } from '../../domain/reading/page';
import type { PageFrame } from './page-frame';
import type { PrintPiece } from './print-pieces';
import { readLines, type TakeLook } from './line-reading';
import { placedWords, withCurrencyJoined, withoutOverlaps } from './piece-words';
import { rereadPrices } from './price-rereading';
import type { GreyPicture } from './sharp-page-preparer';
import { withoutStrays } from './stray-marks';

/** Part of the time that is kept for the prices, however long the lines take. */
const KEPT_FOR_PRICES_MS = 1500;

/**
 * Reads the pieces of print of a page: each as a line, again where that was unsure, and several times at each price.
 *
 * @param deadline when to stop looking closer, in milliseconds of `performance.now()`
 * @returns words in pixels of the frame
 */
export async function readPrint(page: GreyPicture, pieces: readonly PrintPiece[], frame: PageFrame, look: TakeLook, deadline: number): Promise<Word[]> {
  const lines = await readLines(page, pieces, look, () => performance.now() < deadline - KEPT_FOR_PRICES_MS);
  const prices = await rereadPrices(page, lines.map(withCurrencyJoined), look, () => performance.now() < deadline);
  return withoutOverlaps(withoutStrays(prices).flatMap((read) => placedWords(read, frame)));
}
