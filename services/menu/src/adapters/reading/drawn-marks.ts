import { around, median, overlap, right, sharedHeight, sharedWidth, type Box } from '../../domain/reading/box';
import { lookOf } from '../../domain/reading/mark-looks';
import type { DrawnMark } from '../../domain/reading/page';
import { keptMarks, MAX_COMPARED } from './kept-marks';
import { inkedPixels } from './page-ground';
import { resized, type Pixels } from './page-pixels';
import { pointIn, uprightBox, type RotatedBox } from './rotated-box';

/** A line of print, as far as marks beside it go. */
export interface LineOfWords {
  readonly box: RotatedBox;
  readonly words: readonly { readonly text: string; readonly box: RotatedBox; readonly confidence: number }[];
}

/** Marks are looked for in a picture whose usual lines are so high (pixels). */
const LINE_HEIGHT = 20;
/** Ink differs from its ground by more than this in one of red, green and blue. */
const LEAST_INK = 42;
/** Sizes of a mark in heights of the usual line. */
const LEAST_HEIGHT = 0.35;
const LEAST_WIDTH = 0.15;
const LEAST_LONGER_SIDE = 0.4;
const MAX_SIZE = 3;
/** Ink of a mark covers so much of its box, or it is a frame or a rule. */
const LEAST_COVER = 0.14;
/** Parts are of one drawing when the smaller lies in the larger by this share. */
const WITHIN = 0.6;
/** Marks stand this near to a line (heights of it). */
const REACH = { across: 9, down: 2.4 } as const;
/** What lies within words by more than this share is one of their letters, or a mark among them. */
const IN_WORDS = 0.3;
/** A word read less surely than this, of one letter or none, may be a mark that was taken for it. */
const SURE_LETTER = 0.9;
/**
 * A mark in the box of a word is told from its letters by its colour (shades of difference), by the white beside it
 * (heights of a line, and times the usual white of the word), or, where a word has more shapes than letters, by how
 * much thicker it is.
 */
const OWN_COLOUR = 50;
const OFF = 0.4;
const NEAR_OFF = 0.2;
const GAPS = 2.5;
const THICK = 1.45;
const FLAT = 1.2;
const WIDE = 1.1;
const MAX_TOGETHER = 3;
const MAX_SURPLUS = 2;
/** Round marks may touch: a row is cut into as many squares as it is long, when it is so nearly (heights). */
const MAX_TOUCHING = 8;
const NEARLY_SQUARES = 0.12;
/** Smaller spots (heights) are no part of a mark, and a picture with more of the others is a texture. */
const LEAST_PART = 0.12;
const MAX_SPOTS = 5000;

/** Spots of ink that hang together. */
interface Spot {
  readonly box: Box;
  readonly labels: readonly number[];
  readonly pixels: number;
  /** Those at its edge. */
  readonly edge: number;
  /** Those within words, and the number of one of these words. */
  readonly inWords: number;
  readonly word: number;
  /** Sums of red, green and blue. */
  readonly colour: readonly [number, number, number];
}

/**
 * Finds small drawings beside the lines of a picture.
 *
 * @param place brings a box of the picture to the straightened page
 */
export async function drawnMarks(
  page: Pixels,
  lines: readonly LineOfWords[],
  place: (box: RotatedBox) => Box,
): Promise<DrawnMark[]> {
  if (lines.length === 0) return [];
  const scale = Math.min(1, LINE_HEIGHT / median(lines.map(({ box }) => box.height)));
  const height = scale * median(lines.map(({ box }) => box.height));
  const picture = await resized(page, {
    width: Math.max(1, Math.round(page.width * scale)),
    height: Math.max(1, Math.round(page.height * scale)),
  });
  const scaled = lines.map((line) => ({
    box: scaledBox(line.box, scale),
    words: line.words.map((word) => ({ ...word, box: scaledBox(word.box, scale) })),
  }));
  const words = scaled.flatMap((line) => line.words);
  const prints = scaled
    .filter((line) => line.words.length > 0)
    .map(({ box }) => ({ box: uprightBox(box), height: box.height }));
  const ink = inkOf(picture, inWords(picture, words));
  const near = ink.spots.filter((spot) => isSpotSized(spot, height));
  const among = amongLetters(near, words, height);
  const parts = near.filter(
    (spot) => (among.has(spot) || spot.inWords < IN_WORDS * spot.pixels) && isBeside(spot.box, prints),
  );
  if (parts.length > MAX_SPOTS) return [];
  const spots = joined(parts);
  const marks = spots
    .flatMap((spot) => apart(spot, height))
    .filter((spot) => isMark(spot, height) && isBeside(spot.box, prints));
  return keptMarks(
    marks.slice(0, MAX_COMPARED).map(({ box, labels }): DrawnMark => {
      const look = lookOf(box.width, box.height, (x, y) => {
        const at = (box.y + y) * picture.width + box.x + x;
        return labels.includes(ink.labels[at]!)
          ? [picture.data[3 * at]!, picture.data[3 * at + 1]!, picture.data[3 * at + 2]!]
          : undefined;
      });
      return {
        box: place({
          x: (box.x + box.width / 2) / scale,
          y: (box.y + box.height / 2) / scale,
          width: box.width / scale,
          height: box.height / scale,
          angle: 0,
        }),
        look,
      };
    }),
  );
}

