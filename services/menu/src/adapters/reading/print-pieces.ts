import { around, bottom, centreX, centreY, median, right, sharedHeight, type Box } from '../../domain/reading/box';
import type { InkMark } from './ink-components';
import type { GreyPicture } from './sharp-page-preparer';

/** A stretch of print on one line, without gaps wider than between words: a name, a price. Places in pixels. */
export interface PrintPiece {
  readonly box: Box;
  /** The box it has when its line is turned level about its middle. */
  readonly levelBox: Box;
  /** The letters, left to right, without dots and accents. */
  readonly letters: readonly InkMark[];
  /** Its dots, commas and accents. */
  readonly dots: readonly InkMark[];
  /** Usual height of its letters (pixels). */
  readonly letterHeight: number;
  /** Rise of its base line: down per right, 0 for level print. */
  readonly slope: number;
  /** Light print on a dark ground. */
  readonly inverted: boolean;
  /** The picture it shows in, where that is not the grey page. */
  readonly plane?: GreyPicture;
}

/** Letters lie between these shares of the usual letter height; smaller marks are dots, larger ones are pictures or frames. */
const SMALLEST_LETTER = 0.45;
const LARGEST_LETTER = 6;
const WIDEST_LETTER = 8;
/** Gap (in letter heights) that still joins letters to one piece. */
const JOINING_GAP = 0.85;
/** A piece of so many letters shows the slope of its line. */
const LETTERS_FOR_SLOPE = 6;
const NEIGHBOURS = 5;
/** Letters of one line differ in height by less than this. */
const HEIGHT_RATIO = 2.6;

/** Usual height (pixels) of the letters among marks; 0 when there are too few to tell. */
export function usualLetterHeight(marks: readonly InkMark[]): number {
  const likely = marks.filter(({ width, height, area }) => height >= 7 && height <= 160 && width >= 2 && width <= height * 2.2 && area >= height && area > 0.12 * width * height);
  return likely.length < 20 ? 0 : median(likely.map(({ height }) => height));
}

/**
 * Groups marks of ink to pieces of print.
 *
 * @param usual height (pixels) of most letters, 0 for no print
 * @param inverted whether the marks are light on a dark ground
 */
export function findPrintPieces(marks: readonly InkMark[], usual: number, inverted: boolean): PrintPiece[] {
  if (usual === 0) return [];
  const letters: InkMark[] = [];
  const dots: InkMark[] = [];
  for (const mark of marks) {
    if (mark.height >= usual * SMALLEST_LETTER && mark.height <= usual * LARGEST_LETTER && mark.width <= Math.max(mark.height, usual) * WIDEST_LETTER && mark.area >= mark.height) letters.push(mark);
    else if (mark.height < usual * SMALLEST_LETTER && mark.width <= usual && mark.height >= 2 && mark.width >= 2) dots.push(mark);
  }
  return withNeighboursSlope(joinedLetters(letters).flatMap((group) => pieceOf(group, dots, inverted)));
}

/** Joins each letter with the next on its line, when that is near. */
function joinedLetters(letters: InkMark[]): InkMark[][] {
  letters.sort((a, b) => a.x - b.x);
  const groupOf = letters.map((_, index) => index);
  const root = (id: number): number => {
    while (groupOf[id] !== id) id = groupOf[id] = groupOf[groupOf[id]!]!;
    return id;
  };
  letters.forEach((letter, index) => {
    for (let next = index + 1; next < letters.length; next++) {
      const other = letters[next]!;
      const reach = Math.max(letter.height, other.height) * JOINING_GAP;
      if (other.x > right(letter) + letter.height * HEIGHT_RATIO * JOINING_GAP) break;
      if (other.x - right(letter) > reach) continue;
      const [low, high] = [Math.min(letter.height, other.height), Math.max(letter.height, other.height)];
      if (high > low * HEIGHT_RATIO || sharedHeight(letter, other) < low * 0.55) continue;
      groupOf[root(next)] = root(index);
    }
  });
  const groups = new Map<number, InkMark[]>();
  letters.forEach((letter, index) => {
    const id = root(index);
    const group = groups.get(id);
    if (group) group.push(letter);
    else groups.set(id, [letter]);
  });
  return [...groups.values()];
}

