import type { GreyPicture } from './grey-picture';

/** Edge of a tile in points: about one line of a page that is 1600 points long. */
export const TILE = 32;

/** The darkest 3 % and the brightest 5 % of a tile are left out of its range: specks and single letters' edges. */
const LOW_SHARE = 0.03;
const HIGH_SHARE = 0.05;
/**
 * Less than this between paper and ink is no text that anybody could read: in steps of grey, and as a share of the
 * paper's brightness.
 */
const LEAST_CONTRAST = 20;
const LEAST_RELATIVE_CONTRAST = 0.2;
/**
 * How often a row of text goes from paper to ink or back within a tile, on average. A picture of food or the edge of a
 * table does so less.
 */
const LEAST_CROSSINGS_A_ROW = 1.5;

export interface Tile {
  readonly low: number;
  readonly high: number;
  readonly isText: boolean;
  /** Ink darker than its paper; false for light letters on a dark page. */
  readonly isDarkInk: boolean;
  /**
   * Variance of the Laplacian over the variance of the brightness: how much of the contrast lies in single points.
   * Falls steeply with blur, and not with dim light.
   */
  readonly sharpness: number;
}

export interface TileGrid {
  readonly columns: number;
  readonly rows: number;
  /** Row by row. */
  readonly tiles: readonly Tile[];
}

/** Measures a picture tile by tile; pauses after each row of tiles. A rest narrower than a tile is left out. */
export function* tilesOf(picture: GreyPicture): Generator<void, TileGrid> {
  // One point all around is left out: the Laplacian looks at the neighbours.
  const columns = Math.max(0, Math.floor((picture.width - 2) / TILE));
  const rows = Math.max(0, Math.floor((picture.height - 2) / TILE));
  const tiles: Tile[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) tiles.push(tileAt(picture, 1 + column * TILE, 1 + row * TILE));
    yield;
  }
  return { columns, rows, tiles };
}

function tileAt({ width, data }: GreyPicture, left: number, top: number): Tile {
  const counts = new Uint16Array(256);
  let sum = 0;
  let squares = 0;
  let edges = 0;
  let edgeSquares = 0;
  for (let y = top; y < top + TILE; y += 1) {
    for (let at = y * width + left; at < y * width + left + TILE; at += 1) {
      const value = data[at]!;
      counts[value]! += 1;
      sum += value;
      squares += value * value;
      const edge = 4 * value - data[at - 1]! - data[at + 1]! - data[at - width]! - data[at + width]!;
      edges += edge;
      edgeSquares += edge * edge;
    }
  }
  const points = TILE * TILE;
  const mean = sum / points;
  const variance = squares / points - mean * mean;
  const low = darkest(counts, points * LOW_SHARE);
  const high = brightest(counts, points * HIGH_SHARE);
  const contrast = high - low;
  const middle = (low + high) / 2;
  const isText =
    contrast >= Math.max(LEAST_CONTRAST, LEAST_RELATIVE_CONTRAST * high) &&
    crossings(data, width, left, top, middle, contrast * 0.15) >= LEAST_CROSSINGS_A_ROW * TILE;
  return {
    low,
    high,
    isText,
    isDarkInk: mean >= middle,
    sharpness: variance > 0 ? (edgeSquares / points - (edges / points) ** 2) / variance : 0,
  };
}

/** How often the rows of a tile go from one side of `middle` to the other by at least `margin`. */
function crossings(data: Uint8Array, width: number, left: number, top: number, middle: number, margin: number): number {
  let count = 0;
  for (let y = top; y < top + TILE; y += 1) {
    let side = 0;
    for (let at = y * width + left; at < y * width + left + TILE; at += 1) {
      const next = data[at]! > middle + margin ? 1 : data[at]! < middle - margin ? -1 : side;
      if (side !== 0 && next !== side) count += 1;
      side = next;
    }
  }
  return count;
}

function darkest(counts: Uint16Array, skipped: number): number {
  let passed = 0;
  for (let value = 0; value < 256; value += 1) if ((passed += counts[value]!) >= skipped) return value;
  return 255;
}

function brightest(counts: Uint16Array, skipped: number): number {
  let passed = 0;
  for (let value = 255; value >= 0; value -= 1) if ((passed += counts[value]!) >= skipped) return value;
  return 0;
}
