import { applied, type Matrix } from './pdf-matrix';

/** Left, top, right and bottom, in points of the page as seen. */
type Bounds = readonly [number, number, number, number];

const EVERYWHERE: Bounds = [-Infinity, -Infinity, Infinity, Infinity];
/** What is painted smaller than this (points) is no ground for a letter. */
const LEAST_GROUND = 3;
/** A letter may lean over the edge of its clip by so many points. */
const OVER_EDGE = 1;
const UNIT_SQUARE = [0, 0, 1, 1];

/** Where a page shows what is drawn, and where colour lies on its white. Shapes count as the boxes around them. */
export class PdfGround {
  private clip = EVERYWHERE;
  private readonly kept: Bounds[] = [];
  private readonly painted: Bounds[] = [];
  private clipsNext = false;

  save(): void {
    this.kept.push(this.clip);
  }

  restore(): void {
    this.clip = this.kept.pop() ?? this.clip;
  }

  /** The next path is what shows. */
  awaitClip(): void {
    this.clipsNext = true;
  }

  clipTo(ctm: Matrix, box: ArrayLike<number>): void {
    const [left, top, right, low] = boundsOf(ctm, box);
    this.clip = [
      Math.max(this.clip[0], left),
      Math.max(this.clip[1], top),
      Math.min(this.clip[2], right),
      Math.min(this.clip[3], low),
    ];
  }

  /**
   * Takes a path.
   *
   * @param box around the path
   * @param ink how far colour reaches over it, in units of the path; undefined where none is laid on
   */
  draw(ctm: Matrix, box: ArrayLike<number> | null | undefined, ink: number | undefined): void {
    if (box && ink !== undefined) this.add(boundsOf(ctm, widened(box, ink)));
    if (box && this.clipsNext) this.clipTo(ctm, box);
    this.clipsNext = false;
  }

  /** A picture lies on the unit square. */
  paintPicture(ctm: Matrix): void {
    this.add(boundsOf(ctm, UNIT_SQUARE));
  }

  /** Colours all that shows. */
  paintAll(): void {
    this.add(this.clip);
  }

  /** Whether a letter at this place can be seen. White on the bare page cannot. */
  shows([x, y]: readonly [number, number], isWhite: boolean): boolean {
    return (
      isWithin(this.clip, x, y, OVER_EDGE) && (!isWhite || this.painted.some((bounds) => isWithin(bounds, x, y, 0)))
    );
  }

  private add([left, top, right, low]: Bounds): void {
    const shown: Bounds = [
      Math.max(this.clip[0], left),
      Math.max(this.clip[1], top),
      Math.min(this.clip[2], right),
      Math.min(this.clip[3], low),
    ];
    if (shown[2] - shown[0] > LEAST_GROUND && shown[3] - shown[1] > LEAST_GROUND) this.painted.push(shown);
  }
}

function widened(box: ArrayLike<number>, by: number): number[] {
  return Array.from(box, (edge, index) => (index < 2 ? edge - by : edge + by));
}

function boundsOf(ctm: Matrix, box: ArrayLike<number>): Bounds {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(box);
  const corners = [applied(ctm, x0, y0), applied(ctm, x1, y0), applied(ctm, x0, y1), applied(ctm, x1, y1)];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function isWithin([left, top, right, low]: Bounds, x: number, y: number, margin: number): boolean {
  return x > left - margin && x < right + margin && y > top - margin && y < low + margin;
}