function pieceOf(letters: InkMark[], dots: readonly InkMark[], inverted: boolean): PrintPiece[] {
  const letterHeight = median(letters.map(({ height }) => height));
  if (letters.length === 1 && !mayBeWord(letters[0]!)) return [];
  const slope = slopeOf(letters);
  return [{ letters, dots: dotsNear(letters, slope, letterHeight, dots), letterHeight, slope, inverted }].map(levelled);
}

function levelled(piece: Omit<PrintPiece, 'box' | 'levelBox'>): PrintPiece {
  const box = around([...piece.letters, ...piece.dots]);
  return { ...piece, box, levelBox: around([...piece.letters, ...piece.dots].map((mark) => turnedLevel(mark, centreX(box), piece.slope))) };
}

function turnedLevel(mark: InkMark, middle: number, slope: number): InkMark {
  return { ...mark, y: mark.y - (centreX(mark) - middle) * slope };
}

/** Dots, commas and accents of a line; those of the next line stay with that. */
function dotsNear(letters: readonly InkMark[], slope: number, letterHeight: number, dots: readonly InkMark[]): InkMark[] {
  const middle = centreX(around(letters));
  const line = around(letters.map((letter) => turnedLevel(letter, middle, slope)));
  return dots.filter((dot) => {
    if (dot.x < line.x - letterHeight * 0.4 || right(dot) > right(line) + letterHeight * 0.4) return false;
    const level = turnedLevel(dot, middle, slope);
    return level.y > line.y - letterHeight * 0.5 && bottom(level) < bottom(line) + letterHeight * 0.3;
  });
}

/** Short pieces show no slope of their own: they lean as the long ones near them. */
function withNeighboursSlope(pieces: readonly PrintPiece[]): PrintPiece[] {
  const long = pieces.filter(({ letters }) => letters.length >= LETTERS_FOR_SLOPE);
  return pieces.map((piece) => {
    if (piece.letters.length >= LETTERS_FOR_SLOPE || long.length === 0) return piece;
    const distance = ({ box }: PrintPiece): number => Math.hypot(centreX(box) - centreX(piece.box), 3 * (centreY(box) - centreY(piece.box)));
    const nearest = long.map((other) => ({ slope: other.slope, distance: distance(other) })).sort((a, b) => a.distance - b.distance);
    return levelled({ ...piece, slope: median(nearest.slice(0, NEIGHBOURS).map(({ slope }) => slope)) });
  });
}

/** A lone mark may be a figure, or a word whose letters touch, but not a rule, a frame, a speck or a patch of a photo. */
function mayBeWord({ width, height, area }: InkMark): boolean {
  const filled = area / (width * height);
  return height >= 8 && width <= height * 6 && width >= height * 0.15 && filled > 0.15 && filled < 0.85;
}

/** Slope of the base line: the middle one of those between letters that are far apart. */
function slopeOf(letters: readonly InkMark[]): number {
  const half = Math.floor(letters.length / 2);
  if (letters.length < LETTERS_FOR_SLOPE) return 0;
  const slopes: number[] = [];
  for (let i = 0; i + half < letters.length; i++) {
    const [a, b] = [letters[i]!, letters[i + half]!];
    slopes.push((bottom(b) - bottom(a)) / Math.max(1, b.x - a.x));
  }
  return median(slopes);
}

/** Usual height (pixels) of letters in pieces of several; 0 when there are none. */
export function usualPieceHeight(pieces: readonly PrintPiece[]): number {
  return median(pieces.filter((piece) => piece.letters.length >= 3).flatMap((piece) => piece.letters.map(() => piece.letterHeight)));
}
