import pLimit from 'p-limit';
import { inkOf } from './line-ink';
import { linePicture } from './line-picture';
import { LINE_HEIGHT, type LineRecogniser } from './line-recogniser';
import { amountOf } from './merged-readings';
import type { Pixels } from './page-pixels';
import type { ReadLine, ReadWord } from './read-line';
import type { RotatedBox } from './rotated-box';
import type { SecondOpinion } from './second-opinion';

/** What a picture of a word shows around it, in heights of its print, and how high the picture is (pixels). */
interface Frame {
  readonly along: number;
  readonly across: number;
  readonly height: number;
}

/** What one recogniser reads wrong in the picture of a whole line, it often reads right in one of the word alone. */
const FRAMES_OF_SECOND: readonly Frame[] = [
  { along: 0.4, across: 0.35, height: 48 },
  { along: 0.6, across: 0.2, height: 60 },
];
const FRAMES_OF_FIRST: readonly Frame[] = [
  { along: 0.4, across: 0.35, height: LINE_HEIGHT },
  { along: 0.6, across: 0.2, height: LINE_HEIGHT },
  { along: 0.3, across: 0.6, height: LINE_HEIGHT },
];

/** Words of a page that are looked at closer at most. */
const MAX_WORDS = 160;
/** Words under way at once: while one recogniser reads one, the other reads the next. */
const UNDER_WAY = 2;
const AMOUNT = /^\D{0,3}\d{1,4}(?:[.,]\d{1,2})?[^\p{L}\d]{0,3}$/u;
const CENTS = /\d[.,]\d{2}$/;
/** A bare number that a line begins with is that of the dish, a year or a count more often than a price. */
const NUMBER = /^\d+[.):]?$/;
const FIGURES = /\d(?:.*\d)?/;

/** The two readings of a page's lines, and what is needed to read parts of them anew. */
export interface CloserLookGround {
  readonly page: Pixels;
  readonly recogniser: LineRecogniser;
  readonly second: SecondOpinion;
}

/**
 * Amounts on which the two recognisers did not agree are read again by both, in pictures of the word alone. Which words
 * are looked at depends on the lines alone, so that the same page gives the same reading.
 */
export async function withCloserLooks(lines: readonly ReadLine[], ground: CloserLookGround): Promise<ReadLine[]> {
  const asked = new Set(lines.flatMap(({ words }) => words.filter(isAsked)).slice(0, MAX_WORDS));
  const limit = pLimit(UNDER_WAY);
  return Promise.all(
    lines.map(async (line) => ({
      ...line,
      words: await Promise.all(
        line.words.map((word) => (asked.has(word) ? limit(() => closerReading(word, ground)) : word)),
      ),
    })),
  );
}

function isAsked({ text, confirmed }: ReadWord, index: number, words: readonly ReadWord[]): boolean {
  return !confirmed && AMOUNT.test(text) && !(index === 0 && words.length > 1 && NUMBER.test(text));
}

async function closerReading(word: ReadWord, { page, recogniser, second }: CloserLookGround): Promise<ReadWord> {
  const amount = amountOf(word.text);
  const seconds = word.otherReading ? [amountOf(word.otherReading)] : [];
  for (const frame of FRAMES_OF_SECOND) {
    const seen = amountOf(await second.ofWord(inkOf(linePicture(page, framed(word.box, frame), frame.height))));
    if (seen === amount) return confirmed(word);
    seconds.push(seen);
  }
  const firsts: string[] = [];
  for (const frame of FRAMES_OF_FIRST) {
    const letters = await recogniser.read(linePicture(page, framed(word.box, frame), frame.height));
    firsts.push(amountOf(letters.map(({ text }) => text).join('')));
  }
  return judged(word, firsts, seconds);
}

/**
 * What many looks say of an amount: those of the first recogniser at the word alone, and those of the second.
 *
 * @param firsts amounts as figures and points, as `amountOf` gives them
 * @param seconds the same; none is the word's own
 */
export function judged(word: ReadWord, firsts: readonly string[], seconds: readonly string[]): ReadWord {
  const amount = amountOf(word.text);
  if (firsts.every((first) => first === amount)) {
    // Small as it is, a point is easily overlooked; the figures are the same.
    if (seconds.includes(amount.replace('.', ''))) return confirmed(word);
    return withoutNonsense({ ...word, steady: true });
  }
  const agreed = seconds.find((second) => CENTS.test(second) && firsts.includes(second));
  return agreed && CENTS.test(amount)
    ? { ...word, text: word.text.replace(FIGURES, agreed), otherReading: word.text }
    : word;
}

function confirmed({ otherReading: _, ...word }: ReadWord): ReadWord {
  return { ...word, confirmed: true };
}

/** What is no amount cannot be what is printed: nobody is asked whether it is. */
function withoutNonsense({ otherReading, ...word }: ReadWord): ReadWord {
  return otherReading !== undefined && AMOUNT.test(otherReading) ? { ...word, otherReading } : word;
}

function framed(box: RotatedBox, { along, across }: Frame): RotatedBox {
  return { ...box, width: box.width + 2 * along * box.height, height: box.height * (1 + 2 * across) };
}
