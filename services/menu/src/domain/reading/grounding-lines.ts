import { around, centreX, centreY, right, sharedHeight, type Box } from './box';
import type { SourceRegion } from './menu-reading';
import type { Page, Word } from './page';
import { isClearlyMoney, isUnpriced, looksLikePrice, PRICE_PATTERN, repairFigures } from './price-text';
import { regionOf } from './source-region';

/** White between two words of one line at most, in type sizes. */
const WIDEST_GAP = 1.2;
/** A word overlaps the word before it by this much at most, in type sizes. */
const WIDEST_OVERLAP = 0.5;
/** Two words on one line share this much of the lower one's height. */
const SHARED_HEIGHT = 0.5;
/** Words of more unlike sizes stand on different lines. */
const UNLIKE_SIZE = 2.2;
/** Lines whose middles are this near (in type sizes) form a row, which is read from left to right. */
const SAME_ROW = 0.6;

/**
 * The smallest part of a page that can be selected: a word, or an amount that is printed together with other letters.
 */
export interface Piece {
  /** Unique within the menu. */
  readonly id: number;
  readonly text: string;
  /** The word, with the box of this piece. */
  readonly word: Word;
  readonly region: SourceRegion;
  /** Index of its line on the page. */
  readonly line: number;
  /** False when it follows another piece of the same word. */
  readonly startsWord: boolean;
  /** The amount that it holds, with misread figures repaired; "MP" and the like count as amounts. */
  readonly amount?: string;
}

export interface PrintedLine {
  readonly pieces: readonly Piece[];
  readonly region: SourceRegion;
}

/** The words of a page as lines of numbered pieces. */
export interface PageLines {
  readonly page: Page;
  readonly lines: readonly PrintedLine[];
  readonly pieces: ReadonlyMap<number, Piece>;
}

/** Numbers the words of all pages of a menu, so that an id of another page is an unknown id. */
export function linesOfPages(pages: readonly Page[]): PageLines[] {
  let last = 0;
  return pages.map((page) => {
    const lines = inRows(fragmentsOf(page.words)).map((words, line): PrintedLine => {
      const pieces = words.flatMap((word) =>
        cut(word).map(({ word: part, ...rest }) => {
          return { ...rest, id: (last += 1), text: part.text, word: part, region: regionOf([part], page)!, line };
        }),
      );
      return { pieces, region: regionOf(words, page)! };
    });
    return { page, lines, pieces: new Map(lines.flatMap((line) => line.pieces.map((piece) => [piece.id, piece]))) };
  });
}

/** The printed text of some pieces, with spaces where words end. */
export function textOfPieces(pieces: readonly Piece[]): string {
  return pieces
    .map((piece, index) => (index === 0 || goesOn(pieces[index - 1]!, piece) ? piece.text : ` ${piece.text}`))
    .join('');
}

/** Whether a piece follows another one in the same word. */
const goesOn = (last: Piece, piece: Piece): boolean => !piece.startsWord && piece.id === last.id + 1;

/** The pieces whose middle lies in a region of the page. */
export function piecesWithin(region: SourceRegion | undefined, { page, pieces }: PageLines): Piece[] {
  if (!region || region.page !== page.number) return [];
  const isWithin = ({ region: place }: Piece): boolean => {
    const [x, y] = [centreX(place), centreY(place)];
    return x >= region.x && x <= region.x + region.width && y >= region.y && y <= region.y + region.height;
  };
  return [...pieces.values()].filter(isWithin);
}

export const sizeOf = (word: Word): number => word.fontSize ?? word.box.height;

/** Words that stand on one baseline with little white between them, each list from left to right. */
function fragmentsOf(words: readonly Word[]): Word[][] {
  const fragments: Word[][] = [];
  const widest = words.reduce((size, word) => Math.max(size, sizeOf(word)), 0) * WIDEST_GAP;
  // Only lines that end near the word can go on with it.
  let open: Word[][] = [];
  for (const word of [...words].filter(({ text }) => text.trim() !== '').sort((a, b) => a.box.x - b.box.x)) {
    open = open.filter((line) => right(line.at(-1)!.box) + widest >= word.box.x);
    const candidates = open.filter((line) => continues(line.at(-1)!, word));
    const offset = (line: readonly Word[]): number => Math.abs(centreY(line.at(-1)!.box) - centreY(word.box));
    const best = candidates.sort((a, b) => offset(a) - offset(b))[0];
    if (best) {
      best.push(word);
      continue;
    }
    const line = [word];
    fragments.push(line);
    open.push(line);
  }
  return fragments;
}

function continues(last: Word, word: Word): boolean {
  const [a, b] = [sizeOf(last), sizeOf(word)];
  const gap = (word.box.x - right(last.box)) / Math.max(a, b);
  if (gap > WIDEST_GAP || gap < -WIDEST_OVERLAP || Math.max(a, b) / Math.min(a, b) > UNLIKE_SIZE) return false;
  return sharedHeight(last.box, word.box) >= SHARED_HEIGHT * Math.min(last.box.height, word.box.height);
}

function inRows(lines: readonly (readonly Word[])[]): (readonly Word[])[] {
  const boxed = lines.map((words) => ({ words, box: around(words.map((word) => word.box)), size: sizeOf(words[0]!) }));
  const rows: (typeof boxed)[] = [];
  for (const line of boxed.sort((a, b) => centreY(a.box) - centreY(b.box))) {
    const first = rows.at(-1)?.[0];
    if (first && centreY(line.box) - centreY(first.box) <= SAME_ROW * Math.min(first.size, line.size))
      rows.at(-1)!.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.box.x - b.box.x)).map(({ words }) => words);
}

type Cut = Pick<Piece, 'word' | 'startsWord' | 'amount'>;

/** A word as its pieces: "GRILLEDCHEESES7.75" is a text and an amount, "8-10" two amounts and a dash. */
function cut(word: Word): Cut[] {
  const text = repairFigures(word.text);
  const whole: Cut = { word, startsWord: true };
  if (isUnpriced(word.text)) return [{ ...whole, amount: word.text }];
  // Repairs keep the length, so places in the repaired text are places in the word.
  if (text.length !== word.text.length) return [whole];
  const isPrice = looksLikePrice(text);
  const found = [...text.matchAll(new RegExp(PRICE_PATTERN, 'giu'))];
  const amounts = found.filter(([amount]) => isPrice || isClearlyMoney(amount));
  const cuts: Cut[] = [];
  let end = 0;
  const add = (to: number, amount?: string): void => {
    if (to === end) return;
    const startsWord = end === 0;
    cuts.push({ word: partOf(word, end, to), startsWord, ...(amount === undefined ? {} : { amount }) });
    end = to;
  };
  for (const match of amounts) {
    add(match.index);
    add(match.index + match[0].length, match[0]);
  }
  add(word.text.length);
  return cuts;
}

function partOf(word: Word, from: number, to: number): Word {
  const letter = word.box.width / word.text.length;
  const box: Box = { ...word.box, x: word.box.x + from * letter, width: (to - from) * letter };
  return { ...word, text: word.text.slice(from, to), box };
}
