import type { AllergenChart } from '@chalkboard/contracts';
import { EU_ALLERGENS } from '@chalkboard/contracts/allergens';
import { spokenLink } from '../../domain/sharing/menu-link';
import type { Printed, PrintRequest } from '../../domain/sharing/menu-printer';
import { chartRows, type ChartRow } from './chart-rows';
import { rectangle, straight } from './drawing';
import { LEAST_TYPE } from './menu-styles';
import { paperTexts } from './paper-texts';
import { MM, PdfSheet } from './pdf-sheet';
import { lineHeight, type TextStyle } from './text-lines';

const t = paperTexts.chart;

const INK = '#1f1b16';
const QUIET = '#57504a';
const HAIRLINE = '#c9c1b7';
const CHANGED = '#fbeec2';
const MARGIN = 10 * MM;
const COLUMN = 41;
const PADDING = 3;
const FOOT = 16;
const MAX_NAME_LINES = 4;

const TITLE: TextStyle = { face: 'inter-strong', size: 16, colour: INK };
const VERSION: TextStyle = { face: 'inter-strong', size: 10, colour: INK };
const TEXT: TextStyle = { face: 'inter', size: 9, colour: INK };
const COLUMN_HEAD: TextStyle = { face: 'barlow-condensed-strong', size: 9.2, colour: INK };
const CATEGORY: TextStyle = { face: 'inter-strong', size: 9.5, colour: INK };
const DISH: TextStyle = { face: 'inter', size: 9, colour: INK, leading: 1.22 };
const NOTE: TextStyle = { face: 'inter', size: LEAST_TYPE, colour: QUIET, leading: 1.22 };
const SIGN: TextStyle = { face: 'inter-strong', size: 10, colour: INK };
const SMALL: TextStyle = { face: 'inter', size: LEAST_TYPE, colour: QUIET };

/**
 * All dishes by the 14 allergens, on sheets that lie on their long side. The columns' names stand on every page; rows
 * that are other than in the chart before are marked.
 */
export async function drawAllergenChart({ menu, chart, link, paper }: PrintRequest): Promise<Printed> {
  if (!chart) throw new Error('An allergen chart is drawn of what was issued');
  const sheet = new PdfSheet(paper, {
    title: t.title(chart.restaurantName),
    author: chart.restaurantName,
    language: 'en',
    landscape: true,
  });
  const page = new ChartPage(sheet, chart, menu.timeZone);
  page.open();
  for (const [at, row] of page.rows.entries()) page.put(row, page.rows[at + 1]);
  page.close(link);
  return sheet.finish();
}

/** Puts rows below each other, and goes to the next page where one has no room. */
class ChartPage {
  readonly rows: readonly ChartRow[];
  private readonly right: number;
  private readonly nameWidth: number;
  private readonly foot: number;
  private y = 0;

  constructor(
    private readonly sheet: PdfSheet,
    private readonly chart: AllergenChart,
    private readonly timeZone: string,
  ) {
    this.rows = chartRows(chart);
    this.right = sheet.width - MARGIN;
    this.nameWidth = this.right - MARGIN - EU_ALLERGENS.length * COLUMN;
    this.foot = sheet.height - MARGIN - FOOT;
  }

  /** The first page with title, version, legend. */
  open(): void {
    const { sheet, chart } = this;
    sheet.addPage();
    const version = t.version(chart.version, this.dateOf(chart.issuedAt));
    const room = this.right - MARGIN - sheet.measure(version, VERSION) - 12;
    const title = sheet.wrap(t.title(chart.restaurantName), TITLE, room);
    this.y = sheet.lines(title, TITLE, MARGIN, MARGIN);
    sheet.line(version, VERSION, this.right, MARGIN + TITLE.size, 'right');
    const texts = [
      t.legend,
      t.notFree,
      ...(chart.since ? [t.since(chart.since.version, this.dateOf(chart.since.issuedAt))] : []),
    ];
    for (const text of texts) this.paragraph(text, TEXT);
    this.y += 4;
    this.columnHeads();
  }

