import type { PrintRequest, Printed } from '../../domain/sharing/menu-printer';
import { spokenLink } from '../../domain/sharing/menu-link';
import { flow } from '../../domain/sharing/page-flow';
import { printedColours } from '../../domain/sharing/printed-colours';
import { printedMenu, type PrintedMenu } from '../../domain/sharing/printed-menu';
import { menuAtoms } from './menu-atoms';
import { menuStyles, type MenuStyles } from './menu-styles';
import { paperTexts } from './paper-texts';
import { PdfSheet } from './pdf-sheet';
import { printedLogo, type PrintedLogo } from './printed-logo';
import { fitted, LEADING } from './text-lines';

const MARGIN = { side: 50, top: 46, bottom: 58 } as const;
const GUTTER = 30;
const LOGO_PLACE = { width: 180, height: 64 } as const;
/** A single column is no wider: a price too far from its name is not found. */
const WIDEST = 430;
/** From so many dishes on there are two columns. */
const TWO_COLUMNS_FROM = 16;

/** The menu as a restaurant prints it: its colours, its sections whole where they can be, prices aligned. */
export async function drawMenuPdf({ menu, link, paper, logo }: PrintRequest): Promise<Printed> {
  const printed = printedMenu(menu);
  const sheet = new PdfSheet(paper, { title: paperTexts.menuTitle(printed.name), author: printed.name, language: menu.language });
  const styles = menuStyles(printedColours(menu));
  const dishes = printed.categories.reduce((sum, { items }) => sum + items.length, 0);
  const columns = dishes >= TWO_COLUMNS_FROM ? 2 : 1;
  const inner = sheet.width - 2 * MARGIN.side;
  const width = columns === 2 ? (inner - GUTTER) / 2 : Math.min(inner, WIDEST);
  const left = (column: number) => (columns === 2 ? MARGIN.side + column * (width + GUTTER) : (sheet.width - width) / 2);

  sheet.addPage();
  const below = drawLetterhead(sheet, printed, styles, await printedLogo(menu, logo, { ground: 'light', place: LOGO_PLACE }));
  const bottom = sheet.height - MARGIN.bottom;
  const topOf = (page: number) => (page === 0 ? below : MARGIN.top);
  const placed = flow(menuAtoms(printed, { sheet, styles, width }), { columns, heightOf: (page) => bottom - topOf(page) });
  let page = 0;
  for (const { atom, page: on, column, top } of placed) {
    while (page < on) {
      sheet.addPage();
      page += 1;
    }
    atom.draw(left(column), topOf(on) + top);
  }
  drawFeet(sheet, { name: printed.name, link, styles });
  return sheet.finish();
}

/** The restaurant's name between double rules, as on the page. @returns where the dishes begin */
function drawLetterhead(sheet: PdfSheet, { name, description, contact }: PrintedMenu, { title, quiet, accent }: MenuStyles, logo: PrintedLogo | undefined): number {
  const inner = sheet.width - 2 * MARGIN.side;
  const middle = sheet.width / 2;
  const doubleRule = (y: number) => {
    sheet.rule(MARGIN.side, y, inner, accent, 1.4);
    sheet.rule(MARGIN.side, y + 3, inner, accent, 0.5);
  };
  doubleRule(MARGIN.top);
  let y = MARGIN.top + 16;
  if (logo) {
    sheet.picture(logo, middle - logo.width / 2, y);
    y += logo.height + 6;
  }
  const heading = fitted(name, { style: title, sizes: [34, 30, 26, 22, 18], width: inner - 20, most: 2, measure: sheet.measure });
  y = sheet.lines(heading.lines, heading.style, middle, y, 'center') + 2;
  const paragraph = (text: string) => {
    y = sheet.lines(sheet.wrap(text, quiet, 380), quiet, middle, y, 'center') + 3;
  };
  if (description) paragraph(description);
  if (contact.length > 0) paragraph(contact.join('  ·  '));
  doubleRule(y + 8);
  return y + 34;
}

function drawFeet(sheet: PdfSheet, { name, link, styles }: { readonly name: string; readonly link: string; readonly styles: MenuStyles }): void {
  const { foot, hairline } = styles;
  const y = sheet.height - MARGIN.bottom + 22;
  const right = sheet.width - MARGIN.side;
  const online = paperTexts.online(spokenLink(link));
  for (let page = 0; page < sheet.pages; page += 1) {
    sheet.turnTo(page);
    sheet.rule(MARGIN.side, y, right - MARGIN.side, hairline, 0.5);
    const number = sheet.pages > 1 ? paperTexts.page(page + 1, sheet.pages) : '';
    const between = number ? sheet.measure(number, foot) + 24 : 0;
    const baseline = y + foot.size * LEADING + 2;
    sheet.line(online, foot, MARGIN.side, baseline);
    sheet.line(number, foot, right, baseline, 'right');
    const room = right - MARGIN.side - between - sheet.measure(online, foot) - 24;
    // A long name is on the page anyway.
    if (sheet.measure(name, foot) <= room) sheet.line(name, foot, right - between, baseline, 'right');
  }
}
