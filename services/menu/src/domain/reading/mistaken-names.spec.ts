import { mistakenNames, withRoles } from './mistaken-names';
import { PrintedPage } from './testing/printed-page';
import { linkByHand, tagMenu, type LinksByHand, type RolesByLine } from './testing/tagged-menu';
import { ROLE, TOKEN_ROLES } from './token-roles';

/** What was taken for a name and is none, as "text role". */
function mistaken(page: PrintedPage, roles: RolesByLine, links: LinksByHand): string[] {
  const print = tagMenu([page.page()], roles);
  const { parts, prices } = linkByHand(print, links);
  return [...mistakenNames(parts, prices, print)].map(([{ token }, role]) => `${token.text} ${TOKEN_ROLES[role]}`);
}

const JUICES = ['Greens', 'Fruits', 'Roots'];
const MADE_OF = ['Kale', 'Oranges', 'Carrots'];
const priced = (names: readonly string[]): LinksByHand => ({
  prices: Object.fromEntries(names.map((name) => [name, ['9.00']])),
});
const asNames = (...lines: string[]): RolesByLine =>
  Object.fromEntries([...lines.map((line): [string, string] => [line, 'name']), ['9.00', 'price']]);

/** Each juice with what it is made of below, and a price on that line. */
function juices({ bold = false, apart = 34 } = {}): PrintedPage {
  const page = new PrintedPage();
  JUICES.forEach((name, index) => {
    const y = 60 + apart * index;
    page
      .at(50, y, name, { bold })
      .at(50, y + 13, MADE_OF[index]!)
      .endingAt(290, y + 13, '9.00');
  });
  return page;
}

describe('A name that is none', () => {
  const described = MADE_OF.map((text) => `${text} description`);
  const roles = asNames(...JUICES, ...MADE_OF);

  it('is the description of the name above, where lines of its style stand so', () =>
    expect(mistaken(juices({ bold: true, apart: 26 }), roles, priced(MADE_OF))).toEqual(described));

  it('is the description of the name above, where pairs of lines stand apart', () =>
    expect(mistaken(juices(), roles, priced(MADE_OF))).toEqual(described));

  it('is not told where all lines stand alike, or where names have prices of their own', () => {
    expect(mistaken(juices({ apart: 26 }), roles, priced(MADE_OF))).toEqual([]);
    expect(mistaken(juices({ bold: true }), roles, priced(JUICES))).toEqual([]);
  });

  it('is a word for a size that comes again and again beside names without a price', () => {
    const page = new PrintedPage();
    JUICES.forEach((name, index) =>
      page
        .at(50, 60 + 20 * index, name)
        .at(200, 60 + 20 * index, 'Pequeno')
        .endingAt(290, 60 + 20 * index, '9.00'),
    );
    const print = tagMenu([page.page()], asNames(...JUICES, 'Pequeno'));
    const { parts } = linkByHand(print, {});
    const names = parts.names.filter(({ tokens }) => tokens[0]!.token.text === 'Pequeno');
    const links = names.map((name, index) => ({ name, price: parts.prices[index]!, probability: 0.9, rival: 0 }));
    const found = mistakenNames(parts, links, print);
    expect([...found.values()]).toEqual([ROLE.label, ROLE.label, ROLE.label]);
    expect(withRoles(print, found).tokens.filter(({ role }) => role === ROLE.label)).toHaveLength(3);
  });

  it('stands behind a dash, where names are in capitals and go on in small letters', () => {
    const lines = ['MALAWACH – pan fried', 'PANCAKES – with fruits', 'TUNA – mixed leaves'];
    const page = (own: readonly string[]): PrintedPage =>
      own.reduce((sheet, line, index) => sheet.at(50, 60 + 20 * index, line), new PrintedPage());
    const rolesOf = (own: readonly string[]): RolesByLine =>
      Object.fromEntries(own.map((line) => [line, 'name nameMore nameMore nameMore']));
    expect(mistaken(page(lines), rolesOf(lines), {})).toEqual(
      ['pan', 'fried', 'with', 'fruits', 'mixed', 'leaves'].map((word) => `${word} description`),
    );
    const houses = ['VETTORI – EXTRA DRY', 'Moscatel – Simões', 'TUNA – mixed leaves'];
    expect(mistaken(page(houses), rolesOf(houses), {})).toEqual([]);
  });
});
