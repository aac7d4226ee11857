import type { ThemeDesign } from '@chalkboard/contracts';
import { banner, checks, flourish, label, rectangle, straight, wave, type Box, type Drawing } from './drawing';
import type { PrintedLogo } from './printed-logo';
import { fitted, lineHeight, linesOf, sizesBetween, type Fitted, type TextStyle } from './text-lines';
import { ON_BAND, type ThemeStyle } from './theme-style';

export interface HeadContent {
  readonly name: string;
  /** Below the name. */
  readonly line?: string;
  /** Below that: address, telephone. They stand in one line where they can. */
  readonly contact?: readonly string[];
  readonly logo?: PrintedLogo;
}

export interface HeadPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /**
   * The head takes all of it, with its texts in the middle, and more only for a name that does not fit in the least
   * type; else it takes what it needs.
   */
  readonly height?: number;
  /** Of lengths and sizes; 1 is the head of a menu. */
  readonly scale: number;
  /** Of the name, by its usual size. */
  readonly name?: number;
  /** The least size of type, in units of the drawing. */
  readonly least: number;
}

/** How a restaurant's name stands at the top, by theme. Lengths are those of a menu's head. */
interface Head {
  readonly align: 'left' | 'center';
  readonly pad: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  readonly name: number;
  /** Between the name and what follows. */
  readonly between?: { readonly height: number; draw(drawing: Drawing, x: number, y: number, scale: number): void };
  /** Is drawn before the texts. */
  frame(drawing: Drawing, box: Box, scale: number): void;
}

type HeadOf = (style: ThemeStyle) => Head;

const HEADS: Readonly<Record<ThemeDesign['header'], HeadOf>> = {
  'double-rule': ({ colours }) => ({
    align: 'left',
    pad: { left: 0, right: 0, top: 15, bottom: 15 },
    name: 38,
    frame(drawing, { x, y, width, height }, s) {
      const thick = (at: number) => drawing.shape(straight(x, at, width), { stroke: colours.heading, width: 2.8 * s });
      const thin = (at: number) => drawing.shape(straight(x, at, width), { stroke: colours.heading, width: 0.7 * s });
      thin(y + 0.5 * s);
      thick(y + height - 5.2 * s);
      thin(y + height - 1 * s);
    },
  }),
  block: ({ colours }) => ({
    align: 'left',
    pad: { left: 26, right: 20, top: 24, bottom: 22 },
    name: 46,
    frame(drawing, box, s) {
      drawing.shape(rectangle(box), { fill: colours.band });
      drawing.shape(rectangle({ ...box, width: 8 * s }), { fill: colours.onBandAccent });
    },
  }),
  label: ({ colours }) => ({
    align: 'center',
    pad: { left: 30, right: 30, top: 18, bottom: 16 },
    name: 36,
    between: {
      height: 13,
      draw: (drawing, x, y, s) =>
        drawing.shape(wave(x - 36 * s, y + 6 * s, { waves: 6, length: 12 * s, height: 2.6 * s }), {
          stroke: colours.accent,
          width: 1.4 * s,
        }),
    },
    frame(drawing, box, s) {
      const inset = 4.5 * s;
      drawing.shape(label(inner(box, 0.8 * s), 12 * s), {
        fill: colours.tint,
        stroke: colours.heading,
        width: 1.6 * s,
      });
      drawing.shape(label(inner(box, inset), 10.5 * s), { stroke: colours.heading, width: 0.6 * s });
    },
  }),
  tablecloth: ({ colours }) => ({
    align: 'center',
    pad: { left: 10, right: 10, top: 36, bottom: 16 },
    name: 40,
    frame(drawing, { x, y, width, height }, s) {
      const rows = 3;
      const columns = 2 * Math.round(width / (16 * s)) + 1;
      const side = width / columns;
      drawing.shape(checks(x, y, { columns, rows, side }), { fill: colours.accent });
      drawing.shape(straight(x, y + rows * side + 1.6 * s, width), { stroke: colours.heading, width: 1.4 * s });
      drawing.shape(straight(x, y + height - 3.4 * s, width), { stroke: colours.accent, width: 1.4 * s });
      drawing.shape(straight(x, y + height - 0.8 * s, width), { stroke: colours.heading, width: 1.4 * s });
    },
  }),
  'title-page': ({ colours }) => ({
    align: 'center',
    pad: { left: 20, right: 20, top: 20, bottom: 18 },
    name: 44,
    between: {
      height: 20,
      draw(drawing, x, y, s) {
        const { curls, bead } = flourish(x, y + 8 * s, 120 * s);
        drawing.shape(curls, { stroke: colours.accent, width: 0.9 * s });
        drawing.shape(bead, { fill: colours.accent });
      },
    },
    frame(drawing, { x, y, width, height }, s) {
      const short = width * 0.3;
      for (const at of [y + 0.4 * s, y + height - 0.4 * s])
        drawing.shape(straight(x + (width - short) / 2, at, short), { stroke: colours.heading, width: 0.6 * s });
    },
  }),
  banner: ({ colours }) => ({
    align: 'left',
    pad: { left: 18, right: 18, top: 17, bottom: 27 },
    name: 50,
    frame(drawing, box, s) {
      drawing.shape(banner(box, 16 * s), { fill: colours.band });
    },
  }),
};

