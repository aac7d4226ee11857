import { withCloserLooks } from './closer-look';
import { languagesOf } from './language-detection';
import { placeOf, spacedLetters, textOf, wordsOf, type SpacedLetters } from './letter-words';
import { inkOf, type LineInk, type Stretch } from './line-ink';
import { linePicture } from './line-picture';
import { LINE_HEIGHT, type Letter, type LineRecogniser } from './line-recogniser';
import { mergedReadings, singleReading, type MergedWord, type OtherWord } from './merged-readings';
import { isUpOrDown } from './orientation';
import type { Pixels } from './page-pixels';
import { findRaisedCents, withLevelCents, type LevelledLine } from './raised-cents';
import type { ReadLine, ReadWord } from './read-line';
import { partOfBox, type RotatedBox } from './rotated-box';
import { SecondOpinion } from './second-opinion';
import type { TesseractWordSource } from './tesseract-word-source';
import type { TextRegion } from './text-regions';
import { printOf } from './word-print';

/** Lines that are read to tell the language of a page. */
const LANGUAGE_SAMPLE = 24;
/** What is read less surely than this was not read. */
const READABLE = 0.5;

/** A line as the first recogniser read it. */
interface FirstReading {
  readonly picture: Pixels;
  readonly letters: SpacedLetters;
  readonly ink: LineInk;
  readonly confidence: number;
  /** As it was read, where raised cents were set level. */
  readonly levelled?: LevelledLine;
}

/** Told of the lines of a page in the order in which they are read, and after each how many have been. */
export interface LineWatch {
  onLines(boxes: readonly RotatedBox[]): void;
  onRead(lines: number): void;
}

/** What is read in a tiny stretch of print, if it is one: anything else is a dot, a mark or a part of a letter. */
const TINY_PRINT = /^[S$€£]?[1-9]\d?$/;
const SURE_OF_TINY = 0.8;

/**
 * Reads the lines of a page: all of them once, those with figures, accents or doubts by a second recogniser too, and
 * amounts on which these differ by both once more.
 */
export async function readLines(
  page: Pixels,
  regions: readonly TextRegion[],
  recogniser: LineRecogniser,
  words: TesseractWordSource,
  watch?: LineWatch,
): Promise<ReadLine[]> {
  const boxes = regions.filter(({ isTiny }) => !isTiny);
  const longest = [...boxes].sort((a, b) => b.width / b.height - a.width / a.height).slice(0, LANGUAGE_SAMPLE);
  watch?.onLines([...longest, ...boxes.filter((box) => !longest.includes(box))]);
  const sample = new Map<RotatedBox, FirstReading>();
  let read = 0;
  const readFirst = async (box: RotatedBox): Promise<FirstReading> => {
    const first = await firstReading(page, box, recogniser);
    watch?.onRead(++read);
    return first;
  };
  for (const box of longest) sample.set(box, await readFirst(box));
  const [language] = languagesOf(
    [...sample.values()]
      .map(({ letters }) =>
        singleReading(letters)
          .map(({ text }) => text)
          .join(' '),
      )
      .join(' '),
  );
  const second = new SecondOpinion(words, language);
  const opinionOf = ({ letters, ink, levelled }: FirstReading, toCome: number): Promise<OtherWord[]> | undefined =>
    second.of(letters, levelled ? inkOf(levelled.picture) : ink, toCome, levelled?.toOriginal);
  const reading: Promise<ReadLine>[] = [];
  for (const [index, box] of boxes.entries()) {
    const first = sample.get(box) ?? (await readFirst(box));
    const isReadable = !isUpOrDown(box) && first.confidence >= READABLE;
    // The other recogniser has a thread of its own: it works on this line while the next ones are read here.
    const toCome = boxes.length - 1 - index;
    reading.push(isReadable ? withOpinion(box, first, opinionOf(first, toCome)) : Promise.resolve({ box, words: [] }));
  }
  for (const box of regions.filter(({ isTiny }) => isTiny)) {
    const first = await firstReading(page, box, recogniser);
    const { letters } = first;
    if (TINY_PRINT.test(textOf(letters, { from: 0, to: letters.letters.length })) && first.confidence >= SURE_OF_TINY)
      reading.push(withOpinion(box, first, opinionOf(first, 0)));
  }
  return withCloserLooks(await Promise.all(reading), { page, recogniser, second });
}

async function firstReading(page: Pixels, box: RotatedBox, recogniser: LineRecogniser): Promise<FirstReading> {
  const picture = linePicture(page, box, LINE_HEIGHT);
  const ink = inkOf(picture);
  const read = await recogniser.read(picture);
  const first: FirstReading = { picture, ink, letters: spacedLetters(read, ink), confidence: confidenceOf(read) };
  return (await withCents(page, box, first, recogniser)) ?? first;
}

/** Prices as print means them whose cents are raised. A raised 10 behind a whole price is more often an allergen. */
const WITH_CENTS = /(?<![\d.])\d{1,3}\.(?!10)\d[0589](?![\d.])/g;

/** The line read again with its raised cents set level; undefined where there are none. */
async function withCents(
  page: Pixels,
  box: RotatedBox,
  { picture, ink, letters: unlevelled }: FirstReading,
  recogniser: LineRecogniser,
): Promise<FirstReading | undefined> {
  const cents = findRaisedCents(unlevelled, ink);
  if (cents.length === 0) return undefined;
  const levelled = withLevelCents(picture, ink, cents, (along, across, height) =>
    linePicture(page, inPicture(box, ink, along, across), height),
  );
  const read = await recogniser.read(levelled.picture);
  const placed = read.map((letter) => ({
    ...letter,
    at: levelled.toOriginal(letter.at * levelled.picture.width) / picture.width,
  }));
  const letters = spacedLetters(placed, ink);
  const prices = wordsOf(letters).flatMap((word) => textOf(letters, word).match(WITH_CENTS) ?? []);
  return prices.length === cents.length
    ? { picture, ink, letters, confidence: confidenceOf(read), levelled }
    : undefined;
}

const confidenceOf = (read: readonly Letter[]): number =>
  read.reduce((sum, letter) => sum + letter.confidence, 0) / Math.max(1, read.length);

async function withOpinion(
  box: RotatedBox,
  { picture, letters, ink }: FirstReading,
  opinion: Promise<OtherWord[]> | undefined,
): Promise<ReadLine> {
  const words = opinion ? mergedReadings(letters, await opinion) : singleReading(letters);
  return { box, words: words.map((word) => wordOnPage(word, { picture, ink }, box)) };
}

/** Where a part of a line's picture is on the page. */
function inPicture(box: RotatedBox, { width, height }: LineInk, along: Stretch, across: Stretch): RotatedBox {
  const scaled = ({ from, to }: Stretch, by: number): Stretch => ({ from: from * by, to: to * by });
  return partOfBox(box, scaled(along, box.width / width), scaled(across, box.height / height));
}

function wordOnPage(
  { text, confidence, confirmed, otherReading, along: stretch }: MergedWord,
  { picture, ink }: Pick<FirstReading, 'picture' | 'ink'>,
  box: RotatedBox,
): ReadWord {
  const place = placeOf(stretch, ink);
  return {
    text,
    box: inPicture(box, ink, place.along, place.across),
    confidence,
    ...printOf(picture, ink, place, box.height / ink.height),
    ...(confirmed ? { confirmed } : {}),
    ...(otherReading ? { otherReading } : {}),
  };
}
