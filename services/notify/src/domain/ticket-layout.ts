/*
 * A ticket is text, so that it can be kept, read and compared. Three signs say how it stands on paper; none of them is
 * left in what people write (`ticket.ts`).
 */

/** Begins a line of twice the size. */
export const BIG = '\u2016';
/** A line across the paper. */
export const RULE = '\u2017';
/** Between what stands left and what stands right on a line. */
export const SIDES = '\t';

export interface TicketLine {
  readonly text: string;
  readonly isBig: boolean;
}

/** Breaks a ticket into lines for so many characters of normal size. */
export function layOut(ticket: string, columns: number): TicketLine[] {
  return ticket.split('\n').flatMap((line): TicketLine[] => {
    if (line === RULE) return [{ text: '-'.repeat(columns), isBig: false }];
    const isBig = line.startsWith(BIG);
    const plain = printable(isBig ? line.slice(BIG.length) : line);
    const texts = plain.includes(SIDES)
      ? sides(plain, columns)
      : wrapped(plain, isBig ? Math.floor(columns / 2) : columns);
    return texts.map((text) => ({ text, isBig }));
  });
}

/** The same as plain lines, for printers that set their own letters. */
export function asPlainText(ticket: string, columns: number): string {
  return layOut(ticket, columns)
    .map(({ text }) => `${text}\n`)
    .join('');
}

/** How many columns a text takes: letters of East Asian scripts take two. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += isWide(letter) ? 2 : 1;
  return width;
}

export function isWide(letter: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u.test(
    letter,
  );
}

/**
 * Commands to a printer are control characters: none comes from a text. Composed letters stand in code pages,
 * decomposed ones do not.
 */
function printable(line: string): string {
  return line.normalize('NFC').replace(/(?!\t)\p{Cc}|\p{Cf}|[\u2016\u2017]/gu, '');
}

function sides(line: string, columns: number): string[] {
  const cut = line.lastIndexOf(SIDES);
  const right = line.slice(cut + SIDES.length);
  const left = wrapped(line.slice(0, cut).replaceAll(SIDES, ' '), columns - widthOf(right) - 1);
  return left.map((text, index) =>
    index === 0 ? text + ' '.repeat(Math.max(1, columns - widthOf(text) - widthOf(right))) + right : text,
  );
}

/** Breaks between words where that is possible; what continues a line is set in as the line is. */
function wrapped(line: string, columns: number): string[] {
  const indent = /^ */.exec(line)?.[0] ?? '';
  const room = Math.max(8, columns - indent.length);
  const lines: string[] = [];
  let now = '';
  for (const word of line.trim().split(/ +/)) {
    for (const piece of pieces(word, room)) {
      const joined = now === '' ? piece : `${now} ${piece}`;
      if (widthOf(joined) <= room) now = joined;
      else {
        lines.push(now);
        now = piece;
      }
    }
  }
  return [...lines, now].map((text) => indent + text);
}

function pieces(word: string, room: number): string[] {
  const cut: string[] = [];
  let now = '';
  for (const letter of word) {
    if (widthOf(now + letter) > room) {
      cut.push(now);
      now = '';
    }
    now += letter;
  }
  return [...cut, now];
}
