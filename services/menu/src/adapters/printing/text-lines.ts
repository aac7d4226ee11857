import type { Face } from './fonts';

/** How a text is set; `size` in points. */
export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  /** "#rrggbb" */
  readonly colour: string;
  /** Of the font: `tnum` for figures of one width, `smcp` for small capitals. */
  readonly features?: readonly PDFKit.Mixins.OpenTypeFeatures[];
  /** Between letters, by the size. */
  readonly spacing?: number;
  /** From one baseline to the next, by the size; else `LEADING`. */
  readonly leading?: number;
}

/** Width of a text in points. */
export type Measure = (text: string, style: TextStyle) => number;

const LEADING = 1.32;
/** From the top of a line to its baseline, by the size. */
export const ASCENT = 1;

export function lineHeight({ size, leading = LEADING }: TextStyle): number {
  return size * leading;
}

/** A text broken into lines no wider than `width`; a word that is wider is broken inside. */
export function linesOf(text: string, style: TextStyle, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let filled = 0;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    // A text is as wide as its words, each with the space before it.
    const more = measure(line ? ` ${word}` : word, style);
    if (filled + more <= width) {
      line += line ? ` ${word}` : word;
      filled += more;
      continue;
    }
    if (line) lines.push(line);
    const parts = brokenWord(word, style, width, measure);
    line = parts.pop()!;
    filled = measure(line, style);
    lines.push(...parts);
  }
  return line ? [...lines, line] : lines;
}

/** A word in parts no wider than `width`: itself, where it is none. */
export function brokenWord(word: string, style: TextStyle, width: number, measure: Measure): string[] {
  if (measure(word, style) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part && measure(part + letter, style) > width) {
      // An address is broken after a slash where it has one.
      const slash = part.lastIndexOf('/') + 1;
      parts.push(slash > 0 ? part.slice(0, slash) : part);
      part = slash > 0 ? part.slice(slash) : '';
    }
    part += letter;
  }
  return [...parts, part];
}

export interface Fitting {
  readonly style: Omit<TextStyle, 'size'>;
  /** From large to small. */
  readonly sizes: readonly number[];
  readonly width: number;
  /** Lines at most, as long as a smaller size helps. */
  readonly limit: number;
  /** Of all lines together, as long as a smaller size helps. */
  readonly height?: number;
  readonly measure: Measure;
}

export interface Fitted {
  readonly lines: string[];
  readonly style: TextStyle;
}

/**
 * The text in the largest of `sizes` in which no word is broken and no more lines are taken than may be; in the
 * smallest when there is none.
 */
export function fitted(text: string, { style, sizes, width, limit, height = Infinity, measure }: Fitting): Fitted {
  let result: Fitted | undefined;
  for (const size of sizes) {
    const sized = { ...style, size };
    result = { style: sized, lines: linesOf(text, sized, width, measure) };
    const whole = text.split(/\s+/).every((word) => measure(word, sized) <= width);
    if (whole && result.lines.length <= limit && result.lines.length * lineHeight(sized) <= height) break;
  }
  return result
    ? { ...result, lines: balanced(text, result, width, measure) }
    : { lines: [], style: { ...style, size: 0 } };
}

/** As many lines, as even as they can be: no word stands alone on the last one. */
function balanced(text: string, { lines, style }: Fitted, width: number, measure: Measure): string[] {
  let best = lines;
  for (let narrower = width * 0.95; lines.length > 1 && narrower > width / 2; narrower -= width * 0.05) {
    const tried = linesOf(text, style, narrower, measure);
    if (tried.length > lines.length || tried.join(' ') !== lines.join(' ')) break;
    best = tried;
  }
  return best;
}

/** Sizes from `most` to `least`, each a good tenth smaller than the one before. */
export function sizesBetween(max: number, least: number): number[] {
  const sizes: number[] = [];
  for (let size = max; size > least; size *= 0.88) sizes.push(size);
  return [...sizes, least];
}
