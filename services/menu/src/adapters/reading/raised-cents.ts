import { stretchOf, textOf, wordsOf, type SpacedLetters } from './letter-words';
import type { LineInk, Stretch } from './line-ink';
import type { Pixels } from './page-pixels';

/** Cents that are set small and high behind a figure (pixels of the line's picture). */
export interface RaisedCents {
  readonly along: Stretch;
  readonly across: Stretch;
  /** Where the figure before them ends, and how high it is. */
  readonly figure: { readonly top: number; readonly foot: number };
}

/** A line as if its cents stood on it, behind a point. */
export interface LevelledLine {
  readonly picture: Pixels;
  /** Where a place along this picture is on the line's own (pixels). */
  toOriginal(x: number): number;
}

/**
 * Height and width of raised cents as shares of the height of the figure before them; their foot stands above that
 * figure's by so much of its height.
 */
const HEIGHT = { least: 0.36, most: 0.8 } as const;
const WIDTH = { least: 0.5, most: 1.9 } as const;
const RAISED = 0.22;
/** Their top is hardly lower than that of the figure. */
const HIGH = 0.25;
/** Ink as high as this share of the line's picture is a bar beside it. */
const BAR_HEIGHT = 0.88;
/** White before them, and within them (shares of the figure's height). */
const NEAR = 0.45;
const WITHIN = 0.3;
/** White before them as a share of the height of the line's picture, which is larger than a figure. */
const CLOSE = 0.4;
/** The end of a figure's own stroke that stands high, as of a 7, is parted from them by white within this. */
const OWN_STROKE = 0.55;
/** What recognition makes of a price whose cents it misreads: figures, a sign, letters like them. No point. */
const LIKE_PRICE = /^\+?[S$€£]?[\dOoQlI°'’"“”*]{1,7}[/\-$€£]?$/;
const FIGURE_OR_SIGN = /[\d$€£]/;
/** Signs and bars reach further down than figures. */
const SIGNS_BEFORE = /^\+?[S$€£]?/;
const SIGN_BEHIND = /[/\-$€£]$/;
/** Side of the point that is drawn (share of the figure's height), with as much white around it. */
const POINT = 0.16;

/** Finds cents that are set small and high: recognition reads the figures and takes no notice of their height. */
export function findRaisedCents(line: SpacedLetters, ink: LineInk): RaisedCents[] {
  return closeWords(line).flatMap((word) => {
    const text = textOf(line, word);
    const figures = {
      from: word.from + SIGNS_BEFORE.exec(text)![0].length,
      to: word.to - (SIGN_BEHIND.test(text) ? 1 : 0),
    };
    const { from, to } = stretchOf(line, figures.to > figures.from ? figures : word);
    const cents = raisedWithin(ink, { from: Math.max(0, from), to: Math.min(ink.width, to) });
    // What stands before them was read as a figure, and is no bar.
    const first = line.letters[Math.min(figures.from, word.to - 1)]!.at * ink.width;
    return cents && first < cents.along.from && cents.figure.foot < ink.height - 1 ? [cents] : [];
  });
}

/** The words that may be such prices; two that stand close are one, as the white before cents is no space. */
function closeWords(line: SpacedLetters): Stretch[] {
  const found: Stretch[] = [];
  for (const word of wordsOf(line)) {
    const before = found.at(-1);
    const both = before && { from: before.from, to: word.to };
    if (both && before.to === word.from && line.gaps[word.from - 1]!.width < CLOSE && mayBePrice(textOf(line, both)))
      found.splice(-1, 1, both);
    else if (mayBePrice(textOf(line, word))) found.push(word);
  }
  return found;
}

const mayBePrice = (text: string): boolean => LIKE_PRICE.test(text) && FIGURE_OR_SIGN.test(text);

type Column = Stretch | undefined;

/** The rows of ink in a column; of none where it has no ink, or a bar as high as the line. */
function rowsOf({ isInk, height }: LineInk, x: number): Column {
  let [from, to] = [1, height - 1];
  while (from < to && !isInk(x, from)) from++;
  while (to > from && !isInk(x, to - 1)) to--;
  return to > from && to - from < BAR_HEIGHT * height ? { from, to } : undefined;
}

/** The rows of all columns together. */
function around(columns: readonly Column[]): Column {
  const inked = columns.flatMap((rows) => rows ?? []);
  if (inked.length === 0) return undefined;
  return { from: Math.min(...inked.map(({ from }) => from)), to: Math.max(...inked.map(({ to }) => to)) };
}

/** The last raised cents in a stretch of figures. */
function raisedWithin(ink: LineInk, { from, to }: Stretch): RaisedCents | undefined {
  const columns = Array.from({ length: Math.max(0, to - from) }, (_, index) => rowsOf(ink, from + index));
  const rows = around(columns);
  if (!rows) return undefined;
  const height = rows.to - rows.from;
  const isHigh = (column: Column): boolean => column !== undefined && column.to <= rows.to - RAISED * height;
  for (let end = columns.length; end > 0; end--) {
    // Print goes on behind the left part of a 4.
    if (!isHigh(columns[end - 1]) || columns[end]) continue;
    let [first, white] = [end, 0];
    for (let index = end - 1; index >= 0 && white <= WITHIN * height; index--) {
      if (!columns[index]) white++;
      else if (!isHigh(columns[index])) break;
      else [first, white] = [index, 0];
    }
    const start = withoutOwnStroke(columns, { from: first, to: end }, height);
    const across = around(columns.slice(start, end))!;
    const figure = figureBefore(columns, start, NEAR * height);
    if (figure && isRaised(across, end - start, figure))
      return { along: { from: from + start, to: from + end }, across, figure: { top: figure.from, foot: figure.to } };
    end = first + 1;
  }
  return undefined;
}

function isRaised(cents: Stretch, width: number, figure: Stretch): boolean {
  const height = figure.to - figure.from;
  const share = (cents.to - cents.from) / height;
  return (
    share > HEIGHT.least &&
    share < HEIGHT.most &&
    width > WIDTH.least * height &&
    width < WIDTH.most * height &&
    figure.to - cents.to > RAISED * height &&
    cents.from - figure.from < HIGH * height
  );
}

/** The rows of the figure that ends no further before a place than this. */
function figureBefore(columns: readonly Column[], start: number, near: number): Column {
  let to = start;
  while (to > 0 && !columns[to - 1]) to--;
  let from = to;
  while (from > 0 && columns[from - 1]) from--;
  return start - to <= near ? around(columns.slice(from, to)) : undefined;
}

/** Where raised cents begin, behind what a figure's own stroke has as high. */
function withoutOwnStroke(columns: readonly Column[], { from, to }: Stretch, height: number): number {
  const reach = Math.min(to, from + Math.ceil(OWN_STROKE * height));
  let white = from;
  while (white < reach && columns[white]) white++;
  if (white === reach) return from;
  while (!columns[white]) white++;
  return to - white > WIDTH.least * height ? white : from;
}

/**
 * Sets cents on the line, as high as the figures before them and behind a point, so that recognition reads them as it
 * does others.
 *
 * @param cents left to right
 * @param cut gives a part of the line with another height, in pixels
 */
export function withLevelCents(
  picture: Pixels,
  ink: LineInk,
  cents: readonly RaisedCents[],
  cut: (along: Stretch, across: Stretch, height: number) => Pixels,
): LevelledLine {
  const parts: { readonly pixels: Pixels; readonly along: Stretch }[] = [];
  let from = 0;
  for (const { along, across, figure } of cents) {
    const [height, colours] = [figure.foot - figure.top, coloursOf(picture, ink, along)];
    const side = Math.max(2, Math.round(POINT * height));
    const small = cut(along, across, height);
    const room = plain(4 * side + small.width, picture.height, colours.ground);
    paste(plain(side, side, colours.ink), room, side, figure.foot - side);
    paste(small, room, 3 * side, figure.top);
    parts.push({ pixels: columnsOf(picture, { from, to: along.from }), along: { from, to: along.from } });
    parts.push({ pixels: room, along });
    from = along.to;
  }
  parts.push({ pixels: columnsOf(picture, { from, to: picture.width }), along: { from, to: picture.width } });
  const whole = plain(
    parts.reduce((sum, { pixels }) => sum + pixels.width, 0),
    picture.height,
    [0, 0, 0],
  );
  const source = new Float64Array(whole.width);
  let to = 0;
  for (const { pixels, along } of parts) {
    paste(pixels, whole, to, 0);
    for (let x = 0; x < pixels.width; x++)
      source[to + x] = along.from + ((x + 0.5) / pixels.width) * (along.to - along.from);
    to += pixels.width;
  }
  return {
    picture: whole,
    toOriginal: (place) => source[Math.max(0, Math.min(whole.width - 1, Math.floor(place)))] ?? 0,
  };
}

type Colour = readonly [red: number, green: number, blue: number];

/** The mean colours of ink and ground in a stretch of a line. */
function coloursOf(
  { data, width, height }: Pixels,
  { isInk }: LineInk,
  { from, to }: Stretch,
): Record<'ink' | 'ground', Colour> {
  const sums = { ink: [0, 0, 0, 0], ground: [0, 0, 0, 0] };
  for (let y = 0; y < height; y++) {
    for (let x = from; x < to; x++) {
      const sum = sums[isInk(x, y) ? 'ink' : 'ground'];
      for (let colour = 0; colour < 3; colour++) sum[colour]! += data[3 * (y * width + x) + colour]!;
      sum[3]!++;
    }
  }
  const mean = ([red, green, blue, count]: number[]): Colour => [red! / count!, green! / count!, blue! / count!];
  return { ink: mean(sums.ink), ground: mean(sums.ground) };
}

function plain(width: number, height: number, colour: Colour): Pixels {
  const data = new Uint8Array(3 * width * height);
  for (let at = 0; at < data.length; at++) data[at] = colour[at % 3]!;
  return { data, width, height };
}

function columnsOf({ data, width, height }: Pixels, { from, to }: Stretch): Pixels {
  const out = new Uint8Array(3 * (to - from) * height);
  for (let y = 0; y < height; y++)
    out.set(data.subarray(3 * (y * width + from), 3 * (y * width + to)), 3 * y * (to - from));
  return { data: out, width: to - from, height };
}

function paste({ data, width, height }: Pixels, onto: Pixels, left: number, top: number): void {
  for (let y = 0; y < height && top + y < onto.height; y++)
    onto.data.set(data.subarray(3 * y * width, 3 * (y + 1) * width), 3 * ((top + y) * onto.width + left));
}
