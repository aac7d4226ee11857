import { THEME_IDS, type Menu, type Paper } from '@chalkboard/contracts';
import { spokenLink } from '../../domain/sharing/menu-link';
import type { PrintedKind } from '../../domain/sharing/menu-printer';
import { drawDocument } from './draw-document';
import { PdfSheet } from './pdf-sheet';
import { faultsOf, inGutter, measurePdfs, type MarkedPage } from './testing/measure-pdf';
import { hardMenu, menuOf, menuWith } from './testing/printed-menu.factory';

const link = 'https://menus.example/menu/V1StGXR8_Z5jdHi6B-myT';
const PAPERS = ['a4', 'letter'] as const;
/** White between two columns (points). */
const GUTTER = 18;

interface Wanted {
  readonly kind: PrintedKind;
  readonly menu: Menu;
  readonly paper: Paper;
}

interface Measured extends Wanted {
  readonly pages: readonly MarkedPage[];
}

/** Draws documents and measures them all at once: to open a reader takes longer than to read. */
async function measured(wanted: readonly Wanted[]): Promise<Measured[]> {
  const files: Uint8Array[] = [];
  for (const { kind, menu, paper } of wanted) files.push((await drawDocument({ kind, menu, link, paper })).bytes);
  return measurePdfs(files).map((pages, at) => ({ ...wanted[at]!, pages }));
}

/** Where the dishes of a page stand: below its head, above its foot. */
function dishesOf(
  { pages }: { readonly pages: readonly MarkedPage[] },
  page: number,
  firstSection: string,
): { readonly from: number; readonly to: number } {
  const { texts, height } = pages[page]!;
  const foot = Math.max(
    ...texts.filter(({ text }) => /Order online|Scan to read/.test(text)).map(({ baseline }) => baseline),
  );
  const head = texts.find(({ text }) => text === firstSection)?.baseline ?? height;
  return { from: foot + 12, to: page === 0 ? head + 4 : height };
}

const plain = (text: string) => text.replace(/\s+/g, '');
const allText = (pages: readonly MarkedPage[]) =>
  plain(pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(''));

/** Names of usual and of great length, and of the greatest that a name may have. */
const WORDS = 'Ταβέρνα Ζορμπάς & Çelebi Oğlu İstanbul Mutfağı the Grand Old Harbour House Brasserie '.repeat(3);
const NAMES = [60, 80, 200].map((letters) => WORDS.slice(0, letters).trim());

