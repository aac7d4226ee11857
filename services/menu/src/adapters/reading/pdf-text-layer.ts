import type { Word } from '../../domain/reading/page';
import type { PdfGlyph } from './pdf-glyphs';
import { withoutIcons } from './pdf-icon-fonts';
import { withLeadersApart } from './pdf-leaders';
import { composed } from './pdf-letters';
import { boxOf, runsOf } from './pdf-lines';
import { wordsOfRuns } from './pdf-spacing';
import { withSuperscripts, type WordPart } from './pdf-superscripts';
import { withoutWatermarks } from './pdf-watermarks';

/** Below this share of letters and figures the layer's characters are codes of the font, not text. */
const MEANINGFUL_SHARE = 0.6;
/** In text of so many Latin letters and more, vowels have a share between these. */
const ENOUGH_LETTERS = 120;
const VOWEL_SHARE = [0.2, 0.65] as const;
const PRIVATE_LETTERS = /[\ue000-\uf8ff\ufffd]/g;

/**
 * Whether words mean anything to a reader. A font may number its letters as it likes and not say what they are; then
 * the layer holds signs, or letters without sense.
 */
export function isMeaningful(words: readonly Word[]): boolean {
  const text = words
    .map((word) => word.text)
    .join('')
    .replace(/[.…_·-]/g, '');
  if (text.length === 0) return false;
  if ((text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) / text.length < MEANINGFUL_SHARE) return false;
  const latin = text.normalize('NFD').match(/[a-z]/gi) ?? [];
  if (latin.length < ENOUGH_LETTERS || latin.length < text.length / 2) return true;
  const vowels = latin.filter((letter) => /[aeiouy]/i.test(letter)).length / latin.length;
  return vowels > VOWEL_SHARE[0] && vowels < VOWEL_SHARE[1];
}

/** The letters of a text layer as printed words with boxes, origin at the top left, in points. */
export function layeredText(glyphs: readonly PdfGlyph[]): Word[] {
  const printed = withoutIcons(composed(glyphs));
  const words = wordsOfRuns(runsOf(printed)).flatMap(withLeadersApart).flatMap(withSuperscripts);
  return withoutShadows(withoutWatermarks(words.map(inked)).map(({ word }) => word));
}

/** Without letters that only their font knows. */
export function readableText(words: readonly Word[]): Word[] {
  return words.flatMap((word) => {
    const text = word.text.replace(PRIVATE_LETTERS, '');
    return text === '' ? [] : [text === word.text ? word : { ...word, text }];
  });
}

function inked({ text, letters }: WordPart): { word: Word; box: Word['box']; size: number; alpha: number } {
  const { glyph, course } = letters[0]!;
  const { font, alpha, colour } = glyph;
  const ink = inkOf(colour);
  const size = Math.max(...letters.map((letter) => letter.glyph.size));
  const box = boxOf(letters);
  const word: Word = {
    text: withoutSoftHyphens(text),
    box,
    confidence: 1,
    fontSize: size,
    bold: font.bold,
    italic: font.italic,
    fontName: font.name,
    ...(ink && { ink }),
    ...(course === 'level' ? {} : { rotated: true }),
  };
  return { word, box, size, alpha };
}

/** How a colour stands out from white paper; white print has a dark ground. */
function inkOf(colour: string): Word['ink'] {
  const [red, green, blue] = (/^#(..)(..)(..)$/.exec(colour)?.slice(1) ?? []).map(
    (part) => Math.round(1000 * (1 - parseInt(part, 16) / 255)) / 1000,
  );
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return red + green + blue === 0 ? [-1, -1, -1] : [red, green, blue];
}

/** A soft hyphen is printed at the end of a line only. */
function withoutSoftHyphens(text: string): string {
  return text
    .replace(/\u00ad$/, '-')
    .replace(/\u00ad/g, '')
    .normalize('NFC');
}

/** Some layouts print a word twice, a hair apart, as a shadow or false bold. */
function withoutShadows(words: readonly Word[]): Word[] {
  const kept: Word[] = [];
  const seen = new Map<string, Word[]>();
  for (const word of words) {
    const twins = seen.get(word.text) ?? [];
    const near = (word.fontSize ?? 10) * 0.15;
    if (twins.some((twin) => Math.abs(twin.box.x - word.box.x) < near && Math.abs(twin.box.y - word.box.y) < near))
      continue;
    twins.push(word);
    seen.set(word.text, twins);
    kept.push(word);
  }
  return kept;
}
