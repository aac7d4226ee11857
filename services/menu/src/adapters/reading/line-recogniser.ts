import { Tensor, type InferenceSession } from 'onnxruntime-node';
import type { Pixels } from './page-pixels';

/** Height (pixels) of the lines that the recogniser was trained on. */
export const LINE_HEIGHT = 48;
/** Shorter pictures are filled up to this width (pixels). */
const LEAST_WIDTH = 48;

/** One character as read on a line. */
export interface Letter {
  readonly text: string;
  /** Where its middle is along the line: 0 to 1. */
  readonly at: number;
  /** 0 to 1. */
  readonly confidence: number;
}

/** Reads single lines. */
export class LineRecogniser {
  constructor(
    private readonly model: InferenceSession,
    private readonly alphabet: readonly string[],
  ) {}

  /** @param line LINE_HEIGHT high */
  async read(line: Pixels): Promise<Letter[]> {
    const width = Math.max(LEAST_WIDTH, line.width);
    const output = await this.model.run({
      [this.model.inputNames[0]!]: new Tensor('float32', levelsOf(line, width), [1, 3, line.height, width]),
    });
    const seen = output[this.model.outputNames[0]!]!;
    return lettersOf(seen.data as Float32Array, seen.dims[1]!, seen.dims[2]!, this.alphabet)
      .map((letter) => ({ ...letter, at: (letter.at * width) / line.width }))
      .filter((letter) => letter.at <= 1);
  }
}

/**
 * The letters in the recogniser's output: at each step along the line the likeliest class. A class that lasts for some
 * steps is one letter, and class 0 is none.
 */
export function lettersOf(output: Float32Array, steps: number, classes: number, alphabet: readonly string[]): Letter[] {
  const letters: Letter[] = [];
  let [last, from, confidence] = [0, 0, 0];
  for (let step = 0; step <= steps; step++) {
    let [best, likeliest] = [0, -1];
    if (step < steps) {
      for (let index = 0, at = step * classes; index < classes; index++, at++) {
        if (output[at]! > likeliest) [best, likeliest] = [index, output[at]!];
      }
    }
    if (best === last && step < steps) {
      confidence = Math.max(confidence, likeliest);
      continue;
    }
    if (last !== 0) letters.push({ text: plain(alphabet[last] ?? ''), at: (from + step) / 2 / steps, confidence });
    [last, from, confidence] = [best, step, likeliest];
  }
  return letters;
}

/** The alphabet has signs of Chinese print too, twice as wide as those that menus mean. */
function plain(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace('。', '.')
    .replace('、', ',')
    .replace('\u3000', ' ');
}

function levelsOf({ data, width, height }: Pixels, filledWidth: number): Float32Array {
  const count = filledWidth * height;
  const out = new Float32Array(3 * count);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = 3 * (y * width + x);
      for (let colour = 0; colour < 3; colour++)
        out[colour * count + y * filledWidth + x] = data[from + 2 - colour]! / 127.5 - 1;
    }
  }
  return out;
}