  /** @param next a category's head does not stand alone at the end of a page */
  put(row: ChartRow, next: ChartRow | undefined): void {
    const height = this.heightOf(row);
    const needed = height + (row.kind === 'category' && next ? this.heightOf(next) : 0);
    if (this.y + needed > this.foot) this.nextPage();
    const { sheet, y } = this;
    if (row.kind === 'category') {
      sheet.lines(this.nameLines(row), CATEGORY, MARGIN, y + 2 * PADDING);
    } else {
      if (row.isChanged)
        sheet.shape(rectangle({ x: MARGIN, y, width: this.right - MARGIN, height }), { fill: CHANGED });
      const below = sheet.lines(this.nameLines(row), DISH, MARGIN + PADDING, y + PADDING);
      sheet.lines(this.noteLines(row), NOTE, MARGIN + PADDING, below);
      row.cells.forEach((sign, at) => sheet.line(sign, SIGN, this.middleOf(at), y + PADDING + DISH.size, 'center'));
    }
    this.y += height;
    sheet.shape(straight(MARGIN, this.y, this.right - MARGIN), { stroke: HAIRLINE, width: 0.5 });
  }

  /** What is gone since the chart before, and the foot of every page. */
  close(link: string): void {
    const removed = this.chart.since?.changes.removed ?? [];
    if (removed.length > 0) {
      const lines = this.sheet.wrap(t.removed(this.chart.since!.version, removed), TEXT, this.right - MARGIN);
      this.y += 6;
      for (const line of lines) {
        if (this.y + lineHeight(TEXT) > this.foot) this.nextPage();
        this.y = this.sheet.lines([line], TEXT, MARGIN, this.y);
      }
    }
    const { pages } = this.sheet;
    const version = t.version(this.chart.version, this.dateOf(this.chart.issuedAt));
    for (let page = 0; page < pages; page += 1) {
      this.sheet.turnTo(page);
      const base = this.sheet.height - MARGIN;
      this.sheet.line(`${version}  ·  ${spokenLink(link)}`, SMALL, MARGIN, base);
      this.sheet.line(paperTexts.page(page + 1, pages), SMALL, this.right, base, 'right');
    }
  }

  private nextPage(): void {
    this.sheet.addPage();
    this.y = MARGIN;
    this.paragraph(t.legend, SMALL);
    this.columnHeads();
  }

  private columnHeads(): void {
    EU_ALLERGENS.forEach((name, at) =>
      this.sheet.line(name, COLUMN_HEAD, this.middleOf(at), this.y + COLUMN_HEAD.size, 'center'),
    );
    this.sheet.line(t.dish, COLUMN_HEAD, MARGIN + PADDING, this.y + COLUMN_HEAD.size);
    this.y += lineHeight(COLUMN_HEAD) + PADDING;
    this.sheet.shape(straight(MARGIN, this.y, this.right - MARGIN), { stroke: INK, width: 1 });
  }

  private paragraph(text: string, style: TextStyle): void {
    this.y = this.sheet.lines(this.sheet.wrap(text, style, this.right - MARGIN), style, MARGIN, this.y);
  }

  private middleOf(column: number): number {
    return MARGIN + this.nameWidth + (column + 0.5) * COLUMN;
  }

  private heightOf(row: ChartRow): number {
    return row.kind === 'category'
      ? this.nameLines(row).length * lineHeight(CATEGORY) + 3 * PADDING
      : this.nameLines(row).length * lineHeight(DISH) + this.noteLines(row).length * lineHeight(NOTE) + 2 * PADDING;
  }

  private nameLines(row: ChartRow): string[] {
    return row.kind === 'category'
      ? this.sheet.wrap(row.name, CATEGORY, this.right - MARGIN).slice(0, MAX_NAME_LINES)
      : this.sheet.wrap(row.name, DISH, this.nameWidth - 2 * PADDING).slice(0, MAX_NAME_LINES);
  }

  private noteLines(row: ChartRow): string[] {
    return row.kind === 'category'
      ? []
      : row.notes.flatMap((note) => this.sheet.wrap(note, NOTE, this.nameWidth - 2 * PADDING));
  }

  private dateOf(instant: string): string {
    return t.date(new Date(instant), this.timeZone);
  }
}
