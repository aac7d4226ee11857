import { around, bottom, centreX, centreY, overlap, right, type Box } from '../../domain/reading/box';
import type { Word } from '../../domain/reading/page';
import type { InkMark } from './ink-components';
import type { PageFrame } from './page-frame';
import type { PrintPiece } from './print-pieces';

/** A piece of print with the words read there, left to right. */
export interface ReadPiece {
  readonly piece: PrintPiece;
  readonly words: readonly Word[];
  /** Several looks saw nearly the same here: it is print, however unsure of its words. */
  readonly isPrint?: boolean;
}

const CURRENCY = /^[$€£]$/;
const FIGURES = /^[$€£]?\d+[.,]?\d*[.,]?$/;

/** Joins a currency sign with its amount where recognition took them for two words. */
export function withCurrencyJoined(read: ReadPiece): ReadPiece {
  const { piece, words } = read;
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined[joined.length - 1];
    const isPair = before && ((CURRENCY.test(before.text) && FIGURES.test(word.text)) || (CURRENCY.test(word.text) && FIGURES.test(before.text)));
    if (isPair && word.box.x - right(before.box) < piece.letterHeight * 1.2) {
      joined[joined.length - 1] = { text: before.text + word.text, box: around([before.box, word.box]), confidence: Math.min(before.confidence, word.confidence) };
    } else joined.push(word);
  }
  return { ...read, words: joined };
}

/** How well words account for the letters of a piece, 0 to 1: the mean confidence over the ink, 0 where no word is. */
export function explained(piece: PrintPiece, words: readonly Word[]): number {
  let sum = 0;
  let total = 0;
  for (const letter of piece.letters) {
    const word = words.find(({ box }) => centreX(letter) >= box.x - 1 && centreX(letter) <= right(box) + 1);
    total += letter.width;
    sum += letter.width * (word?.confidence ?? 0);
  }
  return total > 0 ? sum / total : 0;
}

/** The ink of a piece under a word. */
export function inkUnder(piece: PrintPiece, box: Box): InkMark[] {
  const margin = piece.letterHeight * 0.12;
  return [...piece.letters, ...piece.dots].filter((mark) => centreX(mark) >= box.x - margin && centreX(mark) <= right(box) + margin);
}

/** How far around a piece (in heights of its line) a look at it reaches. */
const LOOK_REACH = 0.35;

/** For each piece the marks of other print that a look at it would show too: the line above, the line below. */
export function strangersAmong(pieces: readonly PrintPiece[]): (piece: PrintPiece) => readonly Box[] {
  return (piece) => {
    const reach = piece.box.height * LOOK_REACH;
    const seen = { x: piece.box.x - reach, y: piece.box.y - reach, width: piece.box.width + 2 * reach, height: piece.box.height + 2 * reach };
    const own = [...piece.letters, ...piece.dots];
    return pieces
      .filter((other) => other !== piece && other.inverted === piece.inverted && other.plane === piece.plane && overlap(other.box, seen) > 0)
      .flatMap((other) => [...other.letters, ...other.dots])
      .filter((mark) => overlap(mark, seen) > 0 && own.every((ink) => overlap(ink, mark) === 0));
  };
}

/**
 * Places the words of a piece on the straight page. Boxes from recognition are rough, so each is fitted to the ink under
 * it, mark by mark: that holds on leaning lines too.
 */
export function placedWords({ piece, words }: ReadPiece, frame: PageFrame): Word[] {
  return words.map((word) => {
    const ink = inkUnder(piece, word.box);
    const box = ink.length === 0 ? word.box : around(ink);
    // Letters that touch their neighbours, or a frame, tell nothing of one word's width.
    if (ink.length > 0 && box.width <= word.box.width * 1.35 && box.width >= word.box.width * 0.5) return { ...word, box: around(ink.map(frame.place)) };
    const level = { ...word.box, y: centreY(word.box), height: 0 };
    const rise = (piece.slope * word.box.width) / 2;
    const ends = [{ ...level, width: 0, y: level.y - rise }, { ...level, x: right(level), width: 0, y: level.y + rise }];
    const height = Math.min(word.box.height, piece.box.height);
    return { ...word, box: around(ends.map((end) => frame.place({ ...end, y: end.y - height / 2, height }))) };
  });
}

/** Leaves out words that stand on others which are surer. */
export function withoutOverlaps(words: readonly Word[]): Word[] {
  const kept: Word[] = [];
  for (const word of [...words].sort((a, b) => b.confidence - a.confidence)) {
    const hidden = kept.some((other) => overlap(other.box, word.box) > 0.5 && (overlapsMiddle(other.box, word.box) || overlapsMiddle(word.box, other.box)));
    if (!hidden) kept.push(word);
  }
  return kept;
}

function overlapsMiddle(a: Box, b: Box): boolean {
  return centreX(b) >= a.x && centreX(b) <= right(a) && centreY(b) >= a.y && centreY(b) <= bottom(a);
}
