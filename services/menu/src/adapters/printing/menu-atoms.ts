import type { Atom } from '../../domain/sharing/page-flow';
import type { PricedLabel, PrintedCategory, PrintedItem, PrintedMenu } from '../../domain/sharing/printed-menu';
import type { MenuStyles } from './menu-styles';
import { paperTexts } from './paper-texts';
import type { PdfSheet } from './pdf-sheet';
import { ASCENT, LEADING, type TextStyle } from './text-lines';

/** An atom that can be drawn with its top left corner at a point. */
export interface DrawnAtom extends Atom {
  draw(x: number, y: number): void;
}

interface Setting {
  readonly sheet: PdfSheet;
  readonly styles: MenuStyles;
  /** Of the column. */
  readonly width: number;
}

const BEFORE_CATEGORY = 24;
const BEFORE_ITEM = 8;
const BEFORE_NOTES = 26;
/** Between a name and what stands at its right. */
const GAP = 14;
/** A column of prices is at least so wide. */
const PRICE_COLUMN = 44;

/** The lines of a menu from top to bottom. Those of a dish hang together, and so do a heading and its first dish. */
export function menuAtoms(menu: PrintedMenu, setting: Setting): DrawnAtom[] {
  return [...menu.categories.flatMap((category) => categoryAtoms(category, setting)), ...notesAtoms(menu.notes, setting)];
}

function categoryAtoms(category: PrintedCategory, setting: Setting): DrawnAtom[] {
  const { sheet, styles, width } = setting;
  const { category: heading, note, column, accent } = styles;
  const columnWidth = priceColumnWidth(category, setting);
  const lines = sheet.wrap(category.name, heading, width);
  const title = lines.map((text, at): DrawnAtom => ({
    height: heading.size * LEADING,
    space: at === 0 ? BEFORE_CATEGORY : 0,
    keep: true,
    draw: (x, y) => {
      if (at === 0) sheet.bookmark(category.name);
      sheet.line(text, heading, x + width / 2, y + heading.size * ASCENT, 'center');
    },
  }));
  const rule: DrawnAtom = { height: 7, space: 0, keep: true, draw: (x, y) => sheet.rule(x + width / 2 - 16, y + 2, 32, accent, 1.1) };
  const notes = category.note ? textAtoms(category.note, note, { ...setting, align: 'center', keepLast: true }) : [];
  const columns: DrawnAtom[] = category.columns.length === 0 ? [] : [
    { height: column.size * LEADING, space: 4, keep: true, draw: (x, y) => category.columns.forEach((label, at) => sheet.line(label, column, x + width - (category.columns.length - 1 - at) * columnWidth, y + column.size * ASCENT, 'right')) },
  ];
  return [...title, rule, ...notes, ...columns, ...category.items.flatMap((item) => itemAtoms(item, category.columns, columnWidth, setting))];
}

function priceColumnWidth({ columns, items }: PrintedCategory, { sheet, styles }: Setting): number {
  const widths = [...columns.map((label) => sheet.measure(label, styles.column)), ...items.flatMap(({ sizes }) => sizes.map(({ price }) => sheet.measure(price, styles.price)))];
  return Math.max(PRICE_COLUMN, ...widths.map((width) => width + GAP / 2));
}

function itemAtoms(item: PrintedItem, columns: readonly string[], columnWidth: number, setting: Setting): DrawnAtom[] {
  const { sheet, styles, width } = setting;
  const inColumns = columns.length > 0 && item.sizes.length > 0;
  const prices = inColumns ? item.sizes.map(({ price }) => price) : [item.price];
  const right = inColumns ? columnWidth * (prices.length - 1) + sheet.measure(prices[0]!, styles.price) : sheet.measure(item.price, styles.price);
  const atoms = [
    ...nameAtoms(item, prices, { ...setting, columnWidth, room: width - (right > 0 ? right + GAP : 0) }),
    ...(item.description ? textAtoms(item.description, styles.description, { ...setting, width: width * 0.86, align: 'left', keepLast: true }) : []),
    ...(inColumns ? [] : item.sizes.map((size) => pricedLine(size, setting))),
    ...(item.addOns.length > 0 ? textAtoms(`${paperTexts.add}: ${item.addOns.map(({ label, price }) => (price ? `${label} ${price}` : label)).join(', ')}`, styles.note, { ...setting, align: 'left', keepLast: true }) : []),
  ];
  // Whatever comes last lets go of what follows.
  return atoms.map((atom, at) => ({ ...atom, ...(at === 0 && { space: BEFORE_ITEM }), keep: at < atoms.length - 1 }));
}

