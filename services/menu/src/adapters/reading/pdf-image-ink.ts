import type { Box } from '../../domain/reading/box';
import type { InkAt } from '../../domain/reading/mark-looks';

/** Pixels of an image as pdfjs unpacks it. */
export interface PdfImage {
  readonly width: number;
  readonly height: number;
  readonly data?: ArrayLike<number> | null;
  /** The colour of a mask, whose pixels are one bit each: 0 for ink. */
  readonly maskColour?: string;
}

/** The part of an image that has ink. */
export interface ImageInk {
  readonly width: number;
  readonly height: number;
  readonly at: InkAt;
  /** Where it lies, in fractions of the image. */
  readonly within: Box;
}

/** Larger images are photos. */
const MAX_PIXELS = 1_500_000;
/** A colour so near to that of all four corners is the ground. */
const LIKE_GROUND = 36;

type Colour = readonly [number, number, number];

/**
 * What is drawn in an image, without the empty ground around it; undefined where its pixels are unknown or all ground.
 */
export function inkOfImage(image: PdfImage): ImageInk | undefined {
  const { width, height } = image;
  const pixelAt = readerOf(image);
  if (!pixelAt || width * height > MAX_PIXELS) return undefined;
  const corners = [pixelAt(0, 0), pixelAt(width - 1, 0), pixelAt(0, height - 1), pixelAt(width - 1, height - 1)];
  const ground = corners.every((corner) => corner && isLike(corner, corners[0]!)) ? corners[0] : undefined;
  const inkAt: InkAt = (x, y) => {
    const pixel = pixelAt(x, y);
    return pixel && !(ground && isLike(pixel, ground)) ? pixel : undefined;
  };
  let [left, top, right, low] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!inkAt(x, y)) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, low] = [Math.min(top, y), y];
    }
  }
  if (right < left) return undefined;
  const [inkWidth, inkHeight] = [right - left + 1, low - top + 1];
  return {
    width: inkWidth,
    height: inkHeight,
    at: (x, y) => inkAt(x + left, y + top),
    within: { x: left / width, y: top / height, width: inkWidth / width, height: inkHeight / height },
  };
}

const isLike = (a: Colour, b: Colour): boolean => a.every((part, at) => Math.abs(part - b[at]!) < LIKE_GROUND);

/** Reads pixels whose format the amount of data tells: four bytes, three bytes, one byte or one bit each. */
function readerOf({ data, width, height, maskColour }: PdfImage): InkAt | undefined {
  if (!data) return undefined;
  const pixels = width * height;
  const rowBytes = Math.ceil(width / 8);
  if (maskColour !== undefined || (data.length === rowBytes * height && data.length < pixels)) {
    const colour = [1, 3, 5].map(
      (at) => parseInt((maskColour ?? '#000000').slice(at, at + 2), 16) || 0,
    ) as unknown as Colour;
    return data.length < rowBytes * height
      ? undefined
      : (x, y) => (((data[y * rowBytes + (x >> 3)]! >> (7 - (x & 7))) & 1) === 0 ? colour : undefined);
  }
  if (data.length >= 4 * pixels)
    return (x, y) => (data[4 * (y * width + x) + 3]! < 128 ? undefined : triple(data, 4 * (y * width + x)));
  if (data.length >= 3 * pixels) return (x, y) => triple(data, 3 * (y * width + x));
  return data.length >= pixels
    ? (x, y) => [data[y * width + x]!, data[y * width + x]!, data[y * width + x]!]
    : undefined;
}

function triple(data: ArrayLike<number>, at: number): Colour {
  return [data[at]!, data[at + 1]!, data[at + 2]!];
}
