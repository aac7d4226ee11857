import { LETTERS, MENU_SIZE } from '@chalkboard/contracts/limits';
import { around, bottom } from './box';
import { priceText } from './currency';
import { sizeOf, textOfPieces, type PageLines, type Piece } from './grounding-lines';
import type { PriceReading } from './menu-reading';
import { isClearlyMoney, isUnpriced, minorOf, SIGN_PATTERN } from './price-text';

/** Pieces of one line, by the ids of the first and the last. */
export interface IdSpan {
  readonly from: number;
  readonly to: number;
}

export interface SelectedItem {
  readonly name: readonly IdSpan[];
  readonly description: readonly IdSpan[];
  readonly prices: readonly { readonly label: readonly IdSpan[]; readonly amount: IdSpan }[];
}

/** What a model selects on one page: ids only. Nothing of it is trusted before `checkSelection`. */
export interface PageSelection {
  readonly restaurantName: readonly IdSpan[];
  readonly sections: readonly { readonly heading: readonly IdSpan[]; readonly items: readonly SelectedItem[] }[];
}

export interface CheckedPrice {
  readonly label: readonly Piece[];
  /** The pieces that hold the amount. */
  readonly pieces: readonly Piece[];
  readonly reading: PriceReading;
}

export interface CheckedItem {
  readonly name: readonly Piece[];
  readonly description: readonly Piece[];
  readonly prices: readonly CheckedPrice[];
  /** The selection names a price that is none, or one that cannot belong to this item. */
  readonly isRefused: boolean;
}

export interface CheckedSection {
  readonly heading: readonly Piece[];
  readonly items: readonly CheckedItem[];
}

/** A selection of which every id is a piece of the page. */
export interface CheckedPage {
  readonly lines: PageLines;
  readonly restaurantName: readonly Piece[];
  readonly sections: readonly CheckedSection[];
  /** How many selected items were dropped. */
  readonly dropped: number;
}

/** A name or a heading runs over so many lines at most, a description over so many. */
const NAME_LINES = 4;
const DESCRIPTION_LINES = 12;
/** A price stands this far above or below the rest of its item at most, in type sizes. */
const FARTHEST_PRICE = 15;
const RANGE = /^(?:\p{L}{0,3}|\s*[-–—/]\s*)$/u;
const ONLY_SIGNS = new RegExp(String.raw`^(?:${SIGN_PATTERN}|\P{L})$`, 'iu');

/** Replaces ids by the pieces of the page and drops what they cannot mean. */
export function checkSelection(selection: PageSelection, lines: PageLines, currency: string): CheckedPage {
  const named = new Set<Piece>();
  let dropped = 0;
  const sections = selection.sections.map(({ heading, items }): CheckedSection => {
    const kept = items.flatMap((item) => {
      const name = nameOf(item.name, lines);
      // A piece belongs to one name: a model that loops selects the same items again.
      if (name.length === 0 || name.some((piece) => named.has(piece))) {
        dropped += 1;
        return [];
      }
      name.forEach((piece) => named.add(piece));
      return [{ item, name }];
    });
    return {
      heading: nameOf(heading, lines),
      items: kept.map(({ item, name }) => checkItem(item, name, lines, currency)),
    };
  });
  return {
    lines,
    restaurantName: nameOf(selection.restaurantName, lines),
    sections: withoutClashes(sections),
    dropped,
  };
}

function checkItem(item: SelectedItem, name: readonly Piece[], lines: PageLines, currency: string): CheckedItem {
  const description = within(piecesOf(item.description, lines, DESCRIPTION_LINES) ?? [], LETTERS.itemDescription);
  const taken = new Set<Piece>();
  const prices = item.prices.slice(0, MENU_SIZE.variants).flatMap(({ label, amount }): CheckedPrice[] => {
    const pieces = piecesOf([amount], lines, 1) ?? [];
    const reading = priceOf(pieces, currency);
    const labelled = within(withoutMoney(piecesOf(label, lines, NAME_LINES) ?? []), LETTERS.sizeLabel);
    const amounted = pieces.filter((piece) => piece.amount !== undefined);
    const amounts = amounted.length > 0 ? amounted : pieces;
    if (!reading || amounts.some((piece) => taken.has(piece) || name.includes(piece))) return [];
    if (!isNear(amounts, [...name, ...description]) || isCount(pieces, lines)) return [];
    amounts.forEach((piece) => taken.add(piece));
    return [{ label: labelled, pieces: amounts, reading }];
  });
  return { name, description, prices, isRefused: prices.length < item.prices.length };
}

