import { qrCodeOf } from '@chalkboard/qr-code';
import { spokenLink } from '../../domain/sharing/menu-link';
import type { PrintRequest, Printed } from '../../domain/sharing/menu-printer';
import { flow, type Placed } from '../../domain/sharing/page-flow';
import { printedMenu, type PrintedMenu } from '../../domain/sharing/printed-menu';
import { straight, unseen, type Drawing } from './drawing';
import { menuAtoms, type DrawnAtom } from './menu-atoms';
import { LEAST_TYPE, menuStyles, type MenuStyles } from './menu-styles';
import { paperTexts } from './paper-texts';
import { EDGE, MM, PdfSheet } from './pdf-sheet';
import { printedLogo, type PrintedLogo } from './printed-logo';
import { lineHeight } from './text-lines';
import { drawHead } from './theme-heads';
import { themeStyle, type ThemeStyle } from './theme-style';

const LOGO_PLACE = { width: 170, height: 58 } as const;
/** A single column is no wider: a price too far from its name is not found. */
const WIDEST = 460;
/** From so many dishes on there are two columns. */
const TWO_COLUMNS_FROM = 16;
/** A page; a sheet, front and back. */
const ONE_PAGE = 30;
const ONE_SHEET = 90;
const A_PAGE_BEYOND = 40;
/** The foot of the first page has the code, that of the others a line. */
const CODE = 19 * MM;
const FOOT = { first: CODE + 6, others: 18 } as const;
/** How often a setting between two others is tried. */
const ATTEMPTS = 5;

interface Mode {
  readonly columns: 1 | 2;
  readonly runIn: boolean;
}

interface Layout {
  readonly styles: MenuStyles;
  readonly placed: readonly Placed<DrawnAtom>[];
  readonly pages: number;
  leftOf(column: number): number;
  topOf(page: number): number;
}

/**
 * The menu as a restaurant prints it: in its theme, its sections whole where they can be, prices aligned, as wide as
 * its pages allow.
 */
export async function drawMenuPdf({ menu, link, paper, logo }: PrintRequest): Promise<Printed> {
  const printed = printedMenu(menu);
  const sheet = new PdfSheet(paper, {
    title: paperTexts.menuTitle(printed.name),
    author: printed.name,
    language: menu.language,
  });
  const theme = themeStyle(menu);
  const picture = await printedLogo(menu, logo, { ground: theme.headIsDark ? 'dark' : 'light', place: LOGO_PLACE });
  const layout = layoutOf(printed, { sheet, theme, picture });
  sheet.addPage();
  head(sheet, sheet, printed, layout.styles, picture);
  let page = 0;
  for (const { atom, page: on, column, top } of layout.placed) {
    while (page < on) {
      sheet.addPage();
      page += 1;
    }
    atom.draw(layout.leftOf(column), layout.topOf(on) + top, top === 0);
  }
  drawFeet(sheet, { name: printed.name, link, styles: layout.styles });
  return sheet.finish();
}

interface Ground {
  readonly sheet: PdfSheet;
  readonly theme: ThemeStyle;
  readonly picture: PrintedLogo | undefined;
}

/**
 * The widest setting in which the menu takes the pages that a menu of its length should; the closest has the
 * description behind the name.
 */
function layoutOf(printed: PrintedMenu, ground: Ground): Layout {
  const dishes = printed.categories.reduce((sum, { items }) => sum + items.length, 0);
  const target = dishes <= ONE_PAGE ? 1 : dishes <= ONE_SHEET ? 2 : Math.ceil(dishes / A_PAGE_BEYOND);
  const stacked: Mode = { columns: 2, runIn: false };
  const modes: Mode[] = [
    ...(dishes < TWO_COLUMNS_FROM ? [{ columns: 1, runIn: false } as const] : []),
    stacked,
    ...(dishes > ONE_PAGE && dishes <= ONE_SHEET ? [{ columns: 2, runIn: true } as const] : []),
  ];
  for (const mode of modes) {
    const close = layoutAt(0, mode, printed, ground);
    if (close.pages <= target) return widest(close, target, mode, printed, ground);
  }
  const close = layoutAt(0, stacked, printed, ground);
  return widest(close, close.pages, stacked, printed, ground);
}

