import type { CropBox } from '../../shared/pages/crop-box';

/** Pixels as a canvas gives them: four bytes each. */
export interface PagePixels {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
}

/** A colour differs from the paper's when one of its channels does by this much (0 to 255). */
const DIFFERENT = 36;
/** Around a point of a photograph nearly everything differs from the paper; between lines of print it does not. */
const SOLID_SHARE = 0.86;
/** Half of the side of what counts as around (share of the longer edge). */
const REACH = 0.011;
/**
 * A photograph takes at least this share of the page, and is on each side this share of the longer edge; one of nearly
 * all of the page is its ground.
 */
const SMALLEST_AREA = 0.01;
const SHORTEST_SIDE = 0.06;
const LARGEST_AREA = 0.7;
/**
 * A photograph goes to its edges, which a ragged drawing does not, and is no mere border; a plate on it may be as white
 * as the paper.
 */
const EDGES_FILLED = 0.8;
const FILLED = 0.4;
/** Thickness of an edge (share of the longer edge of the page). */
const EDGE = 0.012;
/** A band or a box of one colour, with print on it, is none. */
const ONE_COLOUR_SHARE = 0.55;
const FEWEST_COLOURS = 14;
/** A colour that fewer pixels have than this share of the region is noise. */
const COLOUR_SHARE = 0.001;
const LIMIT = 24;

/**
 * Where photographs are on a page, in fractions of it, in reading order. A page whose own ground is a photograph has
 * none that can be told from it.
 *
 * @param page small: 480 pixels along the longer edge are enough
 */
export function photoRegions(page: PagePixels): CropBox[] {
  const { width, height } = page;
  const ink = inkOf(page);
  const sums = sumsOf(ink, width, height);
  const reach = Math.max(2, Math.round(REACH * Math.max(width, height)));
  // So far within a photograph its first solid point is.
  const within = reach - 1;
  const solid = new Uint8Array(width * height);
  for (let y = reach; y < height - reach; y += 1) {
    for (let x = reach; x < width - reach; x += 1) {
      if (shareOf(sums, width, x - reach, y - reach, 2 * reach + 1, 2 * reach + 1) >= SOLID_SHARE)
        solid[y * width + x] = 1;
    }
  }
  return parts(solid, width, height)
    .map(({ left, top, right, bottom }) => ({
      left: left - within,
      top: top - within,
      right: right + within,
      bottom: bottom + within,
    }))
    .filter((frame) => isPhotograph(frame, page, sums))
    .sort((one, other) => one.top - other.top || one.left - other.left)
    .slice(0, LIMIT)
    .map(({ left, top, right, bottom }) => ({
      x: left / width,
      y: top / height,
      width: (right - left + 1) / width,
      height: (bottom - top + 1) / height,
    }));
}

/** Edges that belong to it, in pixels. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function isPhotograph({ left, top, right, bottom }: Frame, page: PagePixels, sums: Uint32Array): boolean {
  const { width, height } = page;
  const [across, down] = [right - left + 1, bottom - top + 1];
  const area = (across * down) / (width * height);
  if (area < SMALLEST_AREA || area > LARGEST_AREA || Math.min(across, down) < SHORTEST_SIDE * Math.max(width, height))
    return false;
  const edge = Math.round(EDGE * Math.max(width, height));
  const inkIn = (inset: number) =>
    shareOf(sums, width, left + inset, top + inset, across - 2 * inset, down - 2 * inset) *
    (across - 2 * inset) *
    (down - 2 * inset);
  const ofEdges = across * down - (across - 2 * edge) * (down - 2 * edge);
  if (inkIn(0) < FILLED * across * down || inkIn(0) - inkIn(edge) < EDGES_FILLED * ofEdges) return false;
  const colours = new Map<number, number>();
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const colour = colourAt(page, y * width + x);
      colours.set(colour, (colours.get(colour) ?? 0) + 1);
    }
  }
  const counts = [...colours.values()].map((count) => count / (across * down));
  return (
    Math.max(...counts) <= ONE_COLOUR_SHARE && counts.filter((share) => share >= COLOUR_SHARE).length >= FEWEST_COLOURS
  );
}

/** Of 4096 colours, the one that a pixel has. */
function colourAt({ data }: PagePixels, at: number): number {
  return ((data[4 * at]! >> 4) << 8) | ((data[4 * at + 1]! >> 4) << 4) | (data[4 * at + 2]! >> 4);
}

/** 1 where a pixel differs from the colour that most of the page has. */
function inkOf(page: PagePixels): Uint8Array {
  const { data, width, height } = page;
  const counts = new Uint32Array(4096);
  for (let at = 0; at < width * height; at += 1) counts[colourAt(page, at)]! += 1;
  const limit = counts.indexOf(Math.max(...counts));
  const paper = [(limit >> 8) * 17, ((limit >> 4) & 15) * 17, (limit & 15) * 17];
  return Uint8Array.from({ length: width * height }, (_, at) =>
    paper.some((channel, index) => Math.abs(data[4 * at + index]! - channel) > DIFFERENT) ? 1 : 0,
  );
}

/** How much ink there is above and left of each pixel, so that any rectangle is counted by four of them. */
function sumsOf(ink: Uint8Array, width: number, height: number): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += ink[y * width + x]!;
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  return sums;
}

function shareOf(sums: Uint32Array, width: number, left: number, top: number, across: number, down: number): number {
  const at = (x: number, y: number) => sums[y * (width + 1) + x]!;
  return (
    (at(left + across, top + down) - at(left, top + down) - at(left + across, top) + at(left, top)) / (across * down)
  );
}

/** Frames around what hangs together. */
function parts(solid: Uint8Array, width: number, height: number): Frame[] {
  const frames: Frame[] = [];
  const left = Uint8Array.from(solid);
  for (let begin = 0; begin < left.length; begin += 1) {
    if (!left[begin]) continue;
    let frame: Frame = { left: width, top: height, right: 0, bottom: 0 };
    const open = [begin];
    left[begin] = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      frame = {
        left: Math.min(frame.left, x),
        top: Math.min(frame.top, y),
        right: Math.max(frame.right, x),
        bottom: Math.max(frame.bottom, y),
      };
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (!left[next]) continue;
        left[next] = 0;
        open.push(next);
      }
    }
    frames.push(frame);
  }
  return frames;
}