const scaledBox = (box: RotatedBox, scale: number): RotatedBox => ({
  ...box,
  x: box.x * scale,
  y: box.y * scale,
  width: box.width * scale,
  height: box.height * scale,
});

type PlacedWord = LineOfWords['words'][number];

/** Steps (pixels) in which the box of a word is filled. */
const STEP = 0.9;

/** Which pixels lie within words: 0 for none, else the number of the word from 1. */
function inWords({ width, height }: Pixels, all: readonly PlacedWord[]): Uint16Array {
  const words = new Uint16Array(width * height);
  all.forEach(({ text, box, confidence }, index) => {
    if ((text.length === 1 && confidence < SURE_LETTER) || !/[\p{L}\p{N}]/u.test(text)) return;
    const [left, top] = pointIn(box, 0, 0);
    const [cos, sin] = [STEP * Math.cos(box.angle), STEP * Math.sin(box.angle)];
    const [across, down] = [box.width / STEP, box.height / STEP];
    for (let j = 0; j < down; j++) {
      for (let i = 0; i < across; i++) {
        const x = Math.floor(left + i * cos - j * sin);
        const y = Math.floor(top + i * sin + j * cos);
        if (x >= 0 && y >= 0 && x < width && y < height) words[y * width + x] = index + 1;
      }
    }
  });
  return words;
}

/** Letters and signs that are one shape as high as a letter. */
const TALL_LETTER = /[\p{L}\p{N}&$€£@#()/?!]/gu;

/** Spots that stand in the box of a word and are none of its letters. */
function amongLetters(spots: readonly Spot[], words: readonly PlacedWord[], line: number): ReadonlySet<Spot> {
  const shapes = new Map<number, Spot[]>();
  for (const spot of spots) {
    if (spot.inWords < IN_WORDS * spot.pixels || spot.box.height < LEAST_HEIGHT * line) continue;
    shapes.set(spot.word, [...(shapes.get(spot.word) ?? []), spot]);
  }
  const among = new Set<Spot>();
  for (const [word, own] of shapes) {
    if (own.length < 2) continue;
    const sorted = [...own].sort((a, b) => a.box.x - b.box.x);
    const others = (spot: Spot): Spot[] => own.filter((other) => other !== spot);
    const isThick = (spot: Spot): boolean => thickness(spot) > THICK * median(others(spot).map(thickness));
    const surplus = own.length - (words[word - 1]!.text.match(TALL_LETTER)?.length ?? 0);
    const gaps = sorted.slice(1).map((spot, index) => spot.box.x - right(sorted[index]!.box));
    const wide = Math.max(OFF * line, GAPS * median(gaps.slice(1, -1)));
    const ownColour = sorted.filter((spot) => isOwnColour(spot, others(spot)));
    if (ownColour.length <= MAX_TOGETHER) ownColour.forEach((spot) => among.add(spot));
    const isOff = (spot: Spot, gap: number): boolean => gap > wide || (gap > NEAR_OFF * line && isThick(spot));
    const odd = new Set(
      sorted.filter((spot) =>
        surplus >= 1 ? isThick(spot) || isFlat(spot, others(spot)) : isThick(spot) && isFlat(spot, others(spot)),
      ),
    );
    if (isOff(sorted[0]!, gaps[0]!)) odd.add(sorted[0]!);
    if (isOff(sorted.at(-1)!, gaps.at(-1)!)) odd.add(sorted.at(-1)!);
    if (odd.size <= Math.max(1, Math.min(surplus, MAX_SURPLUS))) odd.forEach((spot) => among.add(spot));
  }
  return among;
}

/** Whether a spot is coloured where the letters around it are less so, or otherwise. */
function isOwnColour({ colour, pixels }: Spot, others: readonly Spot[]): boolean {
  const own = colour.map((sum) => sum / pixels);
  const usual = [0, 1, 2].map((channel) => median(others.map((other) => other.colour[channel]! / other.pixels)));
  const apart = own.map((part, channel) => part - usual[channel]!);
  return rangeOf(apart) > OWN_COLOUR && rangeOf(own) > rangeOf(usual);
}

const rangeOf = (colour: readonly number[]): number => Math.max(...colour) - Math.min(...colour);

/** Whether a spot is wider than high, and wider than letters are. */
function isFlat({ box }: Spot, others: readonly Spot[]): boolean {
  return box.width > FLAT * box.height && box.width > WIDE * median(others.map((other) => other.box.width));
}

const thickness = ({ pixels, edge }: Spot): number => pixels / Math.max(1, edge);

interface PageInk {
  /** Of each pixel: 0 for the ground, else the number of its spot. */
  readonly labels: Int32Array;
  readonly spots: readonly Spot[];
}

/** All spots of ink of a picture. */
function inkOf({ data, width, height }: Pixels, words: Uint16Array): PageInk {
  const labels = inkedPixels({ data, width, height }, LEAST_INK);
  const spots: Spot[] = [];
  const stack: number[] = [];
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] !== -1) continue;
    const label = spots.length + 1;
    let [left, top, rightmost, low, pixels, edge, worded, word] = [width, height, 0, 0, 0, 0, 0, 0];
    const colour: [number, number, number] = [0, 0, 0];
    labels[start] = label;
    stack.push(start);
    while (stack.length > 0) {
      const at = stack.pop()!;
      const x = at % width;
      const y = (at - x) / width;
      left = Math.min(left, x);
      rightmost = Math.max(rightmost, x);
      top = Math.min(top, y);
      low = Math.max(low, y);
      pixels++;
      if (words[at] !== 0) {
        worded++;
        word = words[at]!;
      }
      if (
        x === 0 ||
        x === width - 1 ||
        labels[at - 1] === 0 ||
        labels[at + 1] === 0 ||
        labels[at - width] === 0 ||
        labels[at + width] === 0
      )
        edge++;
      colour[0] += data[3 * at]!;
      colour[1] += data[3 * at + 1]!;
      colour[2] += data[3 * at + 2]!;
      for (let dy = y > 0 ? -1 : 0; dy <= (y < height - 1 ? 1 : 0); dy++) {
        for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++) {
          const next = at + dy * width + dx;
          if (labels[next] !== -1) continue;
          labels[next] = label;
          stack.push(next);
        }
      }
    }
    spots.push({
      box: { x: left, y: top, width: rightmost - left + 1, height: low - top + 1 },
      labels: [label],
      pixels,
      edge,
      inWords: worded,
      word,
      colour,
    });
  }
  return { labels, spots };
}

