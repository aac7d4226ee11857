import type { Box } from '../../domain/reading/box';
import type { GreyPicture } from './sharp-page-preparer';

/** One connected mark of ink, such as a letter, a dot or a rule. Places in pixels. */
export interface InkMark extends Box {
  /** Pixels of ink. */
  readonly area: number;
}

/** The ink of a picture. */
export interface Ink {
  readonly marks: readonly InkMark[];
  /** For each pixel of the picture 1 for ink, else 0. */
  readonly pixels: Uint8Array;
}

/** Half the side of the window (pixels) whose mean a pixel is compared with: about one line of print. */
const REACH = 28;
/** How far below the mean of its window ink lies, as a share: less in busy windows than on plain paper. */
const CONTRAST = 0.24;
const FULL_DEVIATION = 128;
/** Light ink stands on a ground whose mean (0 to 255) is at most this; elsewhere it is the paper inside letters. */
const DARK_MEAN = 150;
/** A mark smaller than this is dust. */
const LEAST_AREA = 5;

/**
 * Finds the connected marks of dark ink on a lighter ground (or, with `inverted`, of light ink on a darker ground).
 * A pixel is ink when it is darker than its surroundings by more than they vary (Sauvola's rule), so that
 * shadows and grounds of any level do not matter.
 *
 * @param darkMean level (0 to 255) that counts as dark ground for light ink
 */
export function findInk(picture: GreyPicture, { inverted = false, darkMean = DARK_MEAN } = {}): Ink {
  const { width, height } = picture;
  const marks = new MarkCollector();
  const pixels = new Uint8Array(width * height);
  let above: Run[] = [];
  eachInkRow(picture, { inverted, darkMean }, (row, y) => {
    pixels.set(row, y * width);
    const runs: Run[] = [];
    let next = 0;
    for (let x = 0; x < width; x++) {
      if (row[x] === 0) continue;
      const from = x;
      while (x < width && row[x] === 1) x++;
      const run: Run = { from, to: x, mark: -1 };
      while (next < above.length && above[next]!.to < from) next++;
      // Touching at a corner counts.
      for (let i = next; i < above.length && above[i]!.from <= run.to; i++) run.mark = marks.join(run.mark, above[i]!.mark);
      run.mark = marks.add(run, y);
      runs.push(run);
    }
    above = runs;
  });
  return { pixels, marks: marks.boxes().filter((mark) => mark.area >= LEAST_AREA && mark.width < width * 0.9 && mark.height < height * 0.9) };
}

interface Run {
  readonly from: number;
  readonly to: number;
  mark: number;
}

/** Boxes of marks, joined as rows of ink turn out to touch. */
class MarkCollector {
  private readonly parents: number[] = [];
  private readonly left: number[] = [];
  private readonly top: number[] = [];
  private readonly right: number[] = [];
  private readonly bottom: number[] = [];
  private readonly areas: number[] = [];

  /** Joins two marks, -1 for none; gives the mark they are now. */
  join(a: number, b: number): number {
    if (a < 0) return this.root(b);
    const [into, from] = [this.root(a), this.root(b)];
    if (into === from) return into;
    this.parents[from] = into;
    this.left[into] = Math.min(this.left[into]!, this.left[from]!);
    this.top[into] = Math.min(this.top[into]!, this.top[from]!);
    this.right[into] = Math.max(this.right[into]!, this.right[from]!);
    this.bottom[into] = Math.max(this.bottom[into]!, this.bottom[from]!);
    this.areas[into] = this.areas[into]! + this.areas[from]!;
    return into;
  }

  /** Adds a run to its mark, or to a new one; gives the mark. */
  add({ from, to, mark }: Run, y: number): number {
    if (mark < 0) {
      const id = this.parents.length;
      this.parents.push(id);
      this.left.push(from);
      this.top.push(y);
      this.right.push(to);
      this.bottom.push(y + 1);
      this.areas.push(to - from);
      return id;
    }
    const id = this.root(mark);
    this.left[id] = Math.min(this.left[id]!, from);
    this.right[id] = Math.max(this.right[id]!, to);
    this.bottom[id] = y + 1;
    this.areas[id] = this.areas[id]! + to - from;
    return id;
  }

  boxes(): InkMark[] {
    return this.parents.flatMap((parent, id) =>
      parent === id
        ? [{ x: this.left[id]!, y: this.top[id]!, width: this.right[id]! - this.left[id]!, height: this.bottom[id]! - this.top[id]!, area: this.areas[id]! }]
        : [],
    );
  }

  private root(id: number): number {
    let at = id;
    while (this.parents[at] !== at) {
      this.parents[at] = this.parents[this.parents[at]!]!;
      at = this.parents[at]!;
    }
    return at;
  }
}

/** Gives each row as ones (ink) and zeros, top to bottom, with the window's sums carried along. */
function eachInkRow({ data, width, height }: GreyPicture, { inverted, darkMean }: { inverted: boolean; darkMean: number }, take: (row: Uint8Array, y: number) => void): void {
  const sums = new Float64Array(width);
  const squares = new Float64Array(width);
  const row = new Uint8Array(width);
  const flip = inverted ? 255 : 0;
  // Flipping all bits of a byte is 255 minus it.
  const valueAt = (at: number): number => data[at]! ^ flip;
  for (let y = 0; y < Math.min(height, REACH); y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const value = valueAt(at);
      sums[x] = sums[x]! + value;
      squares[x] = squares[x]! + value * value;
    }
  }
  for (let y = 0; y < height; y++) {
    const entering = y + REACH < height ? (y + REACH) * width : -1;
    const leaving = y - REACH - 1 >= 0 ? (y - REACH - 1) * width : -1;
    for (let x = 0; x < width; x++) {
      const value = entering < 0 ? 0 : valueAt(entering + x);
      const gone = leaving < 0 ? 0 : valueAt(leaving + x);
      sums[x] = sums[x]! + value - gone;
      squares[x] = squares[x]! + value * value - gone * gone;
    }
    const rows = Math.min(height - 1, y + REACH) - Math.max(0, y - REACH) + 1;
    let sum = 0;
    let square = 0;
    for (let x = 0; x < Math.min(width, REACH); x++) {
      sum += sums[x]!;
      square += squares[x]!;
    }
    for (let x = 0; x < width; x++) {
      if (x + REACH < width) {
        sum += sums[x + REACH]!;
        square += squares[x + REACH]!;
      }
      if (x - REACH - 1 >= 0) {
        sum -= sums[x - REACH - 1]!;
        square -= squares[x - REACH - 1]!;
      }
      const count = rows * (Math.min(width - 1, x + REACH) - Math.max(0, x - REACH) + 1);
      const mean = sum / count;
      const deviation = Math.sqrt(Math.max(0, square / count - mean * mean));
      const value = valueAt(y * width + x);
      row[x] = value < mean * (1 - CONTRAST * (1 - deviation / FULL_DEVIATION)) && (!inverted || 255 - mean < darkMean) ? 1 : 0;
    }
    take(row, y);
  }
}