/** The name with its marks, and on its last line the prices. */
function nameAtoms({ name, marks }: PrintedItem, prices: readonly string[], { sheet, styles, width, columnWidth, room }: Setting & { readonly columnWidth: number; readonly room: number }): DrawnAtom[] {
  const { name: style, price, mark, dots } = styles;
  const lines = sheet.wrap(name, style, room);
  if (lines.length === 0) lines.push('');
  const marked = marks.join('  ');
  const markWidth = sheet.measure(marked, mark) + 6;
  const marksFit = sheet.measure(lines.at(-1)!, style) + markWidth <= room;
  const nameLines = lines.map((text, at): DrawnAtom => ({
    height: style.size * LEADING,
    space: 0,
    keep: true,
    draw: (x, y) => {
      const baseline = y + style.size * ASCENT;
      const drawn = sheet.line(text, style, x, baseline);
      if (at < lines.length - 1) return;
      const withMarks = marked && marksFit ? drawn + 6 + sheet.line(marked, mark, x + drawn + 6, baseline) : drawn;
      const first = prices.findIndex(Boolean);
      prices.forEach((text, place) => sheet.line(text, price, x + width - (prices.length - 1 - place) * columnWidth, baseline, 'right'));
      if (first < 0) return;
      const ends = width - (prices.length - 1 - first) * columnWidth - sheet.measure(prices[first]!, price);
      sheet.leader(x + withMarks + 5, baseline - 0.5, ends - withMarks - 10, dots);
    },
  }));
  return marked && !marksFit ? [...nameLines, ...textAtoms(marked, mark, { sheet, styles, width, align: 'left', keepLast: true })] : nameLines;
}

/** A size below its dish, its price under the other prices. */
function pricedLine({ label, price }: PricedLabel, { sheet, styles, width }: Setting): DrawnAtom {
  const { size, price: priceStyle, dots } = styles;
  const style = { ...priceStyle, size: size.size };
  const indent = 10;
  const priceWidth = sheet.measure(price, style);
  const lines = sheet.wrap(label, size, width - indent - priceWidth - GAP);
  return {
    height: Math.max(1, lines.length) * size.size * LEADING,
    space: 0,
    keep: true,
    draw: (x, y) => {
      const baseline = y + Math.max(0, lines.length - 1) * size.size * LEADING + size.size * ASCENT;
      sheet.lines(lines, size, x + indent, y);
      const labelled = indent + sheet.measure(lines.at(-1) ?? '', size);
      sheet.line(price, style, x + width, baseline, 'right');
      if (price) sheet.leader(x + labelled + 5, baseline - 0.5, width - labelled - priceWidth - 10, dots);
    },
  };
}

function notesAtoms(notes: readonly string[], setting: Setting): DrawnAtom[] {
  const lines = notes.flatMap((note) => textAtoms(note, setting.styles.note, { ...setting, align: 'center', keepLast: true }));
  return lines.map((atom, at) => ({ ...atom, space: at === 0 ? BEFORE_NOTES : atom.space, keep: at < lines.length - 1 }));
}

/** A paragraph, a line an atom. */
function textAtoms(text: string, style: TextStyle, { sheet, width, align, keepLast }: Setting & { readonly align: 'left' | 'center'; readonly keepLast: boolean }): DrawnAtom[] {
  const lines = sheet.wrap(text, style, width);
  return lines.map((line, at) => ({
    height: style.size * LEADING,
    space: 0,
    keep: at < lines.length - 1 || keepLast,
    draw: (x, y) => void sheet.line(line, style, align === 'center' ? x + width / 2 : x, y + style.size * ASCENT, align),
  }));
}
