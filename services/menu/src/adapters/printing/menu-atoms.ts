import type { Atom } from '../../domain/sharing/page-flow';
import type { PricedLabel, PrintedCategory, PrintedItem, PrintedMenu } from '../../domain/sharing/printed-menu';
import type { Align } from './drawing';
import type { MenuStyles } from './menu-styles';
import { paperTexts } from './paper-texts';
import type { PdfSheet } from './pdf-sheet';
import { richLines, type RichLine, type Span } from './rich-lines';
import { ASCENT, fitted, lineHeight, type TextStyle } from './text-lines';
import { dishRuleOf, ornamentOf, type DishRule, type Ornament } from './theme-marks';

/** An atom that can be drawn with its top left corner at a point. */
export interface DrawnAtom extends Atom {
  /** @param atTop of its column: what parts it from what stands above is left out */
  draw(x: number, y: number, atTop: boolean): void;
}

export interface Setting {
  readonly sheet: PdfSheet;
  readonly styles: MenuStyles;
  /** Of the column. */
  readonly width: number;
  /** Descriptions go on in the line of their dish's name: the closest setting. */
  readonly runIn: boolean;
}

interface Marked extends Setting {
  readonly ornament: Ornament;
  readonly rule: DishRule;
}

/** Between a name and what stands at its right. */
const GAP = 12;
/** A column of prices is at least so wide. */
const PRICE_COLUMN = 40;
/** From the top of a heading to its baseline, by the size: what marks it reaches below the words. */
const HEADING_ASCENT = 0.92;
/** Prices that take more of a column than this stand below their dish. */
const MAX_FOR_PRICES = 0.52;

/** The lines of a menu from top to bottom. Those of a dish hang together, and so do a heading and its first dish. */
export function menuAtoms(menu: PrintedMenu, setting: Setting): DrawnAtom[] {
  const marked = { ...setting, ornament: ornamentOf(setting.styles.theme), rule: dishRuleOf(setting.styles.theme) };
  return [...menu.categories.flatMap((category) => categoryAtoms(category, marked)), ...notesAtoms(menu.notes, marked)];
}

function categoryAtoms(category: PrintedCategory, setting: Marked): DrawnAtom[] {
  const { sheet, styles, width, ornament } = setting;
  const { note, column, before } = styles;
  const columnWidth = priceColumnWidth(category, setting);
  const columns = columnWidth * category.columns.length <= width * MAX_FOR_PRICES ? category.columns : [];
  const notes = category.note
    ? textAtoms(category.note, note, { ...setting, align: ornament.align, keepLast: true }).map((atom, at) =>
        at === 0 ? { ...atom, space: styles.before.firstItem } : atom,
      )
    : [];
  const heads: DrawnAtom[] =
    columns.length === 0
      ? []
      : [
          {
            height: lineHeight(column),
            space: before.firstItem + 2,
            keep: true,
            draw: (x, y) =>
              columns.forEach((label, at) =>
                sheet.line(
                  label,
                  column,
                  x + width - (columns.length - 1 - at) * columnWidth,
                  y + column.size * ASCENT,
                  'right',
                ),
              ),
          },
        ];
  const items = category.items.flatMap((item, at) =>
    itemAtoms(item, { columns, columnWidth, first: at === 0 }, setting),
  );
  return [...headingAtoms(category.name, setting), ...notes, ...heads, ...items].map((atom, at) =>
    at === 0 ? { ...atom, space: before.category } : atom,
  );
}

