import { bottom, median, right } from './box';
import { isAboutTheHouse } from './contact-details';
import type { PricedLine } from './line-prices';
import { SIGN_PATTERN } from './price-text';
import { isSizeHeader } from './size-labels';

/** What the role of a line is judged by. Sizes and gaps are in usual type sizes of the menu. */
export interface LineFeatures {
  readonly source: PricedLine;
  readonly text: string;
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
  /** White above and below within the block; a block's edge counts as much white. */
  readonly gapAbove: number;
  readonly gapBelow: number;
  readonly startsBlock: boolean;
  /** Share of the block's width that the line takes. */
  readonly fill: number;
  readonly confidence: number;
  readonly page: number;
}

const BLOCK_EDGE_GAP = 2;
const NUMBERED = /^(?:no\.?\s*|#\s?)?[A-Z]?\d{1,3}[A-Za-z]?\s?[.)]\s*(?=[\p{L}"'])/u;
const PRICE_START = new RegExp(`^${SIGN_PATTERN}\\s?\\d`, 'iu');

/** The features of the lines of one block, in order. `usualSize` is the type size of the menu's running text. */
export function featuresOf(block: readonly PricedLine[], usualSize: number, page: number): LineFeatures[] {
  const left = Math.min(...block.map(({ line }) => line.box.x));
  const width = Math.max(1, Math.max(...block.map(({ line }) => right(line.box))) - left);
  return block.map((source, index) => {
    const { line, text, textWords } = source;
    const before = block[index - 1]?.line.box;
    const after = block[index + 1]?.line.box;
    const letters = text.match(/\p{L}/gu) ?? [];
    const upper = text.match(/\p{Lu}/gu) ?? [];
    const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
    const most = (test: (word: (typeof textWords)[number]) => boolean | undefined) => textWords.length > 0 && textWords.filter(test).length * 2 > textWords.length;
    const pricedText = source.prices.length > 0;
    return {
      source,
      text,
      words: words.length,
      size: line.size / usualSize,
      capitals: letters.length >= 3 && upper.length / letters.length > 0.8,
      titleCase: words.length > 0 && words.filter((word) => /^\P{L}*\p{Lu}/u.test(word) || word.length <= 3).length / words.length >= 0.8,
      lowerStart: /^[^\p{L}]*\p{Ll}/u.test(text),
      bold: most((word) => word.bold),
      italic: most((word) => word.italic),
      font: textWords[0]?.fontName ?? '',
      commas: (text.match(/[,;|•·]|\s\/\s/g) ?? []).length,
      goesOn: /(?:[,&/]|\b(?:and|with|or|in|of|the|a|on|und|mit|con|e|y|de))$/i.test(text),
      endsWithStop: /[.!?]$/.test(text),
      endsWithColon: text.endsWith(':'),
      inBrackets: /^[([*]/.test(text),
      numbered: NUMBERED.test(text),
      priceStart: PRICE_START.test(text),
      priced: pricedText && words.length > 0,
      priceOnly: pricedText && letters.length <= 1,
      addOnOnly: source.addOns.length > 0 && words.length === 0,
      sizeHeader: isSizeHeader(text) && !pricedText,
      aboutHouse: isAboutTheHouse(text),
      gapAbove: before ? Math.max(0, line.box.y - bottom(before)) / usualSize : BLOCK_EDGE_GAP,
      gapBelow: after ? Math.max(0, after.y - bottom(line.box)) / usualSize : BLOCK_EDGE_GAP,
      startsBlock: index === 0,
      fill: line.box.width / width,
      confidence: median(line.words.map((word) => word.confidence)),
      page,
    };
  });
}
