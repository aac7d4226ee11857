import { bottom, median, right } from './box';
import { isAboutTheHouse, tellsWhen } from './contact-details';
import type { PricedLine } from './line-prices';
import { textOf, type Line } from './lines';
import type { Word } from './page';
import { SIGN_PATTERN } from './price-text';
import { isSizeHeader } from './size-labels';
import { usualTypeSize } from './type-size';
import { runInStart, sameType, styleChange } from './style-runs';

/** What the role of a line is judged by. Sizes and gaps are in usual type sizes of the menu. */
export interface LineFeatures {
  readonly source: PricedLine;
  readonly text: string;
  readonly textWords: readonly Word[];
  /** What follows the text in another type: a description beside the name, a note beside the heading. */
  readonly aside: string;
  readonly words: number;
  readonly size: number;
  readonly capitals: boolean;
  readonly titleCase: boolean;
  readonly lowerStart: boolean;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly font: string;
  readonly commas: number;
  /** Ends as a sentence or list does that goes on: with a comma, "and", "with". */
  readonly goesOn: boolean;
  readonly endsWithStop: boolean;
  readonly endsWithColon: boolean;
  /** Begins with a few words and a colon: "Garden Press: fennel, pear". */
  readonly nameColon: boolean;
  readonly inBrackets: boolean;
  /** Begins with an item number ("12. Soup"). */
  readonly numbered: boolean;
  /** Begins with an amount: what is left of a line with several prices. */
  readonly priceStart: boolean;
  readonly priced: boolean;
  readonly priceOnly: boolean;
  readonly addOnOnly: boolean;
  readonly sizeHeader: boolean;
  readonly aboutHouse: boolean;
  /** Its figures are hours or years, not prices. */
  readonly tellsWhen: boolean;
  /** White above and below within the block; a block's edge counts as much white. */
  readonly gapAbove: number;
  readonly gapBelow: number;
  readonly startsBlock: boolean;
  /** Set in the type of the line above, and as close to it as lines of one text are. */
  readonly likeAbove: boolean;
  /** The source tells how words are set, so that lines of one type are known to be. */
  readonly typeKnown: boolean;
  /** In the first or last block of its page, where no price stands. */
  readonly atEdge: boolean;
  /** Share of the block's width that the line takes. */
  readonly fill: number;
  readonly confidence: number;
  /** Recognition found nothing in it that is a word: no three letters together. */
  readonly wordless: boolean;
  /** Stands at the foot of several pages or columns. */
  readonly repeated: boolean;
  readonly page: number;
}

