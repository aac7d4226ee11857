import { bottom, centreX, right, sharedHeight, type Box } from '../../domain/reading/box';
import type { Word } from '../../domain/reading/page';
import { explained, type ReadPiece } from './piece-words';
import type { PrintPiece } from './print-pieces';

/** A piece explained so well is print. */
const SURE = 0.75;
/** A longer piece needs less. */
const SURE_WHEN_LONG = 0.6;
const LONG = 6;
/** A piece explained less than this is a scrap of a picture. */
const HARDLY = 0.3;
/** Signs of so many letters and figures stand for themselves. */
const SELF_EVIDENT = 3;
/** Neighbours on a line are so near, in letter heights. */
const LINE_REACH = 30;
/** Neighbours above and below are so near, in letter heights. */
const COLUMN_REACH = 5;

/**
 * Leaves out what was read into grain, creases and photos: short or unsure pieces with no print in line with them.
 */
export function withoutStrays(pieces: readonly ReadPiece[]): ReadPiece[] {
  const credible = pieces.filter(isSelfEvident).map(({ piece }) => piece);
  return pieces.filter((read) => {
    if (read.words.length === 0) return false;
    if (isSelfEvident(read)) return true;
    if (explained(read.piece, read.words) < HARDLY || characters(read.words) === 0) return false;
    return credible.some((other) => isInLine(read.piece, other));
  });
}

function isSelfEvident({ piece, words, isPrint = false }: ReadPiece): boolean {
  return isPrint || (explained(piece, words) >= (characters(words) >= LONG ? SURE_WHEN_LONG : SURE) && looksWritten(words));
}

/** Letters and figures in words. */
function characters(words: readonly Word[]): number {
  return words.reduce((sum, word) => sum + (word.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
}

function looksWritten(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join('');
  if (/\d[.,]\d/.test(text)) return true;
  return characters(words) >= SELF_EVIDENT && (/\d{2}/.test(text) || (/\p{L}{3}/u.test(text) && !/^(\p{L})\1+$/u.test(text)));
}

/** Whether two pieces of like size stand on one line, or one under the other with a common edge. */
function isInLine(piece: PrintPiece, other: PrintPiece): boolean {
  const [low, high] = [Math.min(piece.letterHeight, other.letterHeight), Math.max(piece.letterHeight, other.letterHeight)];
  if (high > low * 1.8) return false;
  // On a leaning line the neighbour stands higher or lower.
  const slope = piece.letters.length > other.letters.length ? piece.slope : other.slope;
  const a = piece.box;
  const b = { ...other.box, y: other.box.y + (centreX(a) - centreX(other.box)) * slope };
  const across = Math.max(a.x - right(b), b.x - right(a));
  if (sharedHeight(a, b) > Math.min(a.height, b.height) * 0.5) return across < LINE_REACH * high;
  const apart = Math.max(a.y - bottom(b), b.y - bottom(a));
  const edges: ((box: Box) => number)[] = [(box) => box.x, right, centreX];
  return apart < COLUMN_REACH * high && edges.some((edge) => Math.abs(edge(a) - edge(b)) < high * 0.5);
}
