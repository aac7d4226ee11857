import { menuParts } from './menu-parts';
import { PrintedPage } from './testing/printed-page';
import { tagMenu, type RolesByLine } from './testing/tagged-menu';
import { TOKEN_ROLES } from './token-roles';
import { wrappedNames } from './wrapped-names';

const found = (page: PrintedPage, roles: RolesByLine): string[] => {
  const print = tagMenu([page.page()], roles);
  return [...wrappedNames(menuParts(print).names, print)].map(
    ([{ token }, role]) => `${token.text} ${TOKEN_ROLES[role]}`,
  );
};

/** Wines with their prices on the row; `second` stands below the last. */
function wines(last: string, second: string, role: string, type = {}): string[] {
  const page = ['MALBEC', 'BAROLO', 'CABERNET BLANC', last].reduce(
    (sheet, name, index) => sheet.at(50, 60 + 40 * index, name).at(150, 60 + 40 * index, `${8 + index}.50`),
    new PrintedPage(),
  );
  page.at(50, 60 + 40 * 3 + 12, second, type);
  const prices = [0, 1, 2, 3].map((index) => [`${8 + index}.50`, 'price']);
  const names = ['MALBEC', 'BAROLO', 'CABERNET BLANC', last].map((name) => [name, 'name nameMore nameMore']);
  return found(page, { ...Object.fromEntries([...prices, ...names]), [second]: role } as RolesByLine);
}

describe('A line below a name', () => {
  it('goes on with it, where its first word had no room in the line above', () => {
    expect(wines('2015 ROJO GRAN', 'CRIANZA', 'description')).toEqual(['CRIANZA name-more']);
    expect(wines('2015 ROJO GRAN', 'CRIANZA', 'name')).toEqual(['CRIANZA name-more']);
  });

  it('goes on with it below the number before the name', () => {
    const names = ['1. MALBEC', '2. BAROLO', '3. CABERNET BLANC', '4. ROJO GRAN'];
    const page = names.reduce(
      (sheet, name, index) => sheet.at(50, 60 + 40 * index, name).at(150, 60 + 40 * index, `${8 + index}.50`),
      new PrintedPage(),
    );
    page.at(50, 192, 'CRIANZA');
    const roles = names.map((name, index) => [
      [name, 'other name nameMore nameMore'],
      [`${8 + index}.50`, 'price'],
    ]);
    expect(found(page, { ...Object.fromEntries(roles.flat()), CRIANZA: 'name' } as RolesByLine)).toEqual([
      'CRIANZA name-more',
    ]);
  });

  it('goes on with it where the widest price of the column leaves no room', () => {
    const page = new PrintedPage()
      .at(50, 60, 'MALBEC')
      .at(112, 60, '118.50')
      .at(50, 100, 'BAROLO')
      .at(123, 100, '8.50');
    page.at(50, 140, 'MUSCAT').at(123, 140, '9.50').at(50, 180, 'GRAN').at(123, 180, '7.50').at(50, 192, 'TINTO');
    const roles = { MALBEC: 'name', BAROLO: 'name', MUSCAT: 'name', GRAN: 'name', TINTO: 'name' };
    const prices = { '118.50': 'price', '8.50': 'price', '9.50': 'price', '7.50': 'price' };
    expect(found(page, { ...roles, ...prices })).toEqual(['TINTO name-more']);
  });

  it('does not, where that word had room', () => expect(wines('ROJO', 'CRIANZA', 'name')).toEqual([]));

  it('does not, where it is set otherwise', () =>
    expect(wines('2015 ROJO GRAN', 'CRIANZA', 'description', { size: 9 })).toEqual([]));

  it('does not, where a number or a price stands in it', () =>
    expect(wines('2015 ROJO GRAN', 'CRIANZA 12.00', 'name price')).toEqual([]));

  it('does not, where names have no prices: each line is one', () => {
    const names = ['FISH', 'CHOWDER', 'BEEF WELLINGTON', 'PIE'];
    const page = names.reduce((sheet, name, index) => sheet.at(50, 60 + 12 * index, name), new PrintedPage());
    expect(found(page, Object.fromEntries(names.map((name) => [name, 'name nameMore'])) as RolesByLine)).toEqual([]);
  });

  it('goes on with it before the price of both, where prices stand below names', () => {
    const page = new PrintedPage();
    const roles: Record<string, string> = {};
    [['Banana Bread with Slow', 'Roasted Tomatoes'], ['Granola Bowl'], ['Corn Fritters'], ['Bacon Roll']].forEach(
      (lines, index) => {
        const top = 60 + 60 * index;
        [...lines, `${4 + index}.95`].forEach((line, at) => page.at(50, top + 12 * at, line));
        for (const line of lines) roles[line] = 'name nameMore nameMore nameMore';
        roles[`${4 + index}.95`] = 'price';
      },
    );
    expect(found(page, roles as RolesByLine)).toEqual(['Roasted name-more', 'Tomatoes name-more']);
  });
});