describe.each(THEME_IDS)('what is printed in the theme %s', (backgroundTheme) => {
  const hard: Menu = { ...hardMenu(120), backgroundTheme };
  let documents: Measured[];
  const those = (kind: PrintedKind, which: (menu: Menu) => boolean = () => true) =>
    documents.filter((document) => document.kind === kind && which(document.menu));

  beforeAll(async () => {
    documents = await measured([
      ...PAPERS.map((paper) => ({ kind: 'menu', menu: hard, paper }) as const),
      { kind: 'menu', menu: { ...menuOf(90), backgroundTheme }, paper: 'a4' },
      { kind: 'menu', menu: { ...menuWith([]), backgroundTheme }, paper: 'letter' },
      { kind: 'table-tents', menu: { ...hard, restaurantName: 'Trattoria Lucia' }, paper: 'a4' },
      ...NAMES.flatMap((restaurantName, at) =>
        (['table-tents', 'window-card'] as const).map(
          (kind) => ({ kind, menu: { ...hard, restaurantName }, paper: PAPERS[at % 2]! }) as const,
        ),
      ),
    ]);
  });

  it('has all type within its box and the margin of 6 mm, and none below 8 points: 120 dishes, names of 60 letters, Greek and Turkish', () => {
    expect(documents).toHaveLength(11);
    for (const { kind, paper, menu, pages } of documents)
      expect([kind, paper, menu.restaurantName, pages.flatMap(faultsOf)]).toEqual([
        kind,
        paper,
        menu.restaurantName,
        [],
      ]);
  });

  it('has every dish in its column, with its price', () => {
    for (const printed of those('menu', (menu) => menu === hard)) {
      printed.pages.forEach((page, at) =>
        expect(inGutter(page, { ...dishesOf(printed, at, hard.categories[0]!.name), gutter: GUTTER })).toEqual([]),
      );
      const text = allText(printed.pages);
      const missing = hard.categories
        .flatMap(({ items }) =>
          items.flatMap(({ name, price, variants = [] }) => [
            name.slice(0, 18),
            (variants[0]?.price ?? price).slice(0, 8),
          ]),
        )
        .filter((words) => !text.includes(plain(words)));
      expect(missing).toEqual([]);
    }
  });

  it('has the address and the name on tables and in windows on one page', () => {
    for (const { pages, menu } of [...those('table-tents'), ...those('window-card')]) {
      expect(pages).toHaveLength(1);
      for (const words of [spokenLink(link), menu.restaurantName.slice(0, 10)])
        expect(allText(pages)).toContain(plain(words));
    }
  });

  it('of 90 dishes takes one sheet of A4, front and back, its columns even', () => {
    const [ninety] = those('menu', ({ categories }) => categories.length === 9);
    expect(ninety!.pages).toHaveLength(2);
    const [, back] = ninety!.pages;
    const { from } = dishesOf(ninety!, 1, '');
    const [left, right] = [true, false].map((first) =>
      Math.min(
        ...back!.texts
          .filter((text) => text.baseline > from && text.left < back!.width / 2 === first)
          .map(({ baseline }) => baseline),
      ),
    );
    expect(Math.abs(left! - right!)).toBeLessThan(60);
  });

  it('on a table is read at a metre', () => {
    const [tents] = those('table-tents', ({ restaurantName }) => restaurantName === 'Trattoria Lucia');
    const read = tents!.pages[0]!.texts.filter(({ text }) => /^(Trattoria Lucia|Our menu|Scan)/.test(text));
    expect(read).toHaveLength(24);
    for (const { size } of read) expect(size).toBeGreaterThanOrEqual(14);
    const [long] = those('table-tents', ({ restaurantName }) => restaurantName === NAMES[0]);
    for (const { text, size } of long!.pages[0]!.texts)
      if (!/menus.example|^V1St/.test(text)) expect(size).toBeGreaterThanOrEqual(14 - 0.01);
  });
});

describe('the measuring', () => {
  const ink = { face: 'inter', size: 10, colour: '#000000' } as const;
  const faulty: readonly [string, (sheet: PdfSheet) => void, RegExp][] = [
    [
      'type that is too small',
      (sheet) => void sheet.line('Soup', { ...ink, size: 7.5 }, 100, 100),
      /is set in 7.5 points/,
    ],
    [
      'a line that ends in the margin',
      (sheet) => void sheet.line('A very long name of a dish', ink, 500, 100),
      /stands in the margin/,
    ],
    [
      'a block that is cut by the printer',
      (sheet) => sheet.shape('M0 50h200v80h-200z', { fill: '#111111' }),
      /a fill stands in the margin/,
    ],
    [
      'a price on its name',
      (sheet) => void [sheet.line('Soup of the day', ink, 100, 100), sheet.line('€5,00', ink, 150, 102)],
      /stand on each other/,
    ],
    [
      'a name that is higher than its block',
      (sheet) =>
        void [
          sheet.shape('M100 100h200v40h-200z', { fill: '#dddddd' }),
          sheet.line('Name', { ...ink, size: 30 }, 110, 147),
        ],
      /goes beyond its fill/,
    ],
    [
      'a rule through letters',
      (sheet) => void [sheet.line('Soup', ink, 100, 100), sheet.shape('M90 97h60', { stroke: '#000000' })],
      /goes beyond its stroke/,
    ],
  ];
  let pages: readonly MarkedPage[];

  beforeAll(async () => {
    const sheet = new PdfSheet('a4', { title: 'Faulty', author: 'Faulty', language: 'en' });
    for (const [, draw] of faulty) {
      sheet.addPage();
      draw(sheet);
    }
    sheet.addPage();
    sheet.line('Slowly braised with root vegetables', ink, 200, 300);
    [pages = []] = measurePdfs([(await sheet.finish()).bytes]);
  });

  it.each(faulty.map(([what, , fault], at) => [what, at, fault] as const))('finds %s', (_, at, fault) => {
    expect(faultsOf(pages[at]!)).toContainEqual(expect.stringMatching(fault));
  });

  it('finds what stands between two columns', () => {
    expect(inGutter(pages.at(-1)!, { from: 0, to: 842, gutter: GUTTER })).toHaveLength(1);
  });
});