/** A description holds no piece of a name, a heading or a price. */
function withoutClashes(sections: readonly CheckedSection[]): CheckedSection[] {
  const items = sections.flatMap((section) => section.items);
  const used = new Set([
    ...sections.flatMap((section) => section.heading),
    ...items.flatMap((item) => [...item.name, ...item.prices.flatMap((price) => price.pieces)]),
  ]);
  return sections.map((section) => ({
    ...section,
    items: section.items.map((item) =>
      item.description.some((piece) => used.has(piece)) ? { ...item, description: [] } : item,
    ),
  }));
}

/** The pieces of some spans; undefined when one of them is no part of one line of this page. */
function piecesOf(spans: readonly IdSpan[], { lines, pieces }: PageLines, longest: number): Piece[] | undefined {
  if (spans.length > longest) return undefined;
  const found = new Set<Piece>();
  for (const { from, to } of spans) {
    const [first, last] = [pieces.get(from), pieces.get(to)];
    if (!first || !last || first.line !== last.line || from > to) return undefined;
    for (const piece of lines[first.line]!.pieces) if (piece.id >= from && piece.id <= to) found.add(piece);
  }
  return [...found];
}

/** Pieces that can be a name: they hold letters, and no amount of money. */
function nameOf(spans: readonly IdSpan[], lines: PageLines): readonly Piece[] {
  const pieces = within(withoutMoney(piecesOf(spans, lines, NAME_LINES) ?? []), LETTERS.name);
  return /\p{L}.*\p{L}/u.test(textOfPieces(pieces)) ? pieces : [];
}

function within(pieces: readonly Piece[], letters: number): readonly Piece[] {
  return textOfPieces(pieces).length <= letters ? pieces : [];
}

function withoutMoney(pieces: readonly Piece[]): Piece[] {
  return pieces.filter(({ amount }) => amount === undefined || !isClearlyMoney(amount));
}

/**
 * The price that pieces print: one amount with its sign, a range, or words in place of an amount; undefined for others.
 */
function priceOf(pieces: readonly Piece[], currency: string): PriceReading | undefined {
  const text = textOfPieces(pieces);
  if (isUnpriced(text)) return { text, minor: null };
  const amounts = pieces.flatMap(({ amount }) => (amount === undefined ? [] : (minorOf(amount, currency) ?? [])));
  const others = pieces.filter(({ amount }) => amount === undefined);
  if (amounts.length !== pieces.length - others.length) return undefined;
  if (amounts.length === 1 && others.every((piece) => ONLY_SIGNS.test(piece.text))) {
    return { text: priceText(amounts[0]!, currency), minor: amounts[0]! };
  }
  const isRange = amounts.length === 2 && others.length === 1 && pieces[1] === others[0] && RANGE.test(others[0]!.text);
  return isRange ? { text: amounts.map((minor) => priceText(minor, currency)).join(' – '), minor: null } : undefined;
}

/** A bare number before a word is a count ("2 slices") or an item number. */
function isCount(pieces: readonly Piece[], { pieces: all }: PageLines): boolean {
  const last = pieces.at(-1)!;
  const next = all.get(last.id + 1);
  if (next?.line !== last.line || isClearlyMoney(textOfPieces(pieces))) return false;
  return (
    pieces.some((piece) => minorOf(piece.amount ?? '', '') !== null) &&
    /\p{L}/u.test(next.text) &&
    next.amount === undefined
  );
}

function isNear(price: readonly Piece[], rest: readonly Piece[]): boolean {
  const [own, others] = [price, rest].map((pieces) => around(pieces.map((piece) => piece.word.box)));
  const gap = Math.max(own!.y - bottom(others!), others!.y - bottom(own!));
  return gap <= FARTHEST_PRICE * Math.max(...rest.map((piece) => sizeOf(piece.word)));
}
