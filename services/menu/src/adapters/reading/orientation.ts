import type { Letter } from './line-recogniser';
import { turnedBy, type Pixels } from './page-pixels';
import type { RotatedBox } from './rotated-box';
import type { QuarterTurn } from './source-picture';
import type { TextRegion } from './text-regions';

/** A picture as it has to be turned, with the lines found on it. */
export interface UprightPage {
  readonly page: Pixels;
  readonly turned: QuarterTurn;
  readonly lines: readonly TextRegion[];
}

export interface OrientationLooks {
  find(page: Pixels): Promise<TextRegion[]>;
  read(page: Pixels, line: RotatedBox): Promise<Letter[]>;
}

/** Lines that are read to try an orientation, and what makes them likely to tell: length in heights. */
const SAMPLE = 8;
const TELLTALE = { shortest: 3, longest: 16 } as const;
/** Print that reads so well stands upright. */
const READS_WELL = 0.85;
/** Upside down it must read better by so much to be believed. */
const BETTER_BY = 0.08;
/** Share of the print that runs up or down when a page lies on its side. */
const SIDEWAYS = 0.5;

/** Turns a picture by quarters so that its print stands upright. */
export async function turnUpright(picture: Pixels, { find, read }: OrientationLooks): Promise<UprightPage> {
  const found = await find(picture);
  const isSideways = runsUpOrDown(found) > SIDEWAYS;
  const page = isSideways ? turnedBy(picture, 90) : picture;
  const lines = isSideways ? await find(page) : found;
  const sample = sampleOf(lines);
  const reads = await legibility(sample, (line) => read(page, line));
  const turned = isSideways ? 90 : 0;
  if (sample.length === 0 || reads >= READS_WELL) return { page, turned, lines };
  const readsTurned = await legibility(sample, (line) => read(page, { ...line, angle: line.angle + Math.PI }));
  if (readsTurned < reads + BETTER_BY) return { page, turned, lines };
  const over = turnedBy(page, 180);
  return { page: over, turned: isSideways ? 270 : 180, lines: await find(over) };
}

/** Share of the print, by length, whose lines are nearer to upright than to level. */
function runsUpOrDown(lines: readonly RotatedBox[]): number {
  const length = (some: readonly RotatedBox[]): number => some.reduce((sum, line) => sum + line.width, 0);
  const long = lines.filter((line) => line.width > line.height * TELLTALE.shortest);
  return length(long.filter(isUpOrDown)) / Math.max(1, length(long));
}

export function isUpOrDown({ angle }: RotatedBox): boolean {
  return Math.abs(angle) > Math.PI / 4;
}

/** Lines from all over the page. */
function sampleOf(lines: readonly RotatedBox[]): RotatedBox[] {
  const likely = lines.filter(
    (line) => line.width >= line.height * TELLTALE.shortest && line.width <= line.height * TELLTALE.longest,
  );
  return likely.filter((_, index) => index % Math.max(1, Math.floor(likely.length / SAMPLE)) === 0).slice(0, SAMPLE);
}

/** How well lines read, 0 to 1. */
async function legibility(
  lines: readonly RotatedBox[],
  read: (line: RotatedBox) => Promise<Letter[]>,
): Promise<number> {
  let sum = 0;
  for (const line of lines) {
    const letters = await read(line);
    sum += letters.length < 2 ? 0 : letters.reduce((total, letter) => total + letter.confidence, 0) / letters.length;
  }
  return sum / Math.max(1, lines.length);
}
