import { inkOf, type LineInk } from '../line-ink';
import type { Letter } from '../line-recogniser';
import type { Pixels } from '../page-pixels';

/** A rectangle of ink (pixels). */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture of marks, black on white unless told otherwise. */
export function pictureOf(
  marks: readonly Mark[],
  width: number,
  height: number,
  { paper = 250, ink = 20 } = {},
): Pixels {
  const data = new Uint8Array(3 * width * height).fill(paper);
  for (const mark of marks) {
    for (let y = mark.y; y < mark.y + mark.height; y++)
      data.fill(ink, 3 * (y * width + mark.x), 3 * (y * width + mark.x + mark.width));
  }
  return { data, width, height };
}

/** A line of letters, each a bar, as recognition sees and reads it. */
export function drawnLine(
  text: string,
  { gap = 3, space = 14, letterWidth = 12 } = {},
): { letters: Letter[]; ink: LineInk } {
  const marks: (Mark & { text: string })[] = [];
  let x = 10;
  for (const letter of text) {
    if (letter === ' ') {
      x += space - gap;
      continue;
    }
    marks.push({ text: letter, x, y: 12, width: letterWidth, height: 26 });
    x += letterWidth + gap;
  }
  const picture = pictureOf(marks, x + 10, 48);
  return {
    letters: marks.map((mark) => ({
      text: mark.text,
      at: (mark.x + mark.width / 2) / picture.width,
      confidence: 0.95,
    })),
    ink: inkOf(picture),
  };
}