/** "je 22,00": the price of each item of a section. */
const EACH = /^(?:each|je|jeweils|cada|cada un[oa]|ogni|l['’]un[oa]|chaque|pièce)$/iu;
const BLOCK_EDGE_GAP = 2;
const NUMBERED = /^(?:no\.?\s*|#\s?)?[A-Z]?\d{1,3}[A-Za-z]?\s?[.)]\s*(?=[\p{L}"'])/u;
const PRICE_START = new RegExp(`^${SIGN_PATTERN}\\s?\\d`, 'iu');

/** What all lines of a block have in common. */
export interface BlockContext {
  /** Type size of the page's running text. */
  readonly usualSize: number;
  readonly page: number;
  /** Whether places and types are those of the print. */
  readonly exact: boolean;
  /** The first or last block of its page. */
  readonly outermost: boolean;
  /** Texts that stand at the foot of more than one block. */
  readonly footers: ReadonlySet<string>;
  /** The menu sets descriptions on the lines of their names. */
  readonly runsIn: boolean;
}

/** The features of the lines of one block, in order. */
export function featuresOf(block: readonly PricedLine[], { usualSize, page, exact, outermost, footers, runsIn }: BlockContext): LineFeatures[] {
  const atEdge = outermost && block.every((line) => line.prices.length === 0);
  const left = Math.min(...block.map(({ line }) => line.box.x));
  const width = Math.max(1, Math.max(...block.map(({ line }) => right(line.box))) - left);
  return block.map((source, index) => {
    const { line } = source;
    const change = source.addOns.length > 0 ? undefined : (styleChange(source.textWords, exact) ?? (runsIn && source.prices.length > 0 ? runInStart(source.textWords) : undefined));
    const textWords = change === undefined ? source.textWords : source.textWords.slice(0, change);
    const text = change === undefined ? source.text : textOf(textWords);
    const above = block[index - 1];
    const before = block[index - 1]?.line.box;
    const after = block[index + 1]?.line.box;
    const letters = text.match(/\p{L}/gu) ?? [];
    const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
    const most = (test: (word: (typeof textWords)[number]) => boolean | undefined) => textWords.length > 0 && textWords.filter(test).length * 2 > textWords.length;
    const pricedText = source.prices.length > 0;
    return {
      source,
      text,
      textWords,
      aside: change === undefined ? '' : textOf(source.textWords.slice(change)),
      words: words.length,
      size: (change === undefined ? line.size : usualTypeSize(textWords)) / usualSize,
      capitals: isCapitals(text),
      titleCase: words.length > 0 && words.filter((word) => /^\P{L}*\p{Lu}/u.test(word) || word.length <= 3).length / words.length >= 0.8,
      lowerStart: /^[^\p{L}]*\p{Ll}/u.test(text),
      bold: most((word) => word.bold),
      italic: most((word) => word.italic),
      font: textWords[0]?.fontName ?? '',
      commas: (text.match(/[,;|•·]|\s\/\s/g) ?? []).length,
      goesOn: /(?:[,&/]|\b(?:and|with|or|in|of|the|a|on|und|mit|con|e|y|de))$/i.test(text),
      endsWithStop: /[.!?]$/.test(text),
      endsWithColon: text.endsWith(':'),
      nameColon: /^(?:[^\s:,]+\s){0,3}[^\s:,]+:\s+\p{L}/u.test(text),
      inBrackets: /^[([*]/.test(text),
      numbered: NUMBERED.test(text),
      priceStart: PRICE_START.test(text),
      priced: pricedText && words.length > 0 && !EACH.test(text),
      priceOnly: pricedText && (letters.length <= 1 || EACH.test(text)),
      addOnOnly: source.addOns.length > 0 && words.length === 0,
      sizeHeader: isSizeHeader(text) && !pricedText,
      aboutHouse: isAboutTheHouse(text) || (pricedText && tellsWhen(textOf(line.words))),
      tellsWhen: tellsWhen(textOf(line.words)),
      gapAbove: before ? Math.max(0, line.box.y - bottom(before)) / usualSize : BLOCK_EDGE_GAP,
      gapBelow: after ? Math.max(0, after.y - bottom(line.box)) / usualSize : BLOCK_EDGE_GAP,
      startsBlock: index === 0,
      likeAbove: above !== undefined && isLike(above, source) && line.box.y - bottom(above.line.box) < 0.9 * line.size,
      typeKnown: exact,
      atEdge,
      fill: line.box.width / width,
      confidence: median(line.words.map((word) => word.confidence)),
      wordless: !exact && words.length > 0 && !/\p{L}{3}/u.test(text),
      repeated: footers.has(textOf(line.words)),
      page,
    };
  });
}

/** The texts without a price that close more than one block: the house's, not the menu's. */
export function repeatedFooters(blocks: readonly (readonly Line[])[]): Set<string> {
  const last = blocks.flatMap((lines) => lines.slice(-1)).map((line) => textOf(line.words));
  return new Set(last.filter((text, index) => last.indexOf(text) !== index && !/\d[.,]\d\d/.test(text)));
}

function isLike(above: PricedLine, line: PricedLine): boolean {
  const [first, other] = [above.textWords, line.textWords].map((words) => words.find((word) => /\p{L}{2}/u.test(word.text)));
  if (!first || !other || !sameType(first, other)) return false;
  if (Math.abs(Math.log(above.line.size / line.line.size)) > 0.2) return false;
  return isCapitals(above.text) === isCapitals(line.text);
}

function isCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters >= 3 && (text.match(/\p{Lu}/gu)?.length ?? 0) > 0.8 * letters;
}
