import type { GreyPicture } from './grey-picture';
import { TILE, type TileGrid } from './text-tiles';

/** Half the edge of the square whose mean brightness a point is compared with. */
const AROUND = 16;
/** Marks that may be letters: their height in points, and width and filled share of their box. */
const TALLEST = 80;
const LOWEST = 3;
const ROWS_BETWEEN_PAUSES = 48;

const INK = 1;
const SEEN = 2;

/**
 * How tall the letters of most of the text are: the median height of the marks in the tiles that hold text, each
 * counted by its height, so that grain and dots do not decide.
 * @param darkInk letters darker than the paper
 * @returns in points of this picture; undefined when there are too few letters to tell
 */
export function* letterHeight(
  picture: GreyPicture,
  { columns, rows, tiles }: TileGrid,
  darkInk: boolean,
): Generator<void, number | undefined> {
  const ink = yield* inkOf(picture, darkInk);
  const heights: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (tiles[row * columns + column]!.isText)
        collectLetters(ink, picture.width, picture.height, 1 + column * TILE, 1 + row * TILE, heights);
    }
    yield;
  }
  return heights.length < 30 ? undefined : weightedMedian(heights);
}

/** 1 where a point stands out from the mean around it. */
function* inkOf({ width, height, data }: GreyPicture, darkInk: boolean): Generator<void, Uint8Array> {
  const ink = new Uint8Array(width * height);
  const wide = width + 1;
  const sums = new Uint32Array(wide * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let inRow = 0;
    for (let x = 0; x < width; x += 1) {
      inRow += data[y * width + x]!;
      sums[(y + 1) * wide + x + 1] = sums[y * wide + x + 1]! + inRow;
    }
    if (y % ROWS_BETWEEN_PAUSES === 0) yield;
  }
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - AROUND);
    const bottom = Math.min(height, y + AROUND + 1);
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - AROUND);
      const right = Math.min(width, x + AROUND + 1);
      const sum =
        sums[bottom * wide + right]! -
        sums[top * wide + right]! -
        sums[bottom * wide + left]! +
        sums[top * wide + left]!;
      const mean = sum / ((right - left) * (bottom - top));
      const value = data[y * width + x]!;
      if (darkInk ? value < mean * 0.85 - 4 : value > mean * 1.1 + 15) ink[y * width + x] = INK;
    }
    if (y % ROWS_BETWEEN_PAUSES === 0) yield;
  }
  return ink;
}

/** Follows every mark that begins in the tile, and adds the heights of those that may be letters. */
function collectLetters(
  ink: Uint8Array,
  width: number,
  height: number,
  fromX: number,
  fromY: number,
  heights: number[],
): void {
  const waiting: number[] = [];
  for (let y = fromY; y < fromY + TILE; y += 1) {
    for (let x = fromX; x < fromX + TILE; x += 1) {
      if (ink[y * width + x] !== INK) continue;
      let [left, right, top, bottom, points] = [x, x, y, y, 0];
      ink[y * width + x] = SEEN;
      waiting.push(y * width + x);
      for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
        const atX = at % width;
        const atY = (at - atX) / width;
        points += 1;
        left = Math.min(left, atX);
        right = Math.max(right, atX);
        top = Math.min(top, atY);
        bottom = Math.max(bottom, atY);
        for (let nextY = Math.max(0, atY - 1); nextY <= Math.min(height - 1, atY + 1); nextY += 1) {
          for (let nextX = Math.max(0, atX - 1); nextX <= Math.min(width - 1, atX + 1); nextX += 1) {
            const next = nextY * width + nextX;
            if (ink[next] !== INK) continue;
            ink[next] = SEEN;
            waiting.push(next);
          }
        }
      }
      const tall = bottom - top + 1;
      const broad = right - left + 1;
      const filled = points / (tall * broad);
      if (
        tall >= LOWEST &&
        tall <= TALLEST &&
        broad >= 2 &&
        broad >= 0.2 * tall &&
        broad <= 6 * tall &&
        filled > 0.18 &&
        filled < 0.95
      )
        heights.push(tall);
    }
  }
}

function weightedMedian(heights: readonly number[]): number {
  const sorted = [...heights].sort((a, b) => a - b);
  const half = sorted.reduce((sum, height) => sum + height, 0) / 2;
  let passed = 0;
  return sorted.find((height) => (passed += height) >= half) ?? 0;
}