function isSpotSized({ box: { width, height } }: Spot, line: number): boolean {
  return (
    height < MAX_SIZE * line && width < MAX_SIZE * MAX_TOUCHING * line && Math.max(width, height) > LEAST_PART * line
  );
}

/** Spots that lie within each other together. */
function joined(spots: readonly Spot[]): Spot[] {
  const out: Spot[] = [];
  for (const spot of [...spots].sort(
    (a, b) => b.box.width * b.box.height - a.box.width * a.box.height || a.labels[0]! - b.labels[0]!,
  )) {
    const at = out.findIndex(
      ({ box }) => spot.box.x < right(box) && right(spot.box) > box.x && overlap(box, spot.box) > WITHIN,
    );
    if (at < 0) {
      out.push(spot);
      continue;
    }
    const larger = out[at]!;
    out[at] = {
      box: around([larger.box, spot.box]),
      labels: [...larger.labels, ...spot.labels],
      pixels: larger.pixels + spot.pixels,
      edge: larger.edge + spot.edge,
      inWords: larger.inWords + spot.inWords,
      word: larger.word,
      colour: [larger.colour[0] + spot.colour[0], larger.colour[1] + spot.colour[1], larger.colour[2] + spot.colour[2]],
    };
  }
  return out.sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
}

/** Marks that touch in a row, one by one. */
function apart(spot: Spot, line: number): Spot[] {
  const { x, y, width, height } = spot.box;
  const count = Math.round(width / height);
  if (
    count < 2 ||
    count > MAX_TOUCHING ||
    height < 0.8 * line ||
    Math.abs(width / height - count) > NEARLY_SQUARES * count ||
    spot.pixels < 0.5 * width * height
  )
    return [spot];
  return Array.from({ length: count }, (_, index): Spot => {
    const [from, to] = [Math.round((index * width) / count), Math.round(((index + 1) * width) / count)];
    return { ...spot, box: { x: x + from, y, width: to - from, height }, pixels: spot.pixels / count };
  });
}

function isMark({ box, pixels }: Spot, line: number): boolean {
  const { width, height } = box;
  return (
    height > LEAST_HEIGHT * line &&
    width > LEAST_WIDTH * line &&
    Math.max(width, height) > LEAST_LONGER_SIDE * line &&
    Math.max(width, height) < MAX_SIZE * line &&
    pixels > LEAST_COVER * width * height
  );
}

/** @param prints the lines, and how high their print is */
function isBeside(box: Box, prints: readonly { readonly box: Box; readonly height: number }[]): boolean {
  return prints.some(
    (print) =>
      sharedHeight(box, print.box) > -REACH.down * print.height &&
      sharedWidth(box, print.box) > -REACH.across * print.height,
  );
}