function headingAtoms(name: string, { sheet, styles, width, ornament }: Marked): DrawnAtom[] {
  const { size, ...style } = styles.category;
  const { room, align, beside, below } = ornament;
  const title = fitted(name, {
    style,
    sizes: [size, size * 0.86, size * 0.74],
    width: width - (room.left + room.right) * size,
    limit: 2,
    measure: sheet.measure,
  });
  const set = title.style;
  const lines = title.lines.map((text, row): DrawnAtom => ({
    height: lineHeight(set),
    space: 0,
    keep: true,
    draw(x, y) {
      const baseline = y + set.size * HEADING_ASCENT;
      const drawn = sheet.measure(text, set);
      const from = align === 'center' ? x + (width - drawn) / 2 : x + room.left * set.size;
      if (row === 0) sheet.bookmark(name);
      beside?.(sheet, { row, from, end: from + drawn, baseline, size: set.size, x, width });
      sheet.line(text, set, from, baseline);
    },
  }));
  return below
    ? [...lines, { height: below.height, space: 0, keep: true, draw: (x, y) => below.draw(sheet, x, y, width) }]
    : lines;
}

function priceColumnWidth({ columns, items }: PrintedCategory, { sheet, styles }: Marked): number {
  const widths = [
    ...columns.map((label) => sheet.measure(label, styles.column)),
    ...items.flatMap(({ sizes }) => sizes.map(({ price }) => sheet.measure(price, styles.price))),
  ];
  return Math.max(PRICE_COLUMN, ...widths.map((width) => width + GAP / 2));
}

interface PriceColumns {
  readonly columns: readonly string[];
  readonly columnWidth: number;
  /** Below its heading. */
  readonly first: boolean;
}

function itemAtoms(item: PrintedItem, { columns, columnWidth, first }: PriceColumns, setting: Marked): DrawnAtom[] {
  const { sheet, styles, width, rule, runIn } = setting;
  const inColumns = columns.length > 0 && item.sizes.length > 0;
  const widePrice = !inColumns && sheet.measure(item.price, styles.price) > width * MAX_FOR_PRICES;
  const prices = inColumns ? item.sizes.map(({ price }) => price) : widePrice ? [] : [item.price];
  const joined = runIn && item.description !== undefined && !widePrice;
  const atoms = [
    ...nameAtoms(item, { prices, columnWidth, joined }, setting),
    ...(widePrice ? textAtoms(item.price, styles.price, { ...setting, align: 'right', keepLast: true }) : []),
    ...(item.description && !joined
      ? textAtoms(item.description, styles.description, {
          ...setting,
          width: width * styles.measure,
          align: 'left',
          keepLast: true,
        })
      : []),
    ...(inColumns ? [] : item.sizes.flatMap((size) => pricedLines(size, setting))),
    ...(item.addOns.length > 0
      ? textAtoms(
          `${paperTexts.add}: ${item.addOns.map(({ label, price }) => (price ? `${label} ${price}` : label)).join(', ')}`,
          styles.note,
          { ...setting, align: 'left', keepLast: true },
        )
      : []),
  ];
  const space = first ? styles.before.firstItem : styles.before.item * rule.room;
  // Whatever comes last lets go of what follows.
  return atoms.map((atom, at) => ({
    ...atom,
    ...(at === 0 && {
      space,
      draw: (x, y, atTop) => {
        if (!first && !atTop) rule.draw?.(sheet, x, y - space / 2 + RULE_DOWN, width);
        atom.draw(x, y, atTop);
      },
    }),
    keep: at < atoms.length - 1,
  }));
}

/** The line above has room below its letters; the one below has less above them. */
const RULE_DOWN = 0.8;

interface NameLine {
  readonly prices: readonly string[];
  readonly columnWidth: number;
  /** With the description behind it. */
  readonly joined: boolean;
}

