import { around, bottom, centreX, centreY, median, right, type Box } from './box';
import type { Word } from './page';
import { looksLikePrice } from './price-text';
import { typeSize, usualTypeSize } from './type-size';

/** Words that are read as one line, left to right. */
export interface Line {
  readonly words: readonly Word[];
  readonly box: Box;
  readonly size: number;
}

/** How far (in type sizes) a price may stand above or below the line it belongs to. */
const PRICE_REACH = 0.95;

/** A short word at the end of a line that recognition is less sure of is taken for a smudge. */
const SURE_ENOUGH = 0.6;

/** Builds the lines of one block, top to bottom; lines that lean, as in a photo, are followed. */
export function linesOf(words: readonly Word[]): Line[] {
  const size = usualTypeSize(words);
  const level = chains(words, 0, size);
  const slope = leanOf(level);
  const lines = Math.abs(slope) > 0.004 ? chains(words, slope, size) : level;
  return linkStrayPrices(lines.map((line) => lineOf(joinSpacedLetters(withoutEdgeSmudges(line)))), slope);
}

/** Recognition makes short unsure words of icons, foreign script and the paper's edge: at the ends of a line they go. */
function withoutEdgeSmudges(line: readonly Word[]): readonly Word[] {
  const isSmudge = (word: Word): boolean => word.confidence < SURE_ENOUGH && word.text.length <= 3 && !/\d/.test(word.text);
  const from = line.findIndex((word) => !isSmudge(word));
  const to = line.findLastIndex((word) => !isSmudge(word));
  return from === -1 ? line : line.slice(from, to + 1);
}

function lineOf(words: readonly Word[]): Line {
  return { words, box: around(words.map((word) => word.box)), size: usualTypeSize(words) || median(words.map(typeSize)) };
}

/** Follows each line from word to word; `slope` is the lean to expect over the white between two words. */
function chains(words: readonly Word[], slope: number, size: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of [...words].sort((a, b) => a.box.x - b.box.x)) {
    let best: { line: Word[]; distance: number } | undefined;
    for (const line of lines) {
      const last = line.at(-1)!;
      if (centreX(word.box) < right(last.box) - 0.2 * size) continue;
      // A short word (a dash, a dot) says little about the height of its line: the one before it helps.
      const reference = last.box.height < 0.5 * size ? (line.at(-2) ?? last) : last;
      const lean = slope * (centreX(word.box) - centreX(reference.box));
      const shared = Math.min(bottom(reference.box) + lean, bottom(word.box)) - Math.max(reference.box.y + lean, word.box.y);
      const distance = Math.abs(centreY(word.box) - centreY(reference.box) - lean);
      if (shared < 0.4 * Math.min(reference.box.height, word.box.height)) continue;
      if (distance > 0.7 * Math.max(reference.box.height, word.box.height)) continue;
      if (!best || distance < best.distance) best = { line, distance };
    }
    if (best) best.line.push(word);
    else lines.push([word]);
  }
  return lines.sort((a, b) => levelOf(a, slope) - levelOf(b, slope));
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

/** "S T A R T E R S" is one word: runs of single letters with even gaps are joined, wider gaps part words. */
function joinSpacedLetters(line: readonly Word[]): readonly Word[] {
  const singles = line.filter((word) => /^\p{L}$/u.test(word.text)).length;
  if (line.length < 4 || singles / line.length < 0.7) return line;
  const gaps = line.slice(1).map((word, index) => word.box.x - right(line[index]!.box));
  const usual = median(gaps);
  const joined: Word[] = [];
  line.forEach((word, index) => {
    const last = joined.at(-1);
    if (last && (gaps[index - 1] ?? 0) < usual * 1.6 + 0.5) joined[joined.length - 1] = { ...last, text: last.text + word.text, box: around([last.box, word.box]), confidence: Math.min(last.confidence, word.confidence) };
    else joined.push(word);
  });
  return joined;
}

/**
 * Prices that stand right of the text, yet on no line of it (paper that bends, a column set a little lower), are
 * given to lines as a whole: both keep their order, and the sum of the distances is least.
 */
function linkStrayPrices(lines: readonly Line[], slope: number): Line[] {
  const isPrice = (line: Line): boolean => looksLikePrice(textOf(line.words));
  const endsInPrice = (line: Line): boolean => looksLikePrice(line.words.at(-1)?.text ?? '');
  const strays = lines.filter((line) => isPrice(line));
  const texts = lines.filter((line) => !isPrice(line) && !endsInPrice(line));
  if (strays.length === 0 || texts.length === 0) return [...lines];

  const distance = (text: Line, price: Line): number => {
    if (price.box.x < right(text.box)) return Infinity;
    const lean = slope * (centreX(price.box) - centreX(text.box));
    const away = Math.abs(centreY(price.box) - centreY(text.box) - lean) / Math.max(text.size, price.size);
    return away <= PRICE_REACH ? away : Infinity;
  };
  const links = leastTotal(texts, strays, distance);
  const taken = new Set(links.values());
  return lines.flatMap((line) => {
    if (taken.has(line)) return [];
    const price = links.get(line);
    return [price ? lineOf([...line.words, ...price.words]) : line];
  });
}

/** Pairs two lists, both in order, with the most pairs and the least total distance. */
function leastTotal(texts: readonly Line[], prices: readonly Line[], distance: (text: Line, price: Line) => number): Map<Line, Line> {
  const UNPAIRED = 2;
  const cost = Array.from({ length: texts.length + 1 }, () => new Float64Array(prices.length + 1));
  for (let i = 0; i <= texts.length; i++) {
    for (let j = 0; j <= prices.length; j++) {
      if (i === 0 || j === 0) cost[i]![j] = j * UNPAIRED;
      else cost[i]![j] = Math.min(cost[i - 1]![j]!, cost[i]![j - 1]! + UNPAIRED, cost[i - 1]![j - 1]! + distance(texts[i - 1]!, prices[j - 1]!));
    }
  }
  const pairs = new Map<Line, Line>();
  for (let i = texts.length, j = prices.length; i > 0 && j > 0; ) {
    if (cost[i]![j] === cost[i - 1]![j]) i--;
    else if (cost[i]![j] === cost[i]![j - 1]! + UNPAIRED) j--;
    else pairs.set(texts[--i]!, prices[--j]!);
  }
  return pairs;
}

/** The text of some words, with one space between. */
export function textOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ');
}
