import { cutNames } from './cut-names';
import { menuParts } from './menu-parts';
import { PrintedPage } from './testing/printed-page';
import { tagMenu, type RolesByLine } from './testing/tagged-menu';
import { TOKEN_ROLES } from './token-roles';

/** What stands behind names, as "text role". */
function cut(page: PrintedPage, roles: RolesByLine): string[] {
  const print = tagMenu([page.page()], roles);
  return [...cutNames(menuParts(print).names, print)].map(([{ token }, role]) => `${token.text} ${TOKEN_ROLES[role]}`);
}

/** Lines one below the other. */
const list = (lines: readonly string[]): PrintedPage =>
  lines.reduce((sheet, line, index) => sheet.at(50, 60 + 20 * index, line), new PrintedPage());

describe('What stands behind a name', () => {
  it('is a description behind a dash, where names are in capitals and go on in small letters', () => {
    const rolesOf = (own: readonly string[]): RolesByLine =>
      Object.fromEntries(own.map((line) => [line, 'name nameMore nameMore nameMore']));
    const lines = ['MALAWACH – pan fried', 'PANCAKES – with fruits', 'TUNA – mixed leaves'];
    expect(cut(list(lines), rolesOf(lines))).toEqual(
      ['pan', 'fried', 'with', 'fruits', 'mixed', 'leaves'].map((word) => `${word} description`),
    );
    const houses = ['VETTORI – EXTRA DRY', 'Moscatel – Simões', 'TUNA – mixed leaves'];
    expect(cut(list(houses), rolesOf(houses))).toEqual([]);
  });

  describe('in another font', () => {
    const dishes = ['Amok', 'Colonel', 'Tom', 'Porc'];
    const more = ['poisson', 'sorbet', 'soupe', 'grillé'];
    const menu = (type: { italic?: boolean; size?: number }): PrintedPage =>
      dishes.reduce(
        (sheet, name, index) =>
          sheet.at(50, 60 + 20 * index, name).at(54 + 5.5 * name.length, 60 + 20 * index, more[index]!, type),
        new PrintedPage(),
      );
    const roles = (read: number): RolesByLine =>
      Object.fromEntries(
        dishes.map((name, index) => [
          `${name} ${more[index]}`,
          index < read ? 'name description' : ('name nameMore' as const),
        ]),
      );

    it('is a description, where names of the menu end with their font', () =>
      expect(cut(menu({ italic: true }), roles(3))).toEqual(['grillé description']));

    it('is a part of the name, where names of the menu go on in it', () =>
      expect(cut(menu({ italic: true }), roles(1))).toEqual([]));

    it('is not told by its size alone: small capitals have two', () =>
      expect(cut(menu({ size: 9 }), roles(3))).toEqual([]));
  });

  it.each(['Pris per person', 'La Part', 'pro Person', 'per head', 'Preis pro Stück', 'Porzione'])(
    'is no dish where it says what a price is for: “%s”',
    (words) => {
      const roles = words.split(' ').map((_, at) => (at === 0 ? 'name' : 'nameMore'));
      const found = words.split(' ').map((word) => `${word} label`);
      expect(cut(list([`${words} 159.00`]), { [`${words} 159.00`]: [...roles, 'price'].join(' ') })).toEqual(found);
      const behind = `Jambalaya 13.50 ${words}`;
      expect(
        cut(list([behind]), { [behind]: ['name price', ...words.split(' ').map(() => 'nameMore')].join(' ') }),
      ).toEqual(found);
    },
  );

  it.each(['Personal Pizza', 'Partridge', 'Portion of Chips', 'A la Carte', 'Head Cheese', 'Couvert', 'Gast'])(
    'is a dish where the word has another meaning: “%s”',
    (name) => expect(cut(list([name]), { [name]: 'name nameMore' })).toEqual([]),
  );
});
