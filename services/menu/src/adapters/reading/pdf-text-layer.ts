import type { Word } from '../../domain/reading/page';

/** What a font looks like. */
export interface FontLook {
  readonly name: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** A run of text as a PDF places it: `transform` is its text matrix, `width` its length along the line, in points. */
export interface LayerItem {
  readonly text: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly look: FontLook;
}

/** Type stands on its base line: share of its size above and below. */
const ASCENT = 0.75;
const DESCENT = 0.22;
/** Text that leans more than this (radians) runs along the edge of the paper and is no part of the menu's lines. */
const LEVEL_WITHIN = 0.2;

/** Below this share of letters and figures the layer's characters are codes of the font, not text. */
const MEANINGFUL_SHARE = 0.6;
/** In text of so many Latin letters and more, vowels have a share between these. */
const ENOUGH_LETTERS = 120;
const VOWEL_SHARE = [0.2, 0.65] as const;

/**
 * Whether words mean anything to a reader. A font may number its letters as it likes and not say what they are; then
 * the layer holds signs, or letters without sense.
 */
export function isMeaningful(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join('').replace(/[.…_·-]/g, '');
  if (text.length === 0) return false;
  if ((text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) / text.length < MEANINGFUL_SHARE) return false;
  const latin = text.normalize('NFD').match(/[a-z]/gi) ?? [];
  if (latin.length < ENOUGH_LETTERS || latin.length < text.length / 2) return true;
  const vowels = latin.filter((letter) => /[aeiouy]/i.test(letter)).length / latin.length;
  return vowels > VOWEL_SHARE[0] && vowels < VOWEL_SHARE[1];
}

/**
 * Splits a text layer into words with boxes, origin at the top left, in points. The layer gives the width of a run
 * only, so places within it are shared out by the usual widths of letters.
 *
 * @param frame the page's own matrix, from PDF space (origin below) to the page as seen
 */
export function layeredText(items: readonly LayerItem[], frame: readonly number[]): Word[] {
  return withoutShadows(items.flatMap((item) => wordsOfItem(item, frame)));
}

function wordsOfItem(item: LayerItem, frame: readonly number[]): Word[] {
  if (!item.text.trim()) return [];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = multiply(frame, item.transform);
  if (Math.abs(Math.atan2(b, a)) > LEVEL_WITHIN) return [];
  const size = Math.hypot(c, d);
  const length = item.width * Math.hypot(frame[0] ?? 1, frame[1] ?? 0);
  const widths = [...item.text].map(letterWidth);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const words: Word[] = [];
  let at = 0;
  let text = '';
  let start = 0;
  const close = (): void => {
    if (text) {
      const x = e + (start / total) * length;
      words.push({
        text,
        box: { x, y: f - ASCENT * size, width: ((at - start) / total) * length, height: (ASCENT + DESCENT) * size },
        confidence: 1,
        fontSize: size,
        bold: item.look.bold,
        italic: item.look.italic,
        fontName: item.look.name,
      });
    }
    text = '';
  };
  [...item.text].forEach((letter, index) => {
    if (/\s/.test(letter)) close();
    else {
      if (!text) start = at;
      text += letter;
    }
    at += widths[index] ?? 0;
  });
  close();
  return words;
}

function letterWidth(letter: string): number {
  if (/[\s.,:;'’|!iIljft()[\]·]/.test(letter)) return 0.3;
  if (/[mwMW@—…]/.test(letter)) return 0.88;
  if (/[A-Z&]/.test(letter)) return 0.68;
  return 0.54;
}

/** Some layouts print a word twice, a hair apart, as a shadow or false bold. */
function withoutShadows(words: readonly Word[]): Word[] {
  const kept: Word[] = [];
  const seen = new Map<string, Word[]>();
  for (const word of words) {
    const twins = seen.get(word.text) ?? [];
    const near = (word.fontSize ?? 10) * 0.15;
    if (twins.some((twin) => Math.abs(twin.box.x - word.box.x) < near && Math.abs(twin.box.y - word.box.y) < near)) continue;
    seen.set(word.text, [...twins, word]);
    kept.push(word);
  }
  return kept;
}

function multiply(m: readonly number[], n: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = n;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}
