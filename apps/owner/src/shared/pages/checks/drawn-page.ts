import type { GreyPicture } from './grey-picture';

/** Shapes that are to a check what letters are: strokes, bows and gaps, five by seven. */
const LETTERS = [
  '10001 10001 10101 10101 10101 11011 10001',
  '01110 10001 10000 01110 00001 10001 01110',
  '11110 10001 10001 11110 10100 10010 10001',
  '11111 10000 10000 11110 10000 10000 11111',
  '00100 01010 10001 10001 11111 10001 10001',
].map((rows) => rows.split(' '));

export interface DrawnPage {
  readonly width?: number;
  readonly height?: number;
  /** Brightness of the paper and of the letters. */
  readonly paper?: number;
  readonly ink?: number;
  /** Points of a letter's height; a multiple of 7 draws it exactly. */
  readonly letter?: number;
}

/** A page full of text, drawn for a test. */
export function drawnPage({
  width = 640,
  height = 480,
  paper = 205,
  ink = 40,
  letter = 14,
}: DrawnPage = {}): GreyPicture {
  const data = new Uint8Array(width * height).fill(paper);
  const dot = letter / 7;
  let count = 0;
  for (let top = dot * 4; top + letter < height; top += Math.round(letter * 1.8)) {
    for (let left = dot * 4; left + 5 * dot < width; left += 7 * dot) {
      const shape = LETTERS[(count * 7) % LETTERS.length]!;
      count += 1;
      // A gap between words.
      if (count % 6 === 0) continue;
      for (let y = 0; y < letter; y += 1) {
        for (let x = 0; x < 5 * dot; x += 1)
          if (shape[Math.floor(y / dot)]![Math.floor(x / dot)] === '1')
            data[Math.floor(top + y) * width + Math.floor(left + x)] = ink;
      }
    }
  }
  return { width, height, data };
}

/**
 * The same out of focus: each point becomes the mean of a square around it, three times, which is near to a lens. At
 * its edges it takes in what lies there in memory.
 */
export function outOfFocus({ width, height, data }: GreyPicture, reach: number): GreyPicture {
  const points = data.length;
  let from = Float32Array.from(data);
  for (let pass = 0; pass < 6; pass += 1) {
    const step = pass % 2 === 0 ? 1 : width;
    const to = new Float32Array(points);
    for (let at = 0; at < points; at += 1) {
      let sum = 0;
      for (let away = -reach; away <= reach; away += 1) sum += from[(at + away * step + points) % points]!;
      to[at] = sum / (2 * reach + 1);
    }
    from = to;
  }
  return { width, height, data: Uint8Array.from(from) };
}

/** The same with a lamp mirrored in it: pure light in the middle of a circle, fading to its edge. */
export function withLamp(
  { width, height, data }: GreyPicture,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): GreyPicture {
  const { hypot, floor, min, max } = Math;
  const lit = data.map((value, at) =>
    min(255, value + 255 * min(1, max(0, 2 - hypot((at % width) - x, floor(at / width) - y) / radius))),
  );
  return { width, height, data: lit };
}

/** As a canvas gives it. */
export function pixelsOf({ width, height, data }: GreyPicture): Pick<ImageData, 'width' | 'height' | 'data'> {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < pixels.length; at += 4) pixels[at] = pixels[at + 1] = pixels[at + 2] = data[at / 4]!;
  return { width, height, data: pixels };
}
