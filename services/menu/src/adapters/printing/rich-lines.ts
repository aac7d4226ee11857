import { brokenWord, type Measure, type TextStyle } from './text-lines';

/** Words of one style within a paragraph of several. */
export interface Span {
  readonly text: string;
  readonly style: TextStyle;
  /** Before its first word, where that does not begin a line. */
  readonly gap?: number;
}

/** A part of a line, and where it begins in it. */
export interface Piece {
  readonly text: string;
  readonly style: TextStyle;
  readonly x: number;
}

export interface RichLine {
  readonly pieces: readonly Piece[];
  readonly width: number;
}

/**
 * A paragraph of several styles broken into lines; a word that is wider than a line is broken inside. @param roomOf the
 * width of a line, from 0
 */
export function richLines(spans: readonly Span[], roomOf: (line: number) => number, measure: Measure): RichLine[] {
  const done: RichLine[] = [];
  let pieces: Piece[] = [];
  let width = 0;
  const end = () => {
    if (pieces.length > 0) done.push({ pieces, width });
    pieces = [];
    width = 0;
  };
  for (const { text, style, gap = 0 } of spans) {
    text
      .split(/\s+/)
      .filter(Boolean)
      .forEach((word, at) => {
        const last = at > 0 ? pieces.at(-1) : undefined;
        const lead = at === 0 && pieces.length > 0 ? gap : 0;
        const more = lead + measure(last ? ` ${word}` : word, style);
        if (width + more <= roomOf(done.length)) {
          if (last) pieces[pieces.length - 1] = { ...last, text: `${last.text} ${word}` };
          else pieces.push({ text: word, style, x: width + lead });
          width += more;
          return;
        }
        end();
        const parts = brokenWord(word, style, roomOf(done.length), measure);
        parts.forEach((part, index) => {
          pieces = [{ text: part, style, x: 0 }];
          width = measure(part, style);
          if (index < parts.length - 1) end();
        });
      });
  }
  end();
  return done;
}
