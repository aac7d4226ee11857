import { findPrint } from './find-print';
import { readLine, type TakeLook } from './line-reading';
import { explained } from './piece-words';
import type { PrintPiece } from './print-pieces';
import type { GreyPicture, PreparedPage } from './sharp-page-preparer';
import type { QuarterTurn } from './source-picture';

/** A picture as it has to be turned, with the print found on it. */
export interface UprightPicture {
  readonly page: PreparedPage;
  readonly turned: QuarterTurn;
  readonly pieces: readonly PrintPiece[];
}

/** Pieces that are read to try an orientation. */
const SAMPLE = 12;
/** Print that reads so well stands upright. */
const READS_WELL = 0.6;
/** Another orientation must read better by so much to be believed. */
const BETTER_BY = 0.2;

/** Turns a picture by quarters so that its print stands upright, when some of it reads badly as it is and well turned. */
export async function turnUpright(page: PreparedPage, look: TakeLook): Promise<UprightPicture> {
  const asIs: UprightPicture = { page, turned: 0, pieces: findPrint(page.grey) };
  const readsAsIs = await legibility(asIs, look);
  if (readsAsIs >= READS_WELL) return asIs;
  let best = { upright: asIs, reads: readsAsIs + BETTER_BY };
  for (const turned of [90, 270, 180] as const) {
    const turnedAround = turnedPage(page, turned);
    const upright: UprightPicture = { page: turnedAround, turned, pieces: findPrint(turnedAround.grey) };
    const reads = await legibility(upright, look);
    if (reads > best.reads) best = { upright, reads };
    if (reads >= READS_WELL) break;
  }
  return best.upright;
}

/** How well a sample of the print reads, 0 to 1: words of a few letters from all over the page. */
async function legibility({ page, pieces }: UprightPicture, look: TakeLook): Promise<number> {
  const likely = pieces.filter((piece) => piece.letters.length >= 5 && piece.letters.length <= 22);
  const sample = likely.filter((_, index) => index % Math.max(1, Math.floor(likely.length / SAMPLE)) === 0).slice(0, SAMPLE);
  if (sample.length < 3) return 0;
  let sum = 0;
  for (const piece of sample) {
    const words = (await readLine(page.grey, piece, look)).filter((word) => /\p{L}{3}|\d{2}/u.test(word.text));
    sum += explained(piece, words);
  }
  return sum / sample.length;
}

/** @param degrees clockwise */
export function turnedPage({ grey, colour }: PreparedPage, degrees: QuarterTurn): PreparedPage {
  if (!colour) return { grey: turnedBy(grey, degrees) };
  return { grey: turnedBy(grey, degrees), colour: { weakest: turnedBy(colour.weakest, degrees), strongest: turnedBy(colour.strongest, degrees) } };
}

/** @param degrees clockwise */
export function turnedBy({ data, width, height }: GreyPicture, degrees: QuarterTurn): GreyPicture {
  if (degrees === 0) return { data, width, height };
  const out = Buffer.allocUnsafe(data.length);
  const [newWidth, newHeight] = degrees === 180 ? [width, height] : [height, width];
  for (let y = 0; y < newHeight; y++) {
    for (let x = 0; x < newWidth; x++) {
      const from = degrees === 90 ? (height - 1 - x) * width + y : degrees === 270 ? x * width + width - 1 - y : (height - 1 - y) * width + width - 1 - x;
      out[y * newWidth + x] = data[from]!;
    }
  }
  return { data: out, width: newWidth, height: newHeight };
}
