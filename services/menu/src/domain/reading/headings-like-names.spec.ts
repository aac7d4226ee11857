import { headingsLikeNames } from './headings-like-names';
import type { Lexicon } from './lexicon';
import { menuParts } from './menu-parts';
import { PrintedPage } from './testing/printed-page';
import { tagMenu, type RolesByLine } from './testing/tagged-menu';
import { TOKEN_ROLES } from './token-roles';

function found(page: PrintedPage, roles: RolesByLine, lexicon?: Lexicon): string[] {
  const print = tagMenu([page.page()], roles, lexicon);
  return [...headingsLikeNames(menuParts(print), print)].map(
    ([{ token }, role]) => `${token.text} ${TOKEN_ROLES[role]}`,
  );
}

const as = (role: string, lines: readonly string[]): RolesByLine =>
  Object.fromEntries(lines.map((line) => [line, role]));
const NAMES = ['Margherita', 'Marinara', 'Diavola', 'Capricciosa', 'Quattro', 'Bufalina'];
const HEADINGS = ['Antipasti', 'Pizze'];

/** Dishes in bold below larger headings, with prices on their rows; then one more line in bold, with a price. */
const menu = (last: string, size = 16): PrintedPage =>
  [...NAMES, last].reduce(
    (sheet, name, index) => sheet.item(110 + 20 * index, name, '9.50', { bold: true }),
    new PrintedPage().at(50, 40, HEADINGS[0]!, { size }).at(50, 70, HEADINGS[1]!, { size }),
  );
const roles = (last: string, role = 'heading?'): RolesByLine => ({
  ...as('name', NAMES),
  ...as('heading', HEADINGS),
  '9.50': 'price',
  [last]: role,
});

describe('A heading that is set as names are', () => {
  it('is a name where other headings are larger', () =>
    expect(found(menu('Calzone Rustico'), roles('Calzone Rustico'))).toEqual(['Calzone name', 'Rustico name-more']));

  it('is a name where its price stands as those of the names do', () =>
    expect(found(menu('Calzone', 11), roles('Calzone'))).toEqual(['Calzone name']));

  it('is a name where a description follows as with the names', () => {
    const page = [...NAMES, 'Calzone'].reduce(
      (sheet, name, index) =>
        sheet.at(50, 60 + 40 * index, name).at(50, 72 + 40 * index, `dough ${index}`, { size: 9 }),
      new PrintedPage('ocr'),
    );
    const texts = [...NAMES, 'Calzone'].map((_, index) => `dough ${index}`);
    expect(found(page, { ...as('name', NAMES), ...as('description', texts), Calzone: 'heading?' })).toEqual([
      'Calzone name',
    ]);
  });

  it('stays a heading where names have prices and it has none: a part of a section', () => {
    const page = [...NAMES, 'Bianche'].reduce(
      (sheet, name, index) => sheet.at(50, 110 + 20 * index, name, { bold: true }),
      new PrintedPage().at(50, 40, HEADINGS[0]!, { size: 16 }).at(50, 70, HEADINGS[1]!, { size: 16 }),
    );
    NAMES.forEach((_, index) => page.endingAt(290, 110 + 20 * index, '9.50'));
    expect(found(page, roles('Bianche'))).toEqual([]);
  });

  it('stays a heading where its role is sure', () =>
    expect(found(menu('Calzone'), roles('Calzone', 'heading'))).toEqual([]));

  it('stays a heading where its words stand in headings, or name a day', () => {
    expect(found(menu('Desserts'), roles('Desserts'), { desserts: [1, 0, 20, 0] })).toEqual([]);
    expect(found(menu('Giovedì'), roles('Giovedì'))).toEqual([]);
  });

  it('stays a heading where it is set otherwise than the names', () => {
    const page = menu('Calzone').at(50, 300, 'Dolci', { italic: true });
    expect(found(page, { ...roles('Calzone', 'name'), Dolci: 'heading?' })).toEqual([]);
  });

  it('stays a heading where few names are set so', () =>
    expect(found(menu('Calzone'), { ...roles('Calzone'), ...as('other', NAMES.slice(2)) })).toEqual([]));
});
