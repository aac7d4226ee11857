import { hasGlare } from './glare';
import { greyOf } from './grey-picture';
import { letterHeight } from './letter-height';
import { tilesOf, type Tile } from './text-tiles';

/** What may keep a page from being read well. */
export type PictureWarning = 'no-text' | 'blurred' | 'glare' | 'dark' | 'small-text';

/**
 * Long edge, in points, of the picture that is checked: what is lost by this has no part in reading a page, and costs a
 * phone time.
 */
export const CHECKED_EDGE = 1600;

/** Tiles with text below which there is nothing to judge: so many, and so large a share. */
const FEWEST_TEXT_TILES = 8;
const SMALLEST_TEXT_SHARE = 0.005;

/*
 * Measured with recognition on real photos and scans, as they are, blurred, shrunk and darkened: below these, words are
 * lost.
 */
const BLURRED_BELOW = 0.1;
const SMALL_LETTERS_BELOW = 6.5;
const DARK_BELOW = 80;

/**
 * Looks for what would keep a page from being read well; pauses now and then, so that a caller can let others work.
 * @param picture at most `CHECKED_EDGE` points long
 * @param scale points of the picture for each of the original's, at most 1
 * @returns none for a page that looks well; of a page without readable text only that, and whether it is dark
 */
export function* checkPicture(
  picture: Pick<ImageData, 'width' | 'height' | 'data'>,
  scale: number,
): Generator<void, PictureWarning[]> {
  const grey = greyOf(picture);
  yield;
  const grid = yield* tilesOf(grey);
  const text = grid.tiles.filter(({ isText }) => isText);
  if (text.length < Math.max(FEWEST_TEXT_TILES, grid.tiles.length * SMALLEST_TEXT_SHARE))
    return isDark(grid.tiles) ? ['no-text', 'dark'] : ['no-text'];

  const warnings: PictureWarning[] = isDark(text) ? ['dark'] : [];
  // What is blurred has to be taken anew; its spots and letters say nothing.
  if (median(text.map(({ sharpness }) => sharpness)) < BLURRED_BELOW) return ['blurred', ...warnings];
  if (hasGlare(grid, median(text.map(({ high }) => high)))) warnings.push('glare');
  const darkInk = text.filter(({ isDarkInk }) => isDarkInk).length * 2 >= text.length;
  const letters = yield* letterHeight(grey, grid, darkInk);
  if (letters !== undefined && letters / scale < SMALL_LETTERS_BELOW) warnings.push('small-text');
  return warnings;
}

/** Even what is brightest in these tiles, the paper or light letters on a dark page, is dim. */
function isDark(tiles: readonly Tile[]): boolean {
  return tiles.length > 0 && median(tiles.map(({ high }) => high)) < DARK_BELOW;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
