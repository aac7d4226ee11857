import { overlap, type Box } from '../../domain/reading/box';
import { findInk, type Ink } from './ink-components';
import { findPrintPieces, usualLetterHeight, type PrintPiece } from './print-pieces';
import type { GreyPicture } from './sharp-page-preparer';

/** Share of the rim around a piece of print that shows its ground, at least. */
const CLEAR_RIM = 0.65;
/** Print differs from its ground by at least this (0 to 255). */
const LEAST_CONTRAST = 28;
/** How far off the rim is, in letter heights: a rule above or below a heading may run just where one of them lies. */
const RIMS = [0.15, 0.3];
/** Points looked at on the rim. */
const RIM_POINTS = 64;

/** Finds the pieces of print on a picture of a page, dark on light and light on dark. */
export function findPrint(picture: GreyPicture): PrintPiece[] {
  const [dark, light] = [findInk(picture), findInk(picture, { inverted: true })];
  const [darkHeight, lightHeight] = [usualLetterHeight(dark.marks), usualLetterHeight(light.marks)];
  // A few light letters on a bar tell no size of their own.
  const pieces = [
    ...findPrintPieces(dark.marks, darkHeight || lightHeight, false).filter((piece) => standsOnItsGround(picture, dark, piece)),
    ...findPrintPieces(light.marks, lightHeight || darkHeight, true).filter((piece) => standsOnItsGround(picture, light, piece)),
  ];
  return withoutLetterParts(pieces);
}

/**
 * Whether the rim around a piece shows ground rather than ink. The paper between dark letters, taken for light letters,
 * has more of itself around it; so have patches of photos.
 */
export function standsOnItsGround(picture: GreyPicture, ink: Ink, piece: PrintPiece): boolean {
  const [dark, light] = levelsIn(picture, piece.box);
  return light - dark >= LEAST_CONTRAST && RIMS.some((away) => isClear(picture, ink, piece, away, [dark, light]));
}

function isClear(picture: GreyPicture, ink: Ink, { levelBox, letterHeight, slope, inverted }: PrintPiece, share: number, [dark, light]: [number, number]): boolean {
  const middle = (dark + light) / 2;
  const away = Math.max(2, letterHeight * share);
  const { x, y, width, height } = levelBox;
  let points = 0;
  let ground = 0;
  for (const [rx, ry] of rim({ x: x - away, y: y - away, width: width + 2 * away, height: height + 2 * away }, RIM_POINTS)) {
    const [px, py] = [Math.round(rx), Math.round(ry + (rx - x - width / 2) * slope)];
    if (px < 0 || py < 0 || px >= picture.width || py >= picture.height) continue;
    points++;
    const at = py * picture.width + px;
    // Light ink is looked for in dark places only, so elsewhere its absence says nothing.
    if (inverted ? picture.data[at]! < middle : ink.pixels[at] === 0 && picture.data[at]! > dark + LEAST_CONTRAST) ground++;
  }
  return points > 0 && ground / points >= CLEAR_RIM;
}

/** Levels of the darkest and lightest parts of a box. */
function levelsIn({ data, width, height }: GreyPicture, box: Box): [number, number] {
  const counts = new Uint32Array(256);
  let total = 0;
  const down = Math.max(1, Math.floor(box.height / 16));
  const across = Math.max(1, Math.floor(box.width / 60));
  for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, box.y + box.height); y += down) {
    for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(width, box.x + box.width); x += across, total++) counts[data[y * width + x]!]!++;
  }
  const at = (share: number): number => {
    let level = 0;
    for (let seen = counts[0]!; seen <= (total - 1) * share && level < 255; seen += counts[level]!) level++;
    return level;
  };
  return [at(0.06), at(0.94)];
}

function rim({ x, y, width, height }: Box, points: number): [number, number][] {
  const length = 2 * (width + height);
  return Array.from({ length: points }, (_, index): [number, number] => {
    const at = (index / points) * length;
    if (at < width) return [x + at, y];
    if (at < width + height) return [x + width, y + at - width];
    if (at < 2 * width + height) return [x + 2 * width + height - at, y + height];
    return [x, y + length - at];
  });
}

/** Leaves out parts of letters, which look like small print: their insides, of the other kind, and cut-off tails. */
function withoutLetterParts(pieces: readonly PrintPiece[]): PrintPiece[] {
  return pieces.filter((piece) => !pieces.some((other) => isPartOf(piece, other)));
}

function isPartOf(piece: PrintPiece, other: PrintPiece): boolean {
  const shared = overlap(other.box, piece.box);
  if (other.inverted === piece.inverted) return piece.letterHeight < other.letterHeight * 0.65 && piece.letters.length <= 2 && other.letters.length > 2 && shared > 0.3;
  return other.letterHeight > piece.letterHeight * 1.1 && shared > 0.7 && other.box.width * other.box.height > piece.box.width * piece.box.height;
}
