import type { Face } from './fonts';

/** How a text is set; `size` in points. */
export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  /** "#rrggbb" */
  readonly colour: string;
  /** Features of the font for figures, such as `tnum`: all of one width. */
  readonly figures?: readonly PDFKit.Mixins.OpenTypeFeatures[];
}

/** Width of a text in points. */
export type Measure = (text: string, style: TextStyle) => number;

/** From one baseline to the next, by the size. */
export const LEADING = 1.32;
/** From the top of a line to its baseline, by the size. */
export const ASCENT = 1;

/** A text broken into lines no wider than `width`; a word that is wider is broken inside. */
export function linesOf(text: string, style: TextStyle, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer, style) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const letter of word) {
      if (line && measure(line + letter, style) > width) {
        // An address is broken after a slash where it has one.
        const slash = line.lastIndexOf('/') + 1;
        lines.push(slash > 0 ? line.slice(0, slash) : line);
        line = slash > 0 ? line.slice(slash) : '';
      }
      line += letter;
    }
  }
  return line ? [...lines, line] : lines;
}

/** The text in the largest of `sizes` in which it takes no more than `most` lines; in the smallest when there is none. */
export function fitted(text: string, { style, sizes, width, most, measure }: { readonly style: Omit<TextStyle, 'size'>; readonly sizes: readonly number[]; readonly width: number; readonly most: number; readonly measure: Measure }): { readonly lines: string[]; readonly style: TextStyle } {
  let result: { lines: string[]; style: TextStyle } | undefined;
  for (const size of sizes) {
    result = { style: { ...style, size }, lines: linesOf(text, { ...style, size }, width, measure) };
    // A word that had to be broken is set too large.
    const whole = text.split(/\s+/).every((word) => measure(word, { ...style, size }) <= width);
    if (whole && result.lines.length <= most) break;
  }
  return result ?? { lines: [], style: { ...style, size: 0 } };
}
