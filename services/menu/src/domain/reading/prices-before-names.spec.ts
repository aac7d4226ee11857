import { menuParts, textOfPart } from './menu-parts';
import { withRoles } from './other-roles';
import { withPlacedPrices } from './placed-prices';
import { namesBehind, pricesBefore } from './prices-before-names';
import { PrintedPage } from './testing/printed-page';
import { linkByHand, tagMenu } from './testing/tagged-menu';
import { TOKEN_ROLES } from './token-roles';

const LEFT = ['Burrata', 'Calamari', 'Bruschetta', 'Lasagne', 'Penne'];
const RIGHT = ['Malbec', 'Barolo', 'Chablis', 'Soave', 'Cava'];
const priceOf = (index: number): string => `${index + 5}.50`;

/** Two columns; prices stand left of their names, or right of them. */
function menu(side: 'left' | 'right', roles: Readonly<Record<string, string>> = {}): ReturnType<typeof tagMenu> {
  const page = new PrintedPage();
  [LEFT, RIGHT].forEach((names, column) =>
    names.forEach((name, index) => {
      const [x, y] = [40 + 270 * column, 60 + 30 * index];
      page.at(side === 'left' ? x : x + 190, y, priceOf(index + 5 * column)).at(side === 'left' ? x + 60 : x, y, name);
    }),
  );
  const own = [...LEFT, ...RIGHT].flatMap((name, index) => [
    [name, 'name'],
    [priceOf(index), 'price'],
  ]);
  return tagMenu([page.page()], { ...Object.fromEntries(own), ...roles });
}

describe('Prices that stand left of names', () => {
  it('belong to the names right of them, in each column', () => {
    const print = menu('left');
    const { parts } = linkByHand(print, {});
    // The second column's prices were given to the names of the first.
    const links = linkByHand(print, {
      prices: Object.fromEntries(LEFT.map((name, index) => [name, [priceOf(index + 5)]])),
    }).prices;
    const found = withPlacedPrices(
      links.map((link) => ({ ...link, name: parts.names.find((name) => textOfPart(name) === textOfPart(link.name))! })),
      pricesBefore(print),
      parts,
    );
    expect(found.map(({ name, price }) => `${textOfPart(name)} ${price.token.text}`).sort()).toEqual(
      [...LEFT, ...RIGHT].map((name, index) => `${name} ${priceOf(index)}`).sort(),
    );
  });

  it('may have the number of the dish between them and its name, and a table of sizes below', () => {
    const page = new PrintedPage();
    const roles: Record<string, string> = {};
    LEFT.forEach((name, index) => {
      const y = 60 + 30 * index;
      page
        .at(40, y, priceOf(index))
        .at(100, y, String(index + 1))
        .at(130, y, name);
      Object.assign(roles, { [name]: 'name', [priceOf(index)]: 'price' });
    });
    RIGHT.forEach((name, index) => {
      const y = 260 + 30 * index;
      const [small, large] = [priceOf(index + 5), `${index + 30}.00`];
      page.at(40, y, name).at(200, y, small).at(250, y, large);
      Object.assign(roles, { [name]: 'name', [small]: 'price', [large]: 'price' });
    });
    const before = pricesBefore(tagMenu([page.page()], roles));
    expect([...before.values()].map(({ tokens }) => tokens[0]!.text)).toEqual(LEFT);
  });

  it('are none where rows end with prices', () => expect(pricesBefore(menu('right')).size).toBe(0));

  it('are none where the names have prices in their own lines: those before them are numbers', () => {
    const page = LEFT.reduce(
      (sheet, name, index) =>
        sheet.at(40, 60 + 30 * index, String(index + 11)).at(100, 60 + 30 * index, `${name} ${priceOf(index)}`),
      new PrintedPage(),
    );
    const roles = LEFT.flatMap((name, index) => [
      [String(index + 11), 'price'],
      [`${name} ${priceOf(index)}`, 'name price'],
    ]);
    expect(pricesBefore(tagMenu([page.page()], Object.fromEntries(roles) as Record<string, string>)).size).toBe(0);
  });

  it('are none where dishes have their price below them, beside another column', () => {
    const page = new PrintedPage();
    const roles: Record<string, string> = {};
    LEFT.forEach((name, index) => {
      const [y, wine] = [60 + 50 * index, RIGHT[index]!];
      page
        .at(40, y, name)
        .at(40, y + 14, priceOf(index))
        .at(310, y + 14, wine);
      Object.assign(roles, { [name]: 'name', [priceOf(index)]: 'price', [wine]: 'name' });
    });
    expect(pricesBefore(tagMenu([page.page()], roles)).size).toBe(0);
  });

  it('are only those of the columns that have names right of them', () => {
    const page = new PrintedPage();
    const roles: Record<string, string> = {};
    LEFT.forEach((name, index) => {
      const [y, wine, text] = [60 + 50 * index, RIGHT[index]!, `with sauce ${name.length}${index}`];
      // One menu has its prices on the right, the other one, a little lower, on the left.
      page.at(40, y, name).at(200, y, priceOf(index)).at(330, y, text);
      page.at(280, y + 20, priceOf(index + 5)).at(330, y + 20, wine);
      Object.assign(roles, {
        [name]: 'name',
        [priceOf(index)]: 'price',
        [priceOf(index + 5)]: 'price',
        [wine]: 'name',
        [text]: 'description',
      });
    });
    const before = pricesBefore(tagMenu([page.page()], roles));
    expect([...before.values()].map(({ tokens }) => tokens[0]!.text)).toEqual(RIGHT);
  });

  it('show names that were taken for something else', () => {
    const print = menu('left', { Calamari: 'heading', Chablis: 'other' });
    const before = pricesBefore(print);
    const roles = namesBehind(before, print);
    expect([...roles].map(([{ token }, role]) => `${token.text} ${TOKEN_ROLES[role]}`)).toEqual([
      'Calamari name',
      'Chablis name',
    ]);
    expect(menuParts(withRoles(print, roles)).names).toHaveLength(10);
  });
});