function widest(close: Layout, target: number, mode: Mode, printed: PrintedMenu, ground: Ground): Layout {
  let best = close;
  let [low, high] = [0, 1];
  const wide = layoutAt(1, mode, printed, ground);
  if (wide.pages <= target) return wide;
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    const middle = (low + high) / 2;
    const layout = layoutAt(middle, mode, printed, ground);
    if (layout.pages <= target) [best, low] = [layout, middle];
    else high = middle;
  }
  return best;
}

function layoutAt(
  ease: number,
  { columns, runIn }: Mode,
  printed: PrintedMenu,
  { sheet, theme, picture }: Ground,
): Layout {
  const set = menuStyles(theme, ease);
  const side = columns === 2 ? set.margin.side : Math.max(set.margin.side, (sheet.width - WIDEST) / 2);
  const styles = { ...set, margin: { ...set.margin, side } };
  const { margin, gutter } = styles;
  const width = (sheet.width - 2 * side - (columns - 1) * gutter) / columns;
  const below = head(sheet, unseen(sheet.measure), printed, styles, picture) + styles.before.category * 0.6 + 4;
  const topOf = (page: number) => (page === 0 ? below : margin.top);
  const heightOf = (page: number) => footTop(sheet, page) - 6 - topOf(page);
  const placed = flow(menuAtoms(printed, { sheet, styles, width, runIn }), { columns, heightOf });
  return {
    styles,
    placed,
    pages: (placed.at(-1)?.page ?? 0) + 1,
    topOf,
    leftOf: (column) => side + column * (width + gutter),
  };
}

/** @param on what is drawn on @returns where it ends */
function head(
  { width }: PdfSheet,
  on: Drawing,
  { name, description, contact }: PrintedMenu,
  { theme, margin, head: scale }: MenuStyles,
  picture: PrintedLogo | undefined,
): number {
  return drawHead(
    on,
    theme,
    { name, contact, ...(description && { line: description }), ...(picture && { logo: picture }) },
    { x: margin.side, y: margin.top, width: width - 2 * margin.side, scale, least: LEAST_TYPE },
  );
}

function footTop(sheet: PdfSheet, page: number): number {
  return sheet.height - EDGE - 3 - (page === 0 ? FOOT.first : FOOT.others);
}

/** On the first page the code and the address that lead to the menu, on the others the address. */
function drawFeet(
  sheet: PdfSheet,
  { name, link, styles }: { readonly name: string; readonly link: string; readonly styles: MenuStyles },
): void {
  const { foot, margin, theme } = styles;
  const { colours, text } = theme;
  const right = sheet.width - margin.side;
  const online = paperTexts.online(spokenLink(link));
  for (let page = 0; page < sheet.pages; page += 1) {
    sheet.turnTo(page);
    const top = footTop(sheet, page);
    sheet.shape(straight(margin.side, top, right - margin.side), { stroke: colours.hairline, width: 0.6 });
    const number = sheet.pages > 1 ? paperTexts.page(page + 1, sheet.pages) : '';
    const numberWidth = number ? sheet.measure(number, foot) + 18 : 0;
    let left = margin.side;
    let middle = top + FOOT.others / 2 + 2;
    if (page === 0) {
      const code = qrCodeOf(link, 'on-paper');
      // Its white edge lies outside, so that what is seen of it stands below the dishes.
      left -= (CODE * code.quiet) / code.side;
      sheet.qr(code, left, top + 4, CODE);
      left += CODE + 10;
      middle = top + 4 + CODE / 2;
      middle += foot.size * 0.85;
    }
    const baseline = middle + foot.size * 0.34;
    const room = right - left - numberWidth;
    const lines = sheet.wrap(online, foot, room);
    lines.forEach((line, at) => sheet.line(line, foot, left, baseline + at * lineHeight(foot)));
    if (page === 0)
      sheet.line(
        paperTexts.scan,
        { ...foot, face: text.strong, colour: colours.ink, size: foot.size * 1.25 },
        left,
        middle - foot.size * 1.35,
      );
    sheet.line(number, foot, right, baseline, 'right');
    // A long name is on the page anyway.
    if (sheet.measure(online, foot) + sheet.measure(name, foot) + 24 <= room)
      sheet.line(name, foot, right - numberWidth, baseline, 'right');
  }
}
