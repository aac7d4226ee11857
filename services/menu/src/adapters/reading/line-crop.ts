import type { Box } from '../../domain/reading/box';
import type { GreyPicture } from './sharp-page-preparer';

/** A part of a page, enlarged for a closer look, with the way back. */
export interface LineCrop {
  readonly picture: GreyPicture;
  /** Where a box of the crop lies on the page. */
  toPage(box: Box): Box;
}

export interface LineCropOptions {
  /** What to cut out, in pixels of the page, with a margin where wanted. */
  readonly box: Box;
  /** Enlargement. */
  readonly scale: number;
  /** Rise of the line, down per right; it becomes level. */
  readonly slope: number;
  /** How far letters lean to the right, across per up; they become upright. */
  readonly slant?: number;
  /** How much edges are sharpened, 0 for not at all. */
  readonly sharpness: number;
  /** Places of the page that are shown as paper. */
  readonly without?: readonly Box[];
  /** Turns light print on a dark ground over. */
  readonly inverted?: boolean;
}

/** White around the print (pixels): recognition misses what touches the edge. */
const BORDER = 14;
const WHITE = 255;

/** Cuts a line of print out of a page: levelled, enlarged, sharpened, with its paper made white. */
export function cropLine(page: GreyPicture, { box, scale, slope, sharpness, slant = 0, without = [], inverted = false }: LineCropOptions): LineCrop {
  const width = Math.max(1, Math.round(box.width * scale));
  const height = Math.max(1, Math.round(box.height * scale));
  const middle = box.x + box.width / 2;
  const samples = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const px = box.x + (x + 0.5) / scale - 0.5 + (box.height / 2 - (y + 0.5) / scale) * slant;
      const py = box.y + (y + 0.5) / scale - 0.5 + (px - middle) * slope;
      const value = sample(page, px, py, scale);
      samples[y * width + x] = inverted ? WHITE - value : value;
    }
  }
  const sharp = sharpness > 0 ? sharpened(samples, width, height, sharpness, Math.max(1, Math.round(scale * 0.9))) : samples;
  const [ink, paper] = inkAndPaper(sharp);
  const outWidth = width + 2 * BORDER;
  const outHeight = height + 2 * BORDER;
  const data = Buffer.alloc(outWidth * outHeight, WHITE);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const level = (sharp[y * width + x]! - ink) / Math.max(24, paper - ink);
      data[(y + BORDER) * outWidth + x + BORDER] = Math.max(0, Math.min(WHITE, Math.round(level * WHITE)));
    }
  }
  for (const hidden of without) {
    const rise = (hidden.x + hidden.width / 2 - middle) * slope;
    const [left, right] = [hidden.x, hidden.x + hidden.width].map((x) => Math.max(0, Math.min(outWidth, Math.round((x - box.x) * scale) + BORDER)));
    const [top, foot] = [hidden.y, hidden.y + hidden.height].map((y) => Math.max(0, Math.min(outHeight, Math.round((y - rise - box.y) * scale) + BORDER)));
    for (let y = top!; y < foot!; y++) {
      const shift = Math.round((box.height / 2 - (y - BORDER) / scale) * slant * scale);
      const [from, to] = [left! - shift, right! - shift].map((x) => Math.max(0, Math.min(outWidth, x)));
      data.fill(WHITE, y * outWidth + from!, y * outWidth + to!);
    }
  }
  return {
    picture: { data, width: outWidth, height: outHeight },
    toPage: (inside) => {
      const x = box.x + (inside.x - BORDER) / scale;
      const boxWidth = inside.width / scale;
      return {
        x,
        y: box.y + (inside.y - BORDER) / scale + (x + boxWidth / 2 - middle) * slope,
        width: boxWidth,
        height: inside.height / scale,
      };
    },
  };
}

/** Grey level at a place between pixels: bicubic when enlarging, a small mean when reducing. */
function sample(page: GreyPicture, x: number, y: number, scale: number): number {
  if (scale >= 0.75) return bicubic(page, x, y);
  const half = 0.5 / scale;
  let sum = 0;
  for (const dy of [-0.5, 0.5]) for (const dx of [-0.5, 0.5]) sum += bilinear(page, x + dx * half, y + dy * half);
  return sum / 4;
}

function pixel({ data, width, height }: GreyPicture, x: number, y: number): number {
  return data[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))]!;
}

function bilinear(page: GreyPicture, x: number, y: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - x0, y - y0];
  const top = pixel(page, x0, y0) * (1 - fx) + pixel(page, x0 + 1, y0) * fx;
  const low = pixel(page, x0, y0 + 1) * (1 - fx) + pixel(page, x0 + 1, y0 + 1) * fx;
  return top * (1 - fy) + low * fy;
}

function bicubic(page: GreyPicture, x: number, y: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const across = weights(x - x0);
  const down = weights(y - y0);
  let sum = 0;
  for (let j = 0; j < 4; j++) {
    let row = 0;
    for (let i = 0; i < 4; i++) row += across[i]! * pixel(page, x0 - 1 + i, y0 - 1 + j);
    sum += down[j]! * row;
  }
  return Math.max(0, Math.min(WHITE, sum));
}

/** Catmull-Rom. */
function weights(t: number): readonly number[] {
  return [((2 - t) * t - 1) * t * 0.5, ((3 * t - 5) * t * t + 2) * 0.5, ((4 - 3 * t) * t + 1) * t * 0.5, (t - 1) * t * t * 0.5];
}

/** Adds to each pixel how far it differs from its neighbourhood. */
function sharpened(samples: Float32Array, width: number, height: number, amount: number, radius: number): Float32Array {
  const soft = blurred(blurred(samples, width, height, radius, 1), width, height, radius, width);
  return samples.map((value, index) => value + amount * (value - soft[index]!));
}

/** Running mean along one direction; `stride` 1 is across, the row length is down. */
function blurred(samples: Float32Array, width: number, height: number, radius: number, stride: number): Float32Array {
  const out = new Float32Array(samples.length);
  const along = stride === 1 ? width : height;
  const lines = stride === 1 ? height : width;
  const step = stride === 1 ? width : 1;
  for (let line = 0; line < lines; line++) {
    const start = line * step;
    for (let at = 0; at < along; at++) {
      let sum = 0;
      let count = 0;
      for (let near = Math.max(0, at - radius); near <= Math.min(along - 1, at + radius); near++) {
        sum += samples[start + near * stride]!;
        count++;
      }
      out[start + at * stride] = sum / count;
    }
  }
  return out;
}

/** Levels that stand for black and white: the ends of what there is, without the extremes. */
function inkAndPaper(samples: Float32Array): [number, number] {
  const counts = new Uint32Array(WHITE + 1);
  for (const value of samples) counts[Math.max(0, Math.min(WHITE, Math.round(value)))]!++;
  return [levelAt(counts, samples.length * 0.02), levelAt(counts, samples.length * 0.8)];
}

/** The level that so many of the counted pixels do not pass. */
function levelAt(counts: Uint32Array, rank: number): number {
  let seen = 0;
  for (let level = 0; level < counts.length; level++) {
    seen += counts[level]!;
    if (seen >= rank) return level;
  }
  return WHITE;
}
