import { around, bottom, centreX, centreY, median, right, type Box } from './box';
import type { Word } from './page';
import { isClearlyMoney, looksLikePrice, PRICE_PATTERN } from './price-text';
import { isSizeLabel } from './size-labels';
import { typeSize, usualTypeSize } from './type-size';

/** Words that are read as one line, left to right. */
export interface Line {
  readonly words: readonly Word[];
  readonly box: Box;
  readonly size: number;
  /** How its price was found, where that stands apart: what the link costs, and how much more the next best would. */
  readonly link?: { readonly cost: number; readonly margin: number };
}

/** Logarithm of the ratio of sizes that keeps two words from one line. */
const UNLIKE_SIZE = Math.log(2.2);

/** White that parts a price from the next item on its row, in type sizes. */
const CELL_GAP = 0.9;
/**
 * Where places are exact, columns are told by their gutters: what stands nearer than this is a choice with its price.
 */
const EXACT_CELL_GAP = 3;

/** What stands before an amount as its sign. */
const CHOICES = new RegExp(String.raw`^(?:\p{L}+\s+${PRICE_PATTERN}[\s/|,·]*){2,}$`, 'iu');
const CURRENCY_CODE = /\b[A-Z]{3}(?=\s?\d)/g;

/** A short word at the end of a line that recognition is less sure of is taken for a smudge. */
const SURE_ENOUGH = 0.6;

/** Builds the lines of one block, top to bottom; lines that lean, as in a photo, are followed. */
export function linesOf(words: readonly Word[]): Line[] {
  const size = usualTypeSize(words);
  const level = chains(words, 0, size);
  const slope = leanOf(level);
  const lines = Math.abs(slope) > 0.004 ? chains(words, slope, size) : level;
  return lines.flatMap((line) => cellsOf(withoutEdgeSmudges(line)).map(lineOf));
}

/**
 * Recognition makes short unsure words of icons, foreign script and the paper's edge: at the ends of a line they go.
 */
function withoutEdgeSmudges(line: readonly Word[]): readonly Word[] {
  const isSmudge = (word: Word): boolean =>
    word.confidence < SURE_ENOUGH && word.text.length <= 3 && !/\d/.test(word.text);
  const from = line.findIndex((word) => !isSmudge(word));
  const to = line.findLastIndex((word) => !isSmudge(word));
  return from === -1 ? line : line.slice(from, to + 1);
}

/** A price closes an item: a name that follows it on the same row, with white between, begins another line. */
function cellsOf(line: readonly Word[]): (readonly Word[])[] {
  const at = line.findIndex((word, index) => {
    const price = line[index - 1];
    if (
      !price ||
      index < 2 ||
      !(isClearlyMoney(price.text) || /^\d{1,3}[.,]\d$/.test(price.text)) ||
      !looksLikePrice(price.text)
    )
      return false;
    const gap = (word.box.x - right(price.box)) / typeSize(price);
    const opens =
      /^\P{L}*\p{Lu}/u.test(word.text) && /\p{L}{3}/u.test(word.text) && !isSizeLabel(word.text.replace(/^\(/, ''));
    return (
      opens && gap > (price.fontSize === undefined ? CELL_GAP : EXACT_CELL_GAP) && isItem(textOf(line.slice(0, index)))
    );
  });
  return at === -1 ? [line] : [line.slice(0, at), ...cellsOf(line.slice(at))];
}

/** A text before its price; neither a currency's code nor choices ("Small $5 Large $7") are one. */
function isItem(text: string): boolean {
  return /\p{L}{3}/u.test(text.replace(CURRENCY_CODE, '')) && !CHOICES.test(text);
}

/** A line of words that are in order. */
export function lineOf(words: readonly Word[]): Line {
  return {
    words,
    box: around(words.map((word) => word.box)),
    size: usualTypeSize(words) || median(words.map(typeSize)),
  };
}

/** Follows each line from word to word; `slope` is the lean to expect over the white between two words. */
function chains(words: readonly Word[], slope: number, size: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of [...words].sort((a, b) => a.box.x - b.box.x)) {
    const [x, y] = [centreX(word.box), centreY(word.box)];
    let best: { line: Word[]; distance: number } | undefined;
    for (const line of lines) {
      const last = line.at(-1)!;
      // A short word (a dash, a dot) says little about the height of its line: the one before it helps.
      const reference = last.box.height < 0.5 * size ? (line.at(-2) ?? last) : last;
      const lean = slope * (x - centreX(reference.box));
      const distance = Math.abs(y - centreY(reference.box) - lean);
      if (distance > 0.7 * Math.max(reference.box.height, word.box.height) || x < right(last.box) - 0.2 * size)
        continue;
      const shared =
        Math.min(bottom(reference.box) + lean, bottom(word.box)) - Math.max(reference.box.y + lean, word.box.y);
      if (shared < 0.4 * Math.min(reference.box.height, word.box.height) || areOfUnlikeSize(last, word)) continue;
      if (!best || distance < best.distance) best = { line, distance };
    }
    if (best) best.line.push(word);
    else lines.push([word]);
  }
  const levels = new Map(lines.map((line) => [line, levelOf(line, slope)]));
  return lines.sort((a, b) => levels.get(a)! - levels.get(b)!);
}

/** Text beside lettering of more than twice its size stands on no line with it. */
function areOfUnlikeSize(a: Word, b: Word): boolean {
  return (
    [a, b].every((word) => /\p{L}{3}/u.test(word.text)) && Math.abs(Math.log(typeSize(a) / typeSize(b))) > UNLIKE_SIZE
  );
}

function levelOf(line: readonly Word[], slope: number): number {
  return median(line.map((word) => centreY(word.box) - slope * centreX(word.box)));
}

function leanOf(lines: readonly (readonly Word[])[]): number {
  const slopes = lines
    .filter((line) => line.length >= 3)
    .map((line) => {
      const [first, last] = [line[0]!.box, line.at(-1)!.box];
      return (bottom(last) - bottom(first)) / Math.max(1, centreX(last) - centreX(first));
    });
  return slopes.length >= 3 ? median(slopes) : 0;
}

/** The text of some words, with one space between. */
export function textOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ');
}