/** The restaurant's name and what belongs to it, as its theme has it. @returns where it ends */
export function drawHead(drawing: Drawing, style: ThemeStyle, content: HeadContent, place: HeadPlace): number {
  const head = HEADS[style.design.header](style);
  const { x, y, width, height, scale } = place;
  const { between, ...bare } = head;
  const whole = headTexts(drawing, style, head, content, place);
  // An ornament makes room for a name that needs it.
  const tight = between !== undefined && height !== undefined && whole.height > height;
  const { logo } = content;
  const texts = tight ? headTexts(drawing, style, bare, content, place) : whole;
  const box = { x, y, width, height: Math.max(height ?? 0, texts.height) };
  head.frame(drawing, box, scale);
  const at = head.align === 'center' ? x + head.pad.left * scale + texts.room / 2 : x + head.pad.left * scale;
  let top = y + head.pad.top * scale + (box.height - texts.height) / 2;
  if (logo) {
    drawing.picture(logo, head.align === 'center' ? at - logo.width / 2 : at, top);
    top += logo.height + AFTER_LOGO * scale;
  }
  const put = ({ lines, style: of }: Fitted) => {
    for (const words of lines) {
      // Capitals stand in the middle of their line.
      drawing.line(words, of, at, top + lineHeight(of) / 2 + of.size * 0.34, head.align);
      top += lineHeight(of);
    }
  };
  put(texts.name);
  if (between && !tight) {
    between.draw(drawing, at, top + GAP * 0.5 * scale, scale);
    top += between.height * scale;
  }
  top += texts.gap;
  put(texts.line);
  put(texts.contact);
  return y + box.height;
}

interface HeadTexts {
  readonly name: Fitted;
  readonly line: Fitted;
  readonly contact: Fitted;
  /** Between the name and the rest. */
  readonly gap: number;
  /** Of a line. */
  readonly room: number;
  /** Of the whole head. */
  readonly height: number;
}

function headTexts(
  drawing: Drawing,
  style: ThemeStyle,
  { pad, name: usual, between }: Head,
  { name, line, contact = [], logo }: HeadContent,
  { width, height, scale, name: larger = 1, least }: HeadPlace,
): HeadTexts {
  const { colours, display, text, design } = style;
  const room = width - (pad.left + pad.right) * scale;
  const around =
    (pad.top + pad.bottom + (between?.height ?? 0)) * scale + (logo ? logo.height + AFTER_LOGO * scale : 0);
  const onBand = ON_BAND.has(design.header);
  const quiet = onBand ? colours.onBand : colours.quiet;
  const small = (size: number) => Math.max(least, size * scale) * text.optical;
  const lineStyle: TextStyle = {
    face: design.header === 'title-page' ? display.aside : text.text,
    size: small(9.4),
    colour: quiet,
    leading: 1.3,
  };
  const contactStyle: TextStyle = { face: text.text, size: small(8.6), colour: quiet, leading: 1.3 };
  const contactLines = contactSet(contact, contactStyle, room, drawing);

  const left = height === undefined ? Infinity : height - around - contactLines.length * lineHeight(contactStyle);
  const leastName = least * display.optical;
  const title = fitted(name, {
    style: { face: display.strong, colour: onBand ? colours.onBand : colours.heading, leading: 1.1, ...style.headline },
    sizes: sizesBetween(Math.max(leastName, usual * scale * larger), leastName),
    ...{
      width: room,
      limit: height === undefined ? 2 : 3,
      height: line ? left - GAP * scale - lineHeight(lineStyle) : left,
      measure: drawing.measure,
    },
  });
  const free = left - title.lines.length * lineHeight(title.style) - GAP * scale;
  // What is left out of a head of a fixed height is on the menu's page.
  const lines = line
    ? linesOf(line, lineStyle, Math.min(room, LINE_MEASURE * lineStyle.size), drawing.measure).slice(
        0,
        Math.max(0, Math.min(MAX_LINES, Math.floor(free / lineHeight(lineStyle)))),
      )
    : [];
  const gap = lines.length + contactLines.length > 0 ? GAP * scale : 0;
  return {
    name: title,
    line: { lines, style: lineStyle },
    contact: { lines: contactLines, style: contactStyle },
    gap,
    room,
    height:
      around +
      title.lines.length * lineHeight(title.style) +
      gap +
      lines.length * lineHeight(lineStyle) +
      contactLines.length * lineHeight(contactStyle),
  };
}

const AFTER_LOGO = 8;
const GAP = 5;
const MAX_LINES = 24;
/** Of a line below the name, by its size. */
const LINE_MEASURE = 60;

function contactSet(contact: readonly string[], style: TextStyle, room: number, { measure }: Drawing): string[] {
  const joined = contact.join('  ·  ');
  if (measure(joined, style) <= room) return joined ? [joined] : [];
  return contact.flatMap((part) => linesOf(part, style, room, measure));
}

function inner({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}
