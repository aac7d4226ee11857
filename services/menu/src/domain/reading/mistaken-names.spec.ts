import { mistakenNames } from './mistaken-names';
import { withRoles } from './other-roles';
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

  it('is where a wine comes from, right behind names without a price on rows with one', () => {
    const regions = ['Sardinia', 'Campania', 'Puglia'];
    const page = JUICES.reduce(
      (sheet, name, index) =>
        sheet.at(50, 60 + 20 * index, name).at(70 + 5.5 * name.length, 60 + 20 * index, regions[index]!),
      new PrintedPage(),
    );
    for (const y of [60, 80, 100]) page.endingAt(290, y, '9.00');
    const roles = asNames(...JUICES, ...regions);
    expect(mistaken(page, roles, priced(regions))).toEqual(regions.map((region) => `${region} description`));
    expect(mistaken(page, roles, priced(JUICES))).toEqual([]);
  });

  it('is the name in a second language, behind the prices of the first', () => {
    const others = ['Oysters', 'Tomatoes', 'Grapes'];
    const page = JUICES.reduce(
      (sheet, name, index) => sheet.item(60 + 30 * index, name, '9.00').at(400, 64 + 30 * index, others[index]!),
      new PrintedPage(),
    );
    expect(mistaken(page, asNames(...JUICES, ...others), priced(JUICES))).toEqual(
      others.map((other) => `${other} other`),
    );
    const apart = JUICES.reduce(
      (sheet, name, index) => sheet.item(60 + 30 * index, name, '9.00').at(400, 245 + 30 * index, others[index]!),
      new PrintedPage(),
    );
    expect(mistaken(apart, asNames(...JUICES, ...others), priced(JUICES))).toEqual([]);
  });

  it('is none of these behind a few of many prices: dishes of another column may share one', () => {
    const many = Array.from({ length: 16 }, (_, index) => `Dish${'abcdefghijklmnop'[index]}`);
    const page = many.reduce(
      (sheet, name, index) => sheet.item(60 + 30 * index, name, '9.00'),
      new PrintedPage().at(400, 60, 'Oysters').at(400, 90, 'Tomatoes').at(400, 120, 'Grapes'),
    );
    expect(mistaken(page, asNames(...many, 'Oysters', 'Tomatoes', 'Grapes'), priced(many))).toEqual([]);
  });
});
