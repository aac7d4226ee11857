import type { ThemeDesign } from '@chalkboard/contracts';
import { checks, flourish, lozenge, pointed, rectangle, straight, wave, type Drawing } from './drawing';
import type { ThemeStyle } from './theme-style';

/** How a section's heading is marked. */
export interface Ornament {
  readonly align: 'left' | 'center';
  /** Room at the left and at the right of the words, by their size. */
  readonly room: { readonly left: number; readonly right: number };
  /** Drawn before the words of a line: `from` and `end` are where these begin and end. */
  beside?(drawing: Drawing, words: HeadingLine): void;
  /** Below the words. */
  readonly below?: { readonly height: number; draw(drawing: Drawing, x: number, y: number, width: number): void };
}

export interface HeadingLine {
  /** From 0. */
  readonly row: number;
  readonly from: number;
  readonly end: number;
  readonly baseline: number;
  readonly size: number;
  /** The column. */
  readonly x: number;
  readonly width: number;
}

const NONE = { left: 0, right: 0 } as const;

export function ornamentOf({ design, colours: { accent, band } }: ThemeStyle): Ornament {
  const ornaments: Readonly<Record<ThemeDesign['ornament'], Ornament>> = {
    lozenge: {
      align: 'left',
      room: { left: 0.72, right: 0 },
      beside(drawing, { row, x, baseline, size, end, width }) {
        if (row > 0) return;
        const middle = baseline - size * 0.3;
        drawing.shape(lozenge(x + size * 0.24, middle, size * 0.24), { fill: accent });
        if (end + size < x + width)
          drawing.shape(straight(end + size * 0.5, middle, x + width - end - size * 0.5), {
            stroke: accent,
            width: 0.6,
          });
      },
    },
    edge: {
      align: 'left',
      room: { left: 0.56, right: 0 },
      beside: (drawing, { x, baseline, size }) =>
        drawing.shape(rectangle({ x, y: baseline - size * 0.86, width: size * 0.2, height: size * 1.04 }), {
          fill: accent,
        }),
    },
    wave: {
      align: 'center',
      room: NONE,
      below: {
        height: 8,
        draw: (drawing, x, y, width) =>
          drawing.shape(wave(x + width / 2 - 24, y + 3, { waves: 6, length: 8, height: 1.8 }), {
            stroke: accent,
            width: 1,
          }),
      },
    },
    check: {
      align: 'center',
      room: { left: 1.7, right: 1.7 },
      beside(drawing, { row, baseline, size, from, end }) {
        if (row > 0) return;
        const cloth = { columns: 6, rows: 2, side: size * 0.2 };
        for (const x of [from - size * 1.65, end + size * 0.45])
          drawing.shape(checks(x, baseline - size * 0.5, cloth), { fill: accent });
      },
    },
    flourish: {
      align: 'center',
      room: NONE,
      below: {
        height: 9,
        draw(drawing, x, y, width) {
          const { curls, bead } = flourish(x + width / 2, y + 4, 72);
          drawing.shape(curls, { stroke: accent, width: 0.6 });
          drawing.shape(bead, { fill: accent });
        },
      },
    },
    chevron: {
      align: 'left',
      room: { left: 0.4, right: 1.1 },
      beside: (drawing, { x, baseline, size, end }) =>
        drawing.shape(
          pointed({ x, y: baseline - size * 0.86, width: end - x + size * 0.95, height: size * 1.14 }, size * 0.5),
          { fill: band },
        ),
    },
  };
  return ornaments[design.ornament];
}

/** What parts one dish from the next. */
export interface DishRule {
  /** Dots lead from the name to the price. */
  readonly leader: boolean;
  /** Room between dishes, by the usual. */
  readonly room: number;
  draw?(drawing: Drawing, x: number, y: number, width: number): void;
}

export function dishRuleOf({ design, colours: { hairline, ink } }: ThemeStyle): DishRule {
  const line =
    (width: number, stroke: string, dash?: readonly [number, number]): DishRule['draw'] =>
    (drawing, x, y, length) =>
      drawing.shape(straight(x, y, length), { stroke, width, ...(dash && { dash }) });
  const rules: Readonly<Record<ThemeDesign['rules'], DishRule>> = {
    hairline: { leader: false, room: 1, draw: line(0.5, hairline) },
    none: { leader: false, room: 0.95 },
    dashed: { leader: false, room: 1, draw: line(0.7, '#b9a48c', [2.4, 2.6]) },
    leaders: { leader: true, room: 0.85 },
    space: { leader: false, room: 1.15 },
    bars: { leader: false, room: 1.05, draw: line(1.3, ink) },
  };
  return rules[design.rules];
}
