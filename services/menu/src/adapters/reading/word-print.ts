import type { Word } from '../../domain/reading/page';
import type { WordPlace } from './letter-words';
import type { LineInk } from './line-ink';
import type { Pixels } from './page-pixels';

/** How a word is printed, as far as its picture shows. */
export type WordPrint = Required<Pick<Word, 'stroke' | 'ink'>>;

/** Contrast (0 to 255) up to which a pixel is ground, and from which on it is all ink. */
const GROUND = 70;
const INK = 200;
/** Print with less ink (pixels) is a dot or a scratch. */
const LEAST_INK = 12;

/**
 * How thick the strokes of a word are, and how its colour stands out from the ground: bold and coloured print tells
 * names and headings from other text.
 *
 * @param picture of the word's line, level @param place of the word on it @param pixel height of one of its pixels, in
 * pixels of the page
 * @returns undefined where there is too little ink to tell
 */
export function printOf(picture: Pixels, ink: LineInk, place: WordPlace, pixel: number): WordPrint | undefined {
  const { data, width } = picture;
  const [left, right] = [Math.max(0, Math.floor(place.along.from)), Math.min(width, Math.ceil(place.along.to))];
  const [top, foot] = [Math.max(0, Math.floor(place.across.from)), Math.min(ink.height, Math.ceil(place.across.to))];
  const share = (x: number, y: number): number =>
    Math.min(1, Math.max(0, (ink.contrast[y * width + x]! - GROUND) / (INK - GROUND)));
  let [area, edge, grounds] = [0, 0, 0];
  const [inked, ground] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (let y = top; y < foot; y++) {
    for (let x = left; x < right; x++) {
      const own = share(x, y);
      area += own;
      // How steeply ink begins and ends, summed up, is the length of its edges, however blurred they are.
      const across = x + 1 < right ? share(x + 1, y) - own : own;
      const down = y + 1 < foot ? share(x, y + 1) - own : own;
      // `Math.hypot` takes ten times as long.
      edge += Math.sqrt(across * across + down * down);
      const at = 3 * (y * width + x);
      if (own === 0) grounds++;
      for (let c = 0; c < 3; c++) {
        inked[c]! += own * data[at + c]!;
        if (own === 0) ground[c]! += data[at + c]!;
      }
    }
  }
  if (area < LEAST_INK || edge === 0 || grounds === 0) return undefined;
  const darker = (c: number): number => rounded((ground[c]! / grounds - inked[c]! / area) / 255);
  // A stroke has two edges.
  return { stroke: rounded((2 * area * pixel) / edge), ink: [darker(0), darker(1), darker(2)] };
}

/** Words are sent and kept as text. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
