import { alignedLetters, withoutAccent } from './letter-alignment';
import { stretchOf, textOf, wordsOf, type SpacedLetters } from './letter-words';
import type { Stretch } from './line-ink';
import type { Letter } from './line-recogniser';

/** A word as the second recogniser read it on the same line. */
export interface OtherWord {
  readonly text: string;
  readonly confidence: number;
  /** Where it is along the line (pixels of the line's picture). */
  readonly along: Stretch;
}

/** A word of a line that one or two recognisers read. */
export interface MergedWord {
  readonly text: string;
  readonly along: Stretch;
  readonly confidence: number;
  /** Both read the same. */
  readonly confirmed: boolean;
  /** What the other one read for figures, where that differs. */
  readonly otherReading?: string;
}

/** A letter of the second reading. */
interface OtherLetter {
  readonly text: string;
  readonly word: number;
  readonly confidence: number;
}

type Text = Pick<MergedWord, 'text' | 'confidence' | 'confirmed' | 'otherReading'>;

/** A line that was read less surely than this is taken from a second reading that is surer than the other. */
const UNSURE_LINE = 0.82;
const SURE_LINE = 0.8;
/** Share of a word's letters that both must have read alike before one corrects the other. */
const AGREEING = 0.6;
/** The second reading must be so sure to give an accent, a letter, or a space, or to take a space away. */
const SURE_OF_ACCENT = 0.4;
const SURE_OF_WORD = 0.8;
const SURE_OF_SPACE = 0.5;
const SURE_OF_NO_SPACE = 0.7;
/** The first reading of a word that is less sure than this gives way to a sure second one. */
const UNSURE_WORD = 0.85;
/** So does a word of which each letter that differs is less sure than this. */
const UNSURE_LETTER = 0.9;
/** White that no second reading closes (share of the line's height). */
const SURELY_SPACE = 0.3;
/** A line of words, not of figures alone: those are never taken from one reading. */
const LETTERED = /\p{L}.*\p{L}.*\p{L}/u;
const FIGURES = /\d/;
const SIGN = /^[$€£]$/;
/** What the first recogniser takes a currency sign for, when that stands alone. */
const LIKE_SIGN = /^[ESeCcf∈£€$]$/;

/** One line as the first recogniser read it alone. */
export function singleReading(line: SpacedLetters): MergedWord[] {
  return wordsOf(line).map((letters) => ({
    text: withDollar(textOf(line, letters)),
    along: stretchOf(line, letters),
    confidence: confidenceOf(line, letters),
    confirmed: false,
  }));
}

/**
 * Puts two readings of one line together. The first gives the letters; the second gives accents, spaces and lost
 * letters where most letters agree, and says whether the figures are right.
 */
export function mergedReadings(line: SpacedLetters, second: readonly OtherWord[]): MergedWord[] {
  const whole = { from: 0, to: line.letters.length };
  if (LETTERED.test(textOf(line, whole)) && confidenceOf(line, whole) < UNSURE_LINE && certainty(second) > SURE_LINE)
    return secondReading(line, second);
  const others = second.flatMap(({ text, confidence }, word) =>
    [...text].map((letter): OtherLetter => ({ text: letter, word, confidence })),
  );
  const partners = alignedLetters(
    line.letters.map(({ text }) => text),
    others.map(({ text }) => text),
  );
  const spaced = withSpacesOf(line, (index) => others[partners[index] ?? -1]);
  return wordsOf(spaced).map((letters) => {
    const own = { text: textOf(line, letters), confidence: confidenceOf(line, letters), confirmed: false };
    const other = textBeside(letters, partners, others);
    const isFigure = FIGURES.test(own.text) || FIGURES.test(other.text);
    const merged = isFigure
      ? mergedFigures({ ...own, text: withDollar(own.text) }, other)
      : mergedWord(own, other, letters, (index) => [line.letters[index]!, others[partners[index] ?? -1]]);
    return { along: stretchOf(line, letters), ...merged };
  });
}

/** One line as the second recogniser read it, with what the first says of its words. */
function secondReading(line: SpacedLetters, second: readonly OtherWord[]): MergedWord[] {
  const first = new Set(singleReading(line).map(({ text }) => text));
  return second.map(({ text, confidence, along }) => ({ text, along, confidence, confirmed: first.has(text) }));
}

function certainty(words: readonly OtherWord[]): number {
  const length = words.reduce((sum, { text }) => sum + text.length, 0);
  return length < 3 ? 0 : words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / length;
}

function confidenceOf({ letters }: SpacedLetters, { from, to }: Stretch): number {
  return letters.slice(from, to).reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, to - from);
}

function isAlike(letter: string, other: string | undefined): boolean {
  return other !== undefined && withoutAccent(letter).toLowerCase() === withoutAccent(other).toLowerCase();
}