/** The name with its marks and the prices: on its last line, or on the first where the description follows at once. */
function nameAtoms(
  { name, marks, description }: PrintedItem,
  { prices, columnWidth, joined }: NameLine,
  { sheet, styles, width, rule }: Marked,
): DrawnAtom[] {
  const { name: style, price, mark, description: text, theme } = styles;
  const right = prices.length === 0 ? 0 : columnWidth * (prices.length - 1) + sheet.measure(prices[0]!, price);
  const room = width - (right > 0 ? right + GAP : 0);
  const spans: Span[] = [
    { text: name, style },
    ...marks.map((one): Span => ({ text: one, style: mark, gap: 5 })),
    ...(joined && description ? [{ text: description, style: text, gap: 7 }] : []),
  ];
  const lines = richLines(spans, (line) => (joined && line > 0 ? width : room), sheet.measure);
  const rows: readonly RichLine[] = lines.length > 0 ? lines : [{ pieces: [], width: 0 }];
  const priced = joined ? 0 : rows.length - 1;
  return rows.map(({ pieces, width: ends }, row): DrawnAtom => ({
    height: lineHeight(row === 0 || !joined ? style : text),
    space: 0,
    keep: true,
    draw(x, y) {
      const baseline = y + (row === 0 || !joined ? style : text).size * ASCENT;
      for (const piece of pieces) sheet.line(piece.text, piece.style, x + piece.x, baseline);
      if (row !== priced) return;
      prices.forEach((amount, place) =>
        sheet.line(amount, price, x + width - (prices.length - 1 - place) * columnWidth, baseline, 'right'),
      );
      if (rule.leader && !joined && right > 0)
        leader(sheet, {
          x: x + ends + 4,
          y: baseline - 0.6,
          width: width - right - ends - 8,
          colour: theme.colours.quiet,
        });
    },
  }));
}

/** A size below its dish, its price under the other prices. */
function pricedLines({ label, price }: PricedLabel, setting: Marked): DrawnAtom[] {
  const { sheet, styles, width, rule } = setting;
  const { size, price: priceStyle, theme } = styles;
  const style = { ...priceStyle, size: size.size };
  const indent = 10;
  const priceWidth = sheet.measure(price, style);
  const wide = priceWidth > width * MAX_FOR_PRICES;
  const rows = sheet.wrap(label, size, width - indent - (wide ? 0 : priceWidth + GAP));
  const lines = (rows.length > 0 ? rows : ['']).map((text, row, all): DrawnAtom => ({
    height: lineHeight(size),
    space: 0,
    keep: true,
    draw(x, y) {
      const baseline = y + size.size * ASCENT;
      const drawn = indent + sheet.line(text, size, x + indent, baseline);
      if (wide || row < all.length - 1) return;
      sheet.line(price, style, x + width, baseline, 'right');
      if (price && rule.leader)
        leader(sheet, {
          x: x + drawn + 4,
          y: baseline - 0.6,
          width: width - drawn - priceWidth - 8,
          colour: theme.colours.quiet,
        });
    },
  }));
  return wide ? [...lines, ...textAtoms(price, style, { ...setting, align: 'right', keepLast: true })] : lines;
}

/** Dots from a name to its price. */
function leader(
  sheet: PdfSheet,
  { x, y, width, colour }: { readonly x: number; readonly y: number; readonly width: number; readonly colour: string },
): void {
  if (width > 6) sheet.shape(`M${x} ${y}h${width}`, { stroke: colour, width: 0.7, dash: [0.1, 2.8] });
}

function notesAtoms(notes: readonly string[], setting: Marked): DrawnAtom[] {
  const lines = notes.flatMap((note) =>
    textAtoms(note, setting.styles.note, { ...setting, align: setting.ornament.align, keepLast: true }),
  );
  return lines.map((atom, at) => ({
    ...atom,
    space: at === 0 ? setting.styles.before.notes : atom.space,
    keep: at < lines.length - 1,
  }));
}

/** A paragraph, a line an atom. */
function textAtoms(
  text: string,
  style: TextStyle,
  { sheet, width, align, keepLast }: Setting & { readonly align: Align; readonly keepLast: boolean },
): DrawnAtom[] {
  const lines = sheet.wrap(text, style, width);
  const at = align === 'center' ? width / 2 : align === 'right' ? width : 0;
  return lines.map((line, row) => ({
    height: lineHeight(style),
    space: 0,
    keep: row < lines.length - 1 || keepLast,
    draw: (x, y) => void sheet.line(line, style, x + at, y + style.size * ASCENT, align),
  }));
}
