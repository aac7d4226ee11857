import type { Word } from '../../domain/reading/page';
import { languagesOf } from './language-detection';
import { placeOf, spacedLetters, type SpacedLetters } from './letter-words';
import { inkOf, type LineInk } from './line-ink';
import { linePicture } from './line-picture';
import { LINE_HEIGHT, type LineRecogniser } from './line-recogniser';
import { mergedReadings, singleReading, type MergedWord, type OtherWord } from './merged-readings';
import { isUpOrDown } from './orientation';
import type { Pixels } from './page-pixels';
import { withRaisedCents } from './raised-cents';
import { pointIn, type RotatedBox } from './rotated-box';
import { SecondOpinion } from './second-opinion';
import type { TesseractWordSource } from './tesseract-word-source';
import { printOf } from './word-print';

/** A word on the picture, in a box along its line. */
export interface ReadWord extends Omit<Word, 'box'> {
  readonly box: RotatedBox;
}

/** A line of print as read. */
export interface ReadLine {
  readonly box: RotatedBox;
  /** None when it could not be read. */
  readonly words: readonly ReadWord[];
}

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
}

/** Told of the lines of a page in the order in which they are read, and after each how many have been. */
export interface LineWatch {
  onLines(boxes: readonly RotatedBox[]): void;
  onRead(lines: number): void;
}

/**
 * Reads the lines of a page: all of them once, and those with figures, accents or doubts by a second recogniser too.
 */
export async function readLines(
  page: Pixels,
  boxes: readonly RotatedBox[],
  recogniser: LineRecogniser,
  words: TesseractWordSource,
  watch?: LineWatch,
): Promise<ReadLine[]> {
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
  const reading: Promise<ReadLine>[] = [];
  for (const box of boxes) {
    const first = sample.get(box) ?? (await readFirst(box));
    const isReadable = !isUpOrDown(box) && first.confidence >= READABLE;
    // The other recogniser has a thread of its own: it works on this line while the next ones are read here.
    reading.push(
      isReadable ? withOpinion(box, first, second.of(first.letters, first.ink)) : Promise.resolve({ box, words: [] }),
    );
  }
  return Promise.all(reading);
}

async function firstReading(page: Pixels, box: RotatedBox, recogniser: LineRecogniser): Promise<FirstReading> {
  const picture = linePicture(page, box, LINE_HEIGHT);
  const ink = inkOf(picture);
  const read = await recogniser.read(picture);
  const letters = withRaisedCents(spacedLetters(read, ink), ink);
  return {
    picture,
    letters,
    ink,
    confidence: read.reduce((sum, letter) => sum + letter.confidence, 0) / Math.max(1, read.length),
  };
}

async function withOpinion(
  box: RotatedBox,
  { picture, letters, ink }: FirstReading,
  opinion: Promise<OtherWord[]> | undefined,
): Promise<ReadLine> {
  const words = opinion ? mergedReadings(letters, await opinion) : singleReading(letters);
  return { box, words: words.map((word) => wordOnPage(word, { picture, ink }, box)) };
}

function wordOnPage(
  { text, confidence, confirmed, otherReading, along: stretch }: MergedWord,
  { picture, ink }: Pick<FirstReading, 'picture' | 'ink'>,
  box: RotatedBox,
): ReadWord {
  const place = placeOf(stretch, ink);
  const { along, across } = place;
  const [alongPixel, acrossPixel] = [box.width / ink.width, box.height / ink.height];
  const [x, y] = pointIn(
    box,
    ((along.from + along.to) / 2) * alongPixel,
    ((across.from + across.to) / 2) * acrossPixel,
  );
  return {
    text,
    box: {
      x,
      y,
      width: (along.to - along.from) * alongPixel,
      height: (across.to - across.from) * acrossPixel,
      angle: box.angle,
    },
    confidence,
    ...printOf(picture, ink, place, acrossPixel),
    ...(confirmed ? { confirmed } : {}),
    ...(otherReading ? { otherReading } : {}),
  };
}