/** `S4.50` is an amount: the first recogniser knows no dollar sign. */
function withDollar(text: string): string {
  return text.replace(/^S(?=\d{1,3}(?:[.,]\d{1,2})?$)/, '$');
}

function mergedWord(
  own: Text,
  other: Omit<OtherWord, 'along'>,
  { from, to }: Stretch,
  pair: (index: number) => [Letter, OtherLetter | undefined],
): Text {
  if (own.text === other.text) return { ...own, confirmed: true };
  if (SIGN.test(other.text) && LIKE_SIGN.test(own.text) && other.confidence >= SURE_OF_WORD)
    return { ...own, text: other.text };
  const pairs = Array.from({ length: to - from }, (_, index) => pair(from + index));
  const agreeing = pairs.filter(([letter, partner]) => isAlike(letter.text, partner?.text)).length / pairs.length;
  if (agreeing < AGREEING) return own;
  const isSure = other.confidence >= SURE_OF_WORD;
  // Letters with accents that it does not know are left out, or read as others.
  const isLettersLost = agreeing === 1 && other.text.length > own.text.length;
  const isDoubtful =
    own.confidence < UNSURE_WORD ||
    pairs.every(([letter, partner]) => isAlike(letter.text, partner?.text) || letter.confidence < UNSURE_LETTER);
  if (isSure && (agreeing === 1 ? isLettersLost : isDoubtful)) return { ...own, text: other.text };
  const text = pairs.map(([letter, partner]) => withAccentOf(letter.text, partner)).join('');
  return { ...own, text, confirmed: text === other.text };
}

function withAccentOf(letter: string, other: OtherLetter | undefined): string {
  const isAccented = other !== undefined && other.confidence >= SURE_OF_ACCENT && /[^\P{L}a-z]/iu.test(other.text);
  return isAccented && /[a-z]/i.test(letter) ? other.text : letter;
}

function withSpacesOf(line: SpacedLetters, partner: (index: number) => OtherLetter | undefined): SpacedLetters {
  const gaps = line.gaps.map((gap, index) => {
    const [before, after] = [partner(index), partner(index + 1)];
    if (!before || !after) return gap;
    const sureness = Math.min(before.confidence, after.confidence);
    if (!isAlike(line.letters[index]!.text, before.text) || !isAlike(line.letters[index + 1]!.text, after.text))
      return gap;
    if (before.word !== after.word) return { ...gap, isSpace: gap.isSpace || sureness >= SURE_OF_SPACE };
    return { ...gap, isSpace: gap.isSpace && (sureness < SURE_OF_NO_SPACE || gap.width > SURELY_SPACE) };
  });
  return { letters: line.letters, gaps };
}

/** What the second reading has in the place of some letters: their partners, and what stands between these. */
function textBeside(
  letters: Stretch,
  partners: readonly number[],
  others: readonly OtherLetter[],
): Omit<OtherWord, 'along'> {
  const places = partners.slice(letters.from, letters.to).filter((place) => place >= 0);
  if (places.length === 0) return { text: '', confidence: 0 };
  let [from, to] = [places[0]!, places.at(-1)! + 1];
  // Letters of the same word that have no partner at all belong here too: the point of `4.50` beside `450`, the sign of
  // `$50`.
  const taken = new Set(partners);
  while (from > 0 && !taken.has(from - 1) && others[from - 1]!.word === others[from]!.word) from--;
  while (to < others.length && !taken.has(to) && others[to]!.word === others[to - 1]!.word) to++;
  const seen = others.slice(from, to);
  return {
    text: seen.map(({ text }) => text).join(''),
    confidence: Math.min(...seen.map(({ confidence }) => confidence)),
  };
}

function mergedFigures(own: Text, other: Omit<OtherWord, 'along'>): Text {
  const [first, second] = [amountOf(own.text), amountOf(other.text)];
  if (first !== '' && first === second) {
    const sign = /^[$€£]/.exec(other.text)?.[0];
    return { ...own, text: sign && /^\d/.test(own.text) ? sign + own.text : own.text, confirmed: true };
  }
  if (second === '') return own;
  const isSameFigures = first.replace(/\D/g, '') === second.replace(/\D/g, '');
  const isPointLost = isSameFigures && !/[.]\d/.test(first) && /\d[.]\d{2}$/.test(second);
  const isSurer = !isSameFigures && own.confidence < UNSURE_WORD && other.confidence >= SURE_OF_WORD;
  if (isPointLost || isSurer) return { ...own, text: other.text, otherReading: own.text };
  return { ...own, otherReading: other.text };
}

/** Figures and their points, whatever stands before and after; empty where there are none. */
export function amountOf(text: string): string {
  return text.replace(/,/g, '.').replace(/^[^\d]+|[^\d]+$/g, '');
}
