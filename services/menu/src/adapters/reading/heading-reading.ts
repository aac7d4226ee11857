import { around, median, right, sharedWidth, type Box } from '../../domain/reading/box';
import type { Word } from '../../domain/reading/page';
import { eachAhead } from './ahead';
import { agreement, bestReading, isListed, mendedWord, type HeadingReading } from './heading-vote';
import { cropLine } from './line-crop';
import type { TakeLook } from './line-reading';
import { explained, type ReadPiece } from './piece-words';
import type { PrintPiece } from './print-pieces';
import type { GreyPicture } from './sharp-page-preparer';
import type { RecognitionLanguage } from './tesseract-word-source';

/** Print so many times as high as the page's usual print is display type. */
const DISPLAY = 1.25;
/** Display type that is explained so well needs no further look. */
const READ_WELL = 0.86;
/** A reading that is so sure, or that another look bears out, ends the looking. */
const SURE = 0.9;
const BORNE_OUT = 0.6;
/** Looks that read less alike than this tell a scrap of a picture from print; looks so much alike tell print, however unsure. */
const UNLIKE = 0.3;
const ALIKE = 0.45;
/** Letters in a row that a scrap of a picture rarely reads as. */
const WORDLIKE = /\p{L}{3}/u;
const CLEARLY_PRINT = 0.8;
/** Patches of photos are rarely so many times as wide as high. */
const SCRAP_WIDTH = 2.2;
/** A line of more letters is text, however large. */
const MOST_LETTERS = 30;
/** A gap (in heights of the line) that may be within a word whose letters stand apart. */
const WITHIN_WORD = 0.7;
/** Words that two looks read alike are at least so sure; mended ones at most. */
const AGREED = 0.75;
const MENDED = 0.6;
/** How heights (pixels, of the whole line), slant and language are tried: script reads best upright and by another model's eye. */
const VIEWS = [
  { height: 32, slant: 0, own: false },
  { height: 44, slant: 0.2, own: true },
  { height: 48, slant: 0.2, own: false },
  { height: 44, slant: 0, own: true },
  { height: 24, slant: 0, own: false },
  { height: 56, slant: 0.35, own: true },
] as const;

interface LookedAt extends HeadingReading {
  readonly words: readonly Word[];
}

/**
 * Looks again at display type that read badly, such as script and hand lettering: in several sizes, with its slant
 * taken away, and with the model of another language, whose eye for letter shapes differs. The looks vote.
 *
 * @param languages of the page, the main one first
 * @param strangers places of other print by piece, to be shown as paper
 * @param isTimeLeft asked before each look
 */
export async function rereadHeadings(
  page: GreyPicture,
  pieces: readonly ReadPiece[],
  languages: readonly [RecognitionLanguage, ...RecognitionLanguage[]],
  strangers: (piece: PrintPiece) => readonly Box[],
  look: TakeLook,
  isTimeLeft: () => boolean,
): Promise<ReadPiece[]> {
  const isDisplay = displayTest(pieces.map(({ piece }) => piece));
  const [language, second] = languages;
  const other = second ?? (language === 'en' ? 'de' : 'en');
  const unsure = pieces.filter((read) => isDisplay(read.piece) && !isKnown(read) && !isScrap(read));
  const looksAt = new Map(unsure.map((read): [ReadPiece, LookedAt[]] => [read, read.words.length > 0 ? [{ words: read.words, explained: explained(read.piece, read.words) }] : []]));
  await eachAhead([...looksAt], isTimeLeft, async ([{ piece }, readings]) => {
    for (const [index, view] of VIEWS.entries()) {
      if (!isTimeLeft() || isDone(readings, index)) break;
      const words = await readView(page, piece, view, view.own ? language : other, strangers(piece), look);
      if (words.length > 0) readings.push({ words, explained: explained(piece, words) });
    }
  });
  return pieces.map((read) => {
    const readings = looksAt.get(read);
    return readings ? decided(read, readings) : read;
  });
}

/** Processor time (ms) of the looks at one heading that reads badly. */
const MS_PER_HEADING = 60;

/** The processor time (ms) that looking at the headings among some pieces again will take. */
export function headingLooksMs(pieces: readonly ReadPiece[]): number {
  const isDisplay = displayTest(pieces.map(({ piece }) => piece));
  return pieces.filter((read) => isDisplay(read.piece) && !isKnown(read) && !isScrap(read)).length * MS_PER_HEADING;
}

