import { Tensor, type InferenceSession } from 'onnxruntime-node';
import { resized, type Pixels } from './page-pixels';
import { textRegions, type TextMap, type TextRegion } from './text-regions';

/** The detector halves a picture five times. */
const STEP = 32;
/** Side (pixels) of what is looked at in one go, which bounds the memory it takes. */
const TILE = 704;
/** Tiles share a margin (pixels); each is believed up to the middle of it. */
const MARGIN = 64;
/** Mean and spread of the pictures that the detector was trained on: blue, green, red. */
const MEAN = [0.406, 0.456, 0.485] as const;
const SPREAD = [0.225, 0.224, 0.229] as const;

/** Finds the lines of print on a page. */
export class TextDetector {
  constructor(private readonly model: InferenceSession) {}

  /**
   * @param longSide of the picture as it is looked at (pixels)
   * @returns lines in pixels of the page
   */
  async lines(page: Pixels, longSide: number): Promise<TextRegion[]> {
    const scale = longSide / Math.max(page.width, page.height);
    const [width, height] = [page.width, page.height].map(
      (side) => Math.max(1, Math.ceil((side * scale) / STEP)) * STEP,
    ) as [number, number];
    const map = await this.mapOf(await resized(page, { width, height }));
    return textRegions(map, { x: page.width / width, y: page.height / height });
  }

  private async mapOf(picture: Pixels): Promise<TextMap> {
    const map: TextMap = {
      data: new Float32Array(picture.width * picture.height),
      width: picture.width,
      height: picture.height,
    };
    for (const down of tilesAlong(picture.height)) {
      for (const across of tilesAlong(picture.width)) {
        const [width, height] = [across.to - across.from, down.to - down.from];
        const input = new Tensor('float32', levelsOf(picture, across.from, down.from, width, height), [
          1,
          3,
          height,
          width,
        ]);
        const output = await this.model.run({ [this.model.inputNames[0]!]: input });
        const seen = output[this.model.outputNames[0]!]!.data as Float32Array;
        for (let y = down.believedFrom; y < down.believedTo; y++) {
          const row = (y - down.from) * width - across.from;
          map.data.set(
            seen.subarray(row + across.believedFrom, row + across.believedTo),
            y * map.width + across.believedFrom,
          );
        }
      }
    }
    return map;
  }
}

interface Tile {
  readonly from: number;
  readonly to: number;
  readonly believedFrom: number;
  readonly believedTo: number;
}

/** Tiles of one size that cover a side, which is a multiple of STEP. */
export function tilesAlong(side: number): Tile[] {
  const count = side <= TILE ? 1 : Math.ceil((side - MARGIN) / (TILE - MARGIN));
  const size = Math.min(side, Math.ceil((side + (count - 1) * MARGIN) / count / STEP) * STEP);
  const starts = Array.from({ length: count }, (_, index) =>
    count === 1 ? 0 : Math.round((index * (side - size)) / (count - 1)),
  );
  return starts.map((from, index) => {
    const [before, after] = [starts[index - 1], starts[index + 1]];
    return {
      from,
      to: from + size,
      believedFrom: before === undefined ? 0 : Math.floor((from + before + size) / 2),
      believedTo: after === undefined ? side : Math.floor((after + from + size) / 2),
    };
  });
}

function levelsOf(picture: Pixels, left: number, top: number, width: number, height: number): Float32Array {
  const count = width * height;
  const out = new Float32Array(3 * count);
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0, from = 3 * ((top + y) * picture.width + left); x < width; x++, from += 3, to++) {
      for (let colour = 0; colour < 3; colour++)
        out[colour * count + to] = (picture.data[from + 2 - colour]! / 255 - MEAN[colour]!) / SPREAD[colour]!;
    }
  }
  return out;
}
