import type { TileGrid } from './text-tiles';

/** A tile whose darkest points are this bright shows light and nothing else. */
const BLANK = 246;
/** Paper this bright hides a reflection: what is white there may be paper. */
const WHITE_PAPER = 240;
/** So does paper that is nearly as bright around the spot, where the light of a lamp or a window falls. */
const BRIGHT_AROUND = 225;
/** How far around a bright spot text is looked for, in tiles. */
const REACH = 4;

/**
 * Is there a reflection on the text: a spot of pure light, with text on at least three sides, on paper that is darker?
 * @param paper brightness of the paper in the middle of the tiles that hold text
 */
export function hasGlare({ columns, rows, tiles }: TileGrid, paper: number): boolean {
  if (paper >= WHITE_PAPER) return false;
  const smallest = Math.max(4, tiles.length * 0.004);
  const seen = new Set<number>();
  for (let start = 0; start < tiles.length; start += 1) {
    if (seen.has(start) || tiles[start]!.low < BLANK) continue;
    const spot = spotFrom(start);
    if (spot.length >= smallest && isAmongDarkerText(spot)) return true;
  }
  return false;

  function spotFrom(start: number): number[] {
    const spot = [start];
    seen.add(start);
    for (let next = 0; next < spot.length; next += 1) {
      const at = spot[next]!;
      const column = at % columns;
      const around = [
        at - columns,
        at + columns,
        ...(column > 0 ? [at - 1] : []),
        ...(column < columns - 1 ? [at + 1] : []),
      ];
      for (const tile of around) {
        if (tile < 0 || tile >= tiles.length || seen.has(tile) || tiles[tile]!.low < BLANK) continue;
        seen.add(tile);
        spot.push(tile);
      }
    }
    return spot;
  }

  function isAmongDarkerText(spot: readonly number[]): boolean {
    const across = spot.map((at) => at % columns);
    const down = spot.map((at) => Math.floor(at / columns));
    const [left, right, top, bottom] = [Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)];
    const textIn = (fromX: number, toX: number, fromY: number, toY: number) => {
      const found: number[] = [];
      for (let y = Math.max(0, fromY); y <= Math.min(rows - 1, toY); y += 1) {
        for (let x = Math.max(0, fromX); x <= Math.min(columns - 1, toX); x += 1)
          if (tiles[y * columns + x]!.isText) found.push(tiles[y * columns + x]!.high);
      }
      return found;
    };
    const sides = [
      textIn(left - REACH, left - 1, top, bottom),
      textIn(right + 1, right + REACH, top, bottom),
      textIn(left, right, top - REACH, top - 1),
      textIn(left, right, bottom + 1, bottom + REACH),
    ];
    if (sides.filter(({ length }) => length > 0).length < 3) return false;
    // Beside the spot its light still lies on the text: the paper itself is among the darker ones.
    const around = sides.flat().sort((a, b) => a - b);
    return around[Math.floor(around.length / 4)]! < BRIGHT_AROUND;
  }
}
