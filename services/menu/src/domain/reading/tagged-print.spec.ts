import { menuPrint } from './menu-print';
import { segmentsOf } from './segments';
import { tagged } from './tagged-print';
import { PrintedPage } from './testing/printed-page';
import { ROLE, ROLE_COUNT, TOKEN_ROLES } from './token-roles';

/** Probabilities of the given roles; what is left is shared by the others. */
function probabilities(given: Partial<Record<keyof typeof ROLE, number>>): Float64Array {
  const entries = Object.entries(given) as [keyof typeof ROLE, number][];
  const rest = 1 - entries.reduce((sum, [, value]) => sum + value, 0);
  const own = new Float64Array(ROLE_COUNT).fill(rest / (ROLE_COUNT - entries.length));
  for (const [role, value] of entries) own[ROLE[role]] = value;
  return own;
}

function rolesOf(line: string, ...given: Parameters<typeof probabilities>[0][]): string[] {
  const print = menuPrint([segmentsOf(new PrintedPage().at(50, 40, line).page())], {});
  return tagged(print, given.map(probabilities)).tokens.map(({ role }) => TOKEN_ROLES[role]!);
}

describe('The roles of a line', () => {
  it('are the likeliest of each token where these are sure', () =>
    expect(rolesOf('Onion Soup 6.50', { name: 0.9 }, { nameMore: 0.9 }, { price: 0.9 })).toEqual([
      'name',
      'name-more',
      'price',
    ]));

  it('keep a word with the text that it stands in where it could be either', () => {
    const sure = { description: 0.9 };
    expect(rolesOf('with fresh Basil leaves', sure, sure, { other: 0.5, description: 0.45 }, sure)).toEqual(
      Array.from({ length: 4 }, () => 'description'),
    );
  });

  it('change within the line where a token surely is something else', () => {
    const sure = { description: 0.9 };
    expect(rolesOf('with fresh VG leaves', sure, sure, { other: 0.95 }, sure)[2]).toBe('other');
  });

  it('have prices only where amounts are', () =>
    expect(rolesOf('Soup', { price: 0.99, name: 0.005 })).not.toContain('price'));

  it('have no price where a measure follows the figures', () => {
    expect(rolesOf('Cider 12 oz. 6', { name: 0.9 }, { price: 0.9 }, { other: 0.9 }, { price: 0.9 })).toEqual([
      'name',
      expect.not.stringMatching('price'),
      'other',
      'price',
    ]);
    expect(rolesOf('Cider 6 L 9', { name: 0.9 }, { price: 0.9 }, { label: 0.9 }, { price: 0.9 })[1]).toBe('price');
  });

  it('let a name go on past a mark, also where another could begin', () =>
    expect(rolesOf('Onion VG Soup', { name: 0.9 }, { other: 0.9 }, { nameMore: 0.5, name: 0.4 })).toEqual([
      'name',
      'other',
      'name-more',
    ]));

  it('let a name go on up to the bar before its price, or to a figure', () => {
    const other = { other: 0.9 };
    const name = { name: 0.9 };
    const price = { price: 0.9 };
    expect(rolesOf('Mango con chamoy | 85', name, other, other, other, price).slice(0, 4)).toEqual([
      'name',
      'name-more',
      'name-more',
      'other',
    ]);
    expect(rolesOf('Agua natural 12oz | 35', name, other, other, other, price).slice(0, 3)).toEqual([
      'name',
      'name-more',
      'other',
    ]);
    expect(rolesOf('Mango con chamoy 85', name, other, other, price)[1]).toBe('other');
  });

  it('let a name not end with "with" where its line goes on, up to the next comma', () => {
    const given = [{ name: 0.9 }, { nameMore: 0.9 }, ...Array.from({ length: 3 }, () => ({ description: 0.7 }))];
    expect(rolesOf('Pannbiff med stekt potatis, lingon', ...given)).toEqual([
      'name',
      'name-more',
      'name-more',
      'name-more',
      'description',
    ]);
    expect(rolesOf('Pannbiff hemlagad stekt potatis, lingon', ...given).slice(2)).toEqual(
      Array.from({ length: 3 }, () => 'description'),
    );
  });

  it('let a name that ends with "with" go on in the next line of the same type', () => {
    const rolesOfBoth = (type: { bold?: boolean }): string[] => {
      const page = new PrintedPage().at(50, 40, 'Pancakes with', { bold: true }).at(50, 52, 'Apple Sauce', type);
      const print = menuPrint([segmentsOf(page.page())], {});
      const given = [{ name: 0.9 }, { nameMore: 0.9 }, { description: 0.7 }, { description: 0.7 }];
      return tagged(print, given.map(probabilities)).tokens.map(({ role }) => TOKEN_ROLES[role]!);
    };
    expect(rolesOfBoth({ bold: true })).toEqual(['name', 'name-more', 'name-more', 'name-more']);
    expect(rolesOfBoth({})).toEqual(['name', 'name-more', 'description', 'description']);
  });
});
