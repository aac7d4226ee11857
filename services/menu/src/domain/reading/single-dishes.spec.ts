import type { Lexicon } from './lexicon';
import { menuParts } from './menu-parts';
import { singleDishes } from './single-dishes';
import { PrintedPage } from './testing/printed-page';
import { tagMenu, type RolesByLine } from './testing/tagged-menu';
import { TOKEN_ROLES } from './token-roles';

function found(page: PrintedPage, roles: RolesByLine, lexicon?: Lexicon): string[] {
  const print = tagMenu([page.page()], roles, lexicon);
  return [...singleDishes(menuParts(print), print)].map(([{ token }, role]) => `${token.text} ${TOKEN_ROLES[role]}`);
}

const HEADINGS = ['Shandy', 'Spritz', 'Paradisco'];
const TEXTS = ['rye dark amaro', 'gin ripe plum', 'pisco fresh lemon'];

/** Headings in bold, each with one text below that ends with a price. */
const menu = (): PrintedPage =>
  HEADINGS.reduce(
    (sheet, heading, index) =>
      sheet
        .at(50, 60 + 50 * index, heading, { bold: true })
        .at(50, 73 + 50 * index, TEXTS[index]!)
        .endingAt(290, 73 + 50 * index, '12.00'),
    new PrintedPage(),
  );
const roles = (role: string): RolesByLine => ({
  ...Object.fromEntries(HEADINGS.map((heading) => [heading, 'heading'])),
  ...Object.fromEntries(TEXTS.map((text) => [text, role])),
  '12.00': 'price',
});
const EXPECTED = HEADINGS.flatMap((heading, index) => [
  `${heading} name`,
  ...TEXTS[index]!.split(' ').map((word) => `${word} description`),
]);

describe('Headings that have one dish each', () => {
  it('are the names of these dishes', () => {
    expect(found(menu(), roles('description'))).toEqual(EXPECTED);
    expect(found(menu(), roles('name nameMore nameMore'))).toEqual(EXPECTED);
  });

  it('may have the price in a line of its own', () => {
    const page = HEADINGS.reduce(
      (sheet, heading, index) =>
        sheet
          .at(50, 60 + 60 * index, heading, { bold: true })
          .at(50, 73 + 60 * index, TEXTS[index]!)
          .at(60, 86 + 60 * index, '12.00'),
      new PrintedPage(),
    );
    expect(found(page, roles('description'))).toEqual(EXPECTED);
  });

  it.each([
    ['Monday', 'Tuesday', 'Friday'],
    ['Lunedì', 'Martedì', 'Venerdì'],
    ['MONTAG', 'DIENSTAG', 'FREITAG:'],
  ])('are headings where they are days of the week: %s', (...days) => {
    const page = days.reduce(
      (sheet, day, index) =>
        sheet.at(50, 60 + 50 * index, day, { bold: true }).item(73 + 50 * index, TEXTS[index]!, '12.00'),
      new PrintedPage(),
    );
    const own = Object.fromEntries(days.map((day) => [day, 'heading']));
    expect(
      found(page, { ...Object.fromEntries(TEXTS.map((text) => [text, 'description'])), ...own, '12.00': 'price' }),
    ).toEqual([]);
  });

  it('are headings where their words mostly stand in headings: "Starter", "Main"', () => {
    const seen = (...counts: Lexicon[string]): Lexicon =>
      Object.fromEntries(HEADINGS.map((heading) => [heading.toLowerCase(), counts]));
    expect(found(menu(), roles('description'), seen(2, 1, 30, 2))).toEqual([]);
    expect(found(menu(), roles('description'), seen(30, 1, 2, 2))).toEqual(EXPECTED);
  });

  it('are headings where more dishes follow', () => {
    const page = HEADINGS.reduce(
      (sheet, _, index) => sheet.at(50, 89 + 50 * index, `Cola${index}`).endingAt(290, 89 + 50 * index, '3.00'),
      menu(),
    );
    const more = Object.fromEntries(HEADINGS.map((_, index) => [`Cola${index}`, 'name']));
    expect(found(page, { ...roles('name nameMore nameMore'), ...more, '3.00': 'price' })).toEqual([]);
  });

  it('are headings where others of their type have more', () => {
    const page = menu().at(320, 60, 'Wines', { bold: true }).at(320, 200, 'Beers', { bold: true });
    expect(found(page, { ...roles('description'), Wines: 'heading', Beers: 'heading' })).toEqual([]);
  });
});
