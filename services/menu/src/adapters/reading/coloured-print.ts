import { overlap } from '../../domain/reading/box';
import { standsOnItsGround } from './find-print';
import { findInk } from './ink-components';
import { findPrintPieces, usualLetterHeight, usualPieceHeight, type PrintPiece } from './print-pieces';
import type { ColourPlanes, GreyPicture } from './sharp-page-preparer';

/** Fewer letters than this on a coloured ground are as likely a patch of a photo. */
const FEWEST_LETTERS = 3;
/** Print of a page is no larger than so many times its usual size, and no smaller than the other. */
const LARGEST = 6;
const SMALLEST = 0.6;
/** A piece that was found in grey is the same when it covers this share, with nearly as many letters. */
const SAME_PLACE = 0.6;
const SAME_LETTERS = 0.8;

/** In its weakest colour even a pale bar is darker than this, and paper is not. */
const BAR_MEAN = 168;

/** It is not the same when it is so much larger: the bar was taken for print too. */
const SAME_SIZE = 1.45;

/**
 * Finds print that hardly differs from its ground in grey: white on an orange bar, black on a bar whose rim was taken
 * for ink.
 *
 * @param known the pieces found in grey; what they hold already is left out
 */
export function findColouredPrint({ weakest, strongest }: ColourPlanes, known: readonly PrintPiece[]): PrintPiece[] {
  const usual = usualPieceHeight(known);
  if (usual === 0) return [];
  return [...piecesOf(weakest, true, usual), ...piecesOf(strongest, false, usual)].filter((piece) => !known.some((other) => holds(other, piece)));
}

function piecesOf(plane: GreyPicture, inverted: boolean, usual: number): PrintPiece[] {
  const ink = findInk(plane, { inverted, darkMean: BAR_MEAN });
  return findPrintPieces(ink.marks, usualLetterHeight(ink.marks) || usual, inverted)
    .filter(({ letters, letterHeight }) => letters.length >= FEWEST_LETTERS && letterHeight <= usual * LARGEST && letterHeight >= usual * SMALLEST)
    .filter((piece) => standsOnItsGround(plane, ink, piece))
    .map((piece) => ({ ...piece, plane }));
}

function holds(known: PrintPiece, piece: PrintPiece): boolean {
  const area = ({ box }: PrintPiece): number => box.width * box.height;
  if (overlap(known.box, piece.box) < SAME_PLACE || known.letters.length < piece.letters.length * SAME_LETTERS) return false;
  return area(known) < area(piece) * SAME_SIZE && area(piece) < area(known) * SAME_SIZE;
}
