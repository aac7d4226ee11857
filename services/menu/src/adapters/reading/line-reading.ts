import { median, type Box } from '../../domain/reading/box';
import type { Word } from '../../domain/reading/page';
import { eachAhead } from './ahead';
import { languagesOf } from './language-detection';
import { cropLine } from './line-crop';
import { explained, strangersAmong, type ReadPiece } from './piece-words';
import type { PrintPiece } from './print-pieces';
import type { GreyPicture } from './sharp-page-preparer';
import type { Look, RecognitionLanguage } from './tesseract-word-source';

/** Lines that are read to tell the languages of a page. */
const LANGUAGE_SAMPLE = 8;

/** How a line is looked at. */
interface LineView {
  /** Height of letters (pixels). */
  readonly letterHeight: number;
  readonly sharpness: number;
  readonly language?: RecognitionLanguage;
  /** Places of other print, to be shown as paper. */
  readonly without?: readonly Box[];
}

/** Takes one look at a picture. */
export type TakeLook = (picture: GreyPicture, look: Look) => Promise<Word[]>;

/** Whether there is time for a first look at a piece, and for a closer one when the pieces are read so far. */
export interface TimeLeft {
  first(): boolean;
  closer(lines: readonly ReadPiece[]): () => boolean;
}

/** The pieces of a page as read, and its languages, the main one first. */
export interface ReadLines {
  readonly lines: readonly ReadPiece[];
  readonly languages: readonly [RecognitionLanguage, ...RecognitionLanguage[]];
}

/** A second look must be better by this much. */
const BETTER_BY = 0.03;
/** A closer look that promises less than this costs more than it gives: scraps of a letter or two. */
const LITTLE_PROMISE = 0.8;
/** What is read where the first look saw nothing must be at least so sure. */
const CREDIBLE = 0.5;
const PRICE = /^\P{L}?\d+(?:[.,]\d+)?\P{L}?$/u;
/**
 * Height of letters (pixels) at which a line is read, how much it is sharpened, and how well explained a piece must not
 * be yet for it: first try, second, third.
 */
const VIEWS = [
  { letterHeight: 28, sharpness: 1, below: 1 },
  { letterHeight: 36, sharpness: 1.5, below: 0.86 },
  { letterHeight: 20, sharpness: 2, below: 0.72 },
] as const;

/**
 * Reads pieces of a page as single lines, and those again, in another size, that were unsure. The most promising ones
 * are read first; as soon as they tell the page's languages, those are what it is read in.
 *
 * @param isTimeLeft asked before each look
 */
export async function readLines(page: GreyPicture, pieces: readonly PrintPiece[], look: TakeLook, isTimeLeft: TimeLeft): Promise<ReadLines> {
  const strangers = strangersAmong(pieces);
  const usual = median(pieces.map((piece) => piece.letterHeight));
  const results = new Map<PrintPiece, ReadPiece>(pieces.map((piece) => [piece, { piece, words: [] }]));
  const sample = [...pieces].sort((a, b) => b.letters.length - a.letters.length).slice(0, LANGUAGE_SAMPLE);
  const inEnglish = await Promise.all(sample.map(async (piece): Promise<ReadPiece> => ({ piece, words: await readLine(page, piece, look, { ...VIEWS[0], without: strangers(piece) }) })));
  const languages = languagesOf(inEnglish.flatMap(({ words }) => words.map((word) => word.text)).join(' '));
  if (languages[0] === 'en') for (const read of inEnglish) if (isBetter(read.piece, read.words, [])) results.set(read.piece, read);
  for (const [index, view] of VIEWS.entries()) {
    const language = languages[index % languages.length] ?? languages[0];
    const unsure = [...results.values()]
      .filter((read) => isWorthALook(read, view.below, index === 0) && (index === 0 || promise(read, usual) >= LITTLE_PROMISE))
      .sort((a, b) => promise(b, usual) - promise(a, usual));
    const isTime = index === 0 ? isTimeLeft.first : isTimeLeft.closer([...results.values()]);
    await eachAhead(unsure, isTime, async ({ piece, words }) => {
      const again = await readLine(page, piece, look, { ...view, language, without: strangers(piece) });
      if (isBetter(piece, again, words)) results.set(piece, { piece, words: again });
    });
  }
  return { lines: [...results.values()], languages };
}

/** Reads one piece of a page as a line; words in pixels of the page. */
export async function readLine(page: GreyPicture, piece: PrintPiece, look: TakeLook, { letterHeight, sharpness, language = 'en', without = [] }: LineView = VIEWS[0]): Promise<Word[]> {
  const margin = piece.letterHeight * 0.3;
  const { x, y, width, height } = piece.levelBox;
  const box = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
  const crop = cropLine(piece.plane ?? page, { box, scale: Math.min(5, letterHeight / piece.letterHeight), slope: piece.slope, sharpness, without, inverted: piece.inverted });
  return (await look(crop.picture, { language })).filter((word) => word.confidence > 0.2 || PRICE.test(word.text)).map((word) => ({ ...word, box: crop.toPage(word.box) }));
}

function isBetter(piece: PrintPiece, again: readonly Word[], before: readonly Word[]): boolean {
  const now = explained(piece, again);
  // What looks like a price is looked at more closely later, however unsure it is here.
  const credible = before.length === 0 && again.length === 1 && PRICE.test(again[0]?.text ?? '') ? 0 : CREDIBLE;
  return now >= Math.max(credible, explained(piece, before) + (before.length === 0 ? 0 : BETTER_BY)) && fits(piece, again);
}

/** Whether as many letters were read as the ink has room for: scraps of photos read as anything. */
function fits({ box, letterHeight, letters }: PrintPiece, words: readonly Word[]): boolean {
  const count = words.reduce((sum, word) => sum + word.text.length, 0);
  return count > 0 && count <= (2.2 * box.width) / letterHeight + 2 && (letters.length < 4 || count * 4 >= letters.length);
}

/** Whether another look may gain something. Scraps that read as nothing once will again. */
function isWorthALook({ piece, words }: ReadPiece, below: number, isFirst: boolean): boolean {
  if (isFirst) return words.length === 0;
  return explained(piece, words) < below && (words.length > 0 || piece.letters.length >= 3 || piece.box.width > piece.letterHeight * 2);
}

/** What a second look may gain: print of the usual size, much of it, little of it known. */
function promise({ piece, words }: ReadPiece, usual: number): number {
  const likeness = Math.min(piece.letterHeight, usual) / Math.max(piece.letterHeight, usual);
  return likeness * Math.min(6, piece.letters.length) * (1.2 - explained(piece, words));
}
