import pLimit from 'p-limit';
import { wordsOf, type SpacedLetters } from './letter-words';
import type { LineInk } from './line-ink';
import type { OtherWord } from './merged-readings';
import type { GreyPicture, RecognitionLanguage, TesseractWordSource } from './tesseract-word-source';

/** Looks that wait for the engine at once: while it reads one, the next is made ready. */
const UNDER_WAY = 2;
/** Lines of a page that are read twice at most. */
const MAX_LINES = 220;
/** White around the print (pixels): recognition misses what touches the edge. */
const BORDER = 10;
const WHITE = 255;
/** A line read so surely needs no second look for its letters. */
const SURE = 0.95;
/** Words of a line that may be a name or a heading. */
const SHORT_LINE = 5;
const HAS_FIGURE = /\d/;
/** More letters than this without a space are several words. */
const LONG_WORD = 15;

/** Reads lines of one page a second time, with another recogniser that knows the page's language. */
export class SecondOpinion {
  private readonly limit = pLimit(UNDER_WAY);
  private lines = 0;

  constructor(
    private readonly words: TesseractWordSource,
    private readonly language: RecognitionLanguage,
  ) {}

  /**
   * The other reading of a line; undefined where none is needed, or the page has had its share. Figures are charged by:
   * a line without any gives way to those that may still come.
   *
   * @param toCome lines of the page that come after this one
   * @param toOriginal where a place of `ink` is along the line, if elsewhere (pixels)
   */
  of(
    line: SpacedLetters,
    ink: LineInk,
    toCome: number,
    toOriginal = (place: number): number => place,
  ): Promise<OtherWord[]> | undefined {
    const text = line.letters.map((letter) => letter.text).join('');
    const taken = this.lines + (HAS_FIGURE.test(text) ? 0 : toCome);
    if (taken >= MAX_LINES || !isNeeded(line, text, this.language)) return undefined;
    this.lines++;
    return this.limit(async () => {
      const words = await this.words.look(darkOnLight(ink), this.language);
      return words.map(({ along, ...word }) => ({
        ...word,
        along: { from: toOriginal(along.from - BORDER), to: toOriginal(along.to - BORDER) },
      }));
    });
  }

  /** What is read in the picture of one word alone. */
  ofWord(ink: LineInk): Promise<string> {
    return this.limit(async () => {
      const words = await this.words.look(darkOnLight(ink), this.language);
      return words.map(({ text }) => text).join('');
    });
  }
}

function isNeeded(line: SpacedLetters, text: string, language: RecognitionLanguage): boolean {
  const words = wordsOf(line);
  if (HAS_FIGURE.test(text)) return true;
  if ((text.match(/\p{Script=Latin}/gu)?.length ?? 0) < 2) return false;
  // Names and headings are short; a description may have a letter wrong.
  if (language !== 'en' || words.length <= SHORT_LINE || words.some(({ from, to }) => to - from > LONG_WORD))
    return true;
  return line.letters.reduce((sum, { confidence }) => sum + confidence, 0) < SURE * line.letters.length;
}

/** The line as recognition likes it, whatever its colours. */
function darkOnLight({ contrast, width, height }: LineInk): GreyPicture {
  const data = Buffer.alloc((width + 2 * BORDER) * (height + 2 * BORDER), WHITE);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      data[(y + BORDER) * (width + 2 * BORDER) + x + BORDER] = WHITE - contrast[y * width + x]!;
  }
  return { data, width: width + 2 * BORDER, height: height + 2 * BORDER };
}