/** Whether a piece is set larger than most, or light where most is dark. */
function displayTest(pieces: readonly PrintPiece[]): (piece: PrintPiece) => boolean {
  const lines = pieces.filter(({ letters }) => letters.length >= 3);
  const usual = median(lines.map(({ letterHeight }) => letterHeight));
  const usualLine = median(lines.map(({ levelBox }) => levelBox.height));
  const light = lines.filter(({ inverted }) => inverted).length > lines.length / 2;
  return ({ letterHeight, levelBox, inverted, letters }) => {
    if (levelBox.width < levelBox.height * 1.3 || letters.length > MOST_LETTERS) return false;
    return letterHeight >= usual * DISPLAY || levelBox.height >= usualLine * DISPLAY * 1.1 || (inverted !== light && letters.length >= 3);
  };
}

/** What the looks at a piece come to; nothing where each saw something else, as in photos. */
function decided({ piece, words }: ReadPiece, readings: readonly LookedAt[]): ReadPiece {
  const best = bestReading(readings);
  if (!best) return { piece, words };
  const alike = agreement(best, readings);
  if (readings.length > 1 && best.explained < CLEARLY_PRINT && (alike < UNLIKE || !WORDLIKE.test(textOf(best)))) return { piece, words: [] };
  return { piece, words: voted(withWordsClosed(best, piece), readings), ...(alike >= ALIKE ? { isPrint: true } : {}) };
}

/** Whether more looks would tell no more: it read well, or begins as a number or price does. */
function isKnown({ piece, words }: ReadPiece): boolean {
  return explained(piece, words) >= READ_WELL || /^\P{L}*\d/u.test(words[0]?.text ?? '');
}

/** Whether no look at it as a line saw anything, and it is no longer than a patch of a photo. */
function isScrap({ piece: { levelBox }, words }: ReadPiece): boolean {
  return words.length === 0 && levelBox.width < levelBox.height * SCRAP_WIDTH;
}

function isDone(readings: readonly LookedAt[], looks: number): boolean {
  if (looks >= 1 && !readings.some((reading) => WORDLIKE.test(textOf(reading)))) return true;
  const best = bestReading(readings);
  if (!best || looks === 0) return false;
  if (best.explained >= SURE && isListed(best)) return true;
  return best.explained >= BORNE_OUT && readings.some((other) => other !== best && other.explained >= BORNE_OUT && textOf(other) === textOf(best));
}

/** Joins two words that are near a listed one together: the first letter of hand lettering often stands apart. */
function withWordsClosed(reading: LookedAt, piece: PrintPiece): LookedAt {
  const words: Word[] = [];
  for (const word of reading.words) {
    const before = words.at(-1);
    if (before && word.box.x - right(before.box) < piece.levelBox.height * WITHIN_WORD && !isListed({ ...reading, words: [before, word] })) {
      const joined = { text: before.text + word.text, box: around([before.box, word.box]), confidence: Math.min(before.confidence, word.confidence) };
      if (isListed({ ...reading, words: [joined] }) || mendedWord(joined.text, 0, [], true) !== undefined) {
        words[words.length - 1] = { ...joined, confidence: Math.min(joined.confidence, MENDED) };
        continue;
      }
    }
    words.push(word);
  }
  return { ...reading, words };
}

async function readView(
  page: GreyPicture,
  piece: PrintPiece,
  { height, slant }: (typeof VIEWS)[number],
  language: RecognitionLanguage,
  without: readonly Box[],
  look: TakeLook,
): Promise<Word[]> {
  const { levelBox } = piece;
  const margin = levelBox.height * 0.2;
  const box = { x: levelBox.x - margin, y: levelBox.y - margin, width: levelBox.width + 2 * margin, height: levelBox.height + 2 * margin };
  const crop = cropLine(piece.plane ?? page, { box, scale: Math.min(5, height / levelBox.height), slope: piece.slope, sharpness: 0, slant, without, inverted: piece.inverted });
  return (await look(crop.picture, { language })).map((word) => ({ ...word, box: crop.toPage(word.box) }));
}

/** The words of the best reading, surer where another bears them out, mended where only one listed word can be meant. */
function voted(best: LookedAt, readings: readonly LookedAt[]): Word[] {
  return best.words.map((word) => {
    const inItsPlace = readings.flatMap(({ words }) => words.filter((other) => !best.words.includes(other) && sharedWidth(other.box, word.box) > Math.max(other.box.width, word.box.width) * 0.6));
    const isBorneOut = inItsPlace.some((other) => other.confidence >= BORNE_OUT && other.text.toLowerCase() === word.text.toLowerCase());
    const confidence = isBorneOut ? Math.max(word.confidence, AGREED) : word.confidence;
    const mended = mendedWord(word.text, confidence, inItsPlace.map(({ text }) => text), isBorneOut);
    return mended === undefined ? { ...word, confidence } : { ...word, text: mended, confidence: MENDED, otherReading: word.text };
  });
}

function textOf({ words }: LookedAt): string {
  return words.map(({ text }) => text.toLowerCase()).join(' ');
}
