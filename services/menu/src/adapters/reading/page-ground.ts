import type { Pixels } from './page-pixels';

/**
 * Side of a cell (pixels). A cell is judged together with those around it, so that print never covers most of what is
 * looked at.
 */
const CELL = 24;
/** Every so many pixels one is looked at. */
const STEP = 2;
/** Shades that are told apart. */
const SHADES = 64;

/** The middle shade of red, green and blue around each cell of a picture. */
interface Ground {
  /** Red, green and blue of each cell, row by row. */
  readonly colours: Uint8Array;
  readonly columns: number;
  readonly rows: number;
}

/**
 * Tells ink from ground, whatever the colour of both.
 *
 * @param least how much ink differs from the ground in one of red, green and blue
 * @returns for each pixel -1 for ink, 0 for ground
 */
export function inkedPixels(picture: Pixels, least: number): Int32Array {
  const { data, width, height } = picture;
  const ground = groundOf(picture);
  const inked = new Int32Array(width * height);
  for (let row = 0; row < ground.rows; row++) {
    for (let column = 0; column < ground.columns; column++) {
      const own = cellAt(ground, column, row);
      const [top, low] = [row * CELL, Math.min(height, (row + 1) * CELL)];
      const [left, right] = [column * CELL, Math.min(width, (column + 1) * CELL)];
      for (let y = top; y < low; y++) {
        for (let x = left, at = y * width + left; x < right; x++, at++) {
          if (isLike(data, at, ground.colours, own, least)) continue;
          // Where two grounds meet, the middle shade is that of one of them on both sides.
          const besideColumn = column + (2 * (x - left) < CELL ? -1 : 1);
          const besideRow = row + (2 * (y - top) < CELL ? -1 : 1);
          const isGround =
            isLike(data, at, ground.colours, cellAt(ground, besideColumn, row), least) ||
            isLike(data, at, ground.colours, cellAt(ground, column, besideRow), least) ||
            isLike(data, at, ground.colours, cellAt(ground, besideColumn, besideRow), least);
          if (!isGround) inked[at] = -1;
        }
      }
    }
  }
  return inked;
}

/** Where the colour of a cell begins; beyond the edge it is that of the cell at the edge. */
function cellAt({ columns, rows }: Ground, column: number, row: number): number {
  return 3 * (Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column)));
}

function isLike(data: Uint8Array, pixel: number, colours: Uint8Array, cell: number, least: number): boolean {
  const at = 3 * pixel;
  return (
    Math.abs(data[at]! - colours[cell]!) <= least &&
    Math.abs(data[at + 1]! - colours[cell + 1]!) <= least &&
    Math.abs(data[at + 2]! - colours[cell + 2]!) <= least
  );
}

function groundOf({ data, width, height }: Pixels): Ground {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const counts = new Uint16Array(columns * rows * 3 * SHADES);
  for (let y = 0; y < height; y += STEP) {
    for (let x = 0; x < width; x += STEP) {
      const cell = Math.floor(y / CELL) * columns + Math.floor(x / CELL);
      const at = 3 * (y * width + x);
      for (let channel = 0; channel < 3; channel++)
        counts[(cell * 3 + channel) * SHADES + (data[at + channel]! >> 2)]!++;
    }
  }
  const colours = new Uint8Array(columns * rows * 3);
  const around = new Uint32Array(SHADES);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      for (let channel = 0; channel < 3; channel++) {
        around.fill(0);
        let total = 0;
        for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
          for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
            const from = ((y * columns + x) * 3 + channel) * SHADES;
            for (let shade = 0; shade < SHADES; shade++) {
              around[shade]! += counts[from + shade]!;
              total += counts[from + shade]!;
            }
          }
        }
        let [shade, below] = [0, around[0]!];
        while (2 * below < total && shade < SHADES - 1) below += around[++shade]!;
        colours[(row * columns + column) * 3 + channel] = 4 * shade + 2;
      }
    }
  }
  return { colours, columns, rows };
}
