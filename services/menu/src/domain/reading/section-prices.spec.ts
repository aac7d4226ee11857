import { textOfPart } from './menu-parts';
import { pricesSaidForAll, sectionPrices } from './section-prices';
import { PrintedPage } from './testing/printed-page';
import { linkByHand, tagMenu, type LinksByHand, type RolesByLine } from './testing/tagged-menu';

const HEADING = { size: 16 };
const ROLES: RolesByLine = { Sandwiches: 'heading', Cubano: 'name', Reuben: 'name', Caprese: 'name', '8.95': 'price' };
const UNDER = { Cubano: 'Sandwiches', Reuben: 'Sandwiches', Caprese: 'Sandwiches' };

/** Three sandwiches below a heading that is printed at 40. */
const sandwiches = (page: PrintedPage): PrintedPage =>
  page.at(50, 80, 'Cubano').at(50, 100, 'Reuben').at(50, 120, 'Caprese');

/** What holds for which section: "8.95 Sandwiches". */
function found(page: PrintedPage, roles: RolesByLine = ROLES, links: LinksByHand = {}, arePlaced = false): string[] {
  const print = tagMenu([page.page()], roles);
  const { parts, prices, headings } = linkByHand(print, { headings: UNDER, ...links });
  const placed = new Map(arePlaced ? prices.map(({ price, name }) => [price.segment, name.segments[0]!]) : []);
  return [...sectionPrices(parts, print, prices, headings, placed)].map(
    ([price, { heading }]) => `${price.token.text} ${textOfPart(heading)}`,
  );
}

describe('A price that holds for a section', () => {
  const heading = new PrintedPage().at(50, 40, 'Sandwiches', HEADING);

  it('stands beside its heading', () =>
    expect(found(sandwiches(heading.endingAt(290, 42, '8.95')))).toEqual(['8.95 Sandwiches']));

  it('stands next below its heading', () =>
    expect(found(sandwiches(new PrintedPage().at(50, 40, 'Sandwiches', HEADING).at(50, 62, '8.95')))).toEqual([
      '8.95 Sandwiches',
    ]));

  it('stands in the line of its heading', () =>
    expect(
      found(sandwiches(new PrintedPage().at(50, 40, 'Sandwiches 8.95', HEADING)), {
        'Sandwiches 8.95': 'heading price',
        Cubano: 'name',
        Reuben: 'name',
        Caprese: 'name',
      }),
    ).toEqual(['8.95 Sandwiches']));

  it('holds for none whose dishes have prices of their own', () => {
    const page = sandwiches(new PrintedPage().at(50, 40, 'Sandwiches', HEADING).endingAt(290, 42, '8.95'))
      .endingAt(290, 80, '7.50')
      .endingAt(290, 100, '7.75');
    expect(
      found(page, { ...ROLES, '7.50': 'price', '7.75': 'price' }, { prices: { Cubano: ['7.50'], Reuben: ['7.75'] } }),
    ).toEqual([]);
  });

  it('is not that of a dish on its row', () => {
    const page = sandwiches(new PrintedPage().at(50, 40, 'Sandwiches', HEADING)).endingAt(290, 80, '8.95');
    expect(found(page, ROLES, { prices: { Cubano: ['8.95'] } })).toEqual([]);
  });

  it('is not that of a dish above it, where all prices of the page stand below their dishes', () => {
    const page = sandwiches(new PrintedPage().at(50, 40, 'Sandwiches', HEADING).at(300, 26, 'Soup')).at(
      300,
      40,
      '8.95',
    );
    const links = { prices: { Soup: ['8.95'] } };
    expect(found(page, { ...ROLES, Soup: 'name' }, links)).toEqual(['8.95 Sandwiches']);
    expect(found(page, { ...ROLES, Soup: 'name' }, links, true)).toEqual([]);
  });

  it('is that below its heading where a word says so, and not that of a dish of another column on its row', () => {
    const page = sandwiches(new PrintedPage().at(50, 40, 'Sandwiches', HEADING).at(50, 62, '8.95 each')).at(
      300,
      62,
      'Soup',
    );
    expect(
      found(
        page,
        {
          Sandwiches: 'heading',
          Cubano: 'name',
          Reuben: 'name',
          Caprese: 'name',
          Soup: 'name',
          '8.95 each': 'price other',
        },
        {
          prices: { Soup: ['8.95'] },
        },
      ),
    ).toEqual(['8.95 Sandwiches']);
  });

  it.each(['8.95 each', 'all 8.95', 'je 8.95', 'chaque 8.95', 'cada 8.95', '8.95 l’uno'])(
    'may stand further below where a word says so: “%s”',
    (line) => {
      const roled = line
        .split(' ')
        .map((word) => (/\d/.test(word) ? 'price' : 'other'))
        .join(' ');
      const page = new PrintedPage().at(50, 40, 'Sandwiches', HEADING).at(50, 130, line).at(50, 160, 'Cubano');
      expect(
        found(page, { Sandwiches: 'heading', Cubano: 'name', [line]: roled }, { headings: { Cubano: 'Sandwiches' } }),
      ).toEqual(['8.95 Sandwiches']);
    },
  );

  it.each(['Allgäu 8.95', 'Überall 8.95'])('is not told by words that only hold such a one: “%s”', (line) => {
    const page = new PrintedPage().at(50, 40, 'Sandwiches', HEADING).at(50, 130, line).at(50, 160, 'Cubano');
    expect(
      found(
        page,
        { Sandwiches: 'heading', Cubano: 'name', [line]: 'other price' },
        { headings: { Cubano: 'Sandwiches' } },
      ),
    ).toEqual([]);
  });
});

describe('An amount below a heading that was taken for no price', () => {
  const said = (line: string, role = 'other'): string[] => {
    const page = sandwiches(new PrintedPage().at(50, 40, 'Sandwiches', HEADING).at(50, 62, line));
    const print = tagMenu([page.page()], { Sandwiches: 'heading', Cubano: 'name', [line]: role });
    return [...pricesSaidForAll(linkByHand(print, {}).parts, print).keys()].map(({ token }) => token.text);
  };

  it('is one where the line says that it is for all', () => expect(said('4,- cada una')).toEqual(['4,-']));

  it('is none where the line is a dish', () =>
    expect(said('Risotto min 2 persone cad', 'name other other other other')).toEqual([]));

  it('is none where it does not, or where there are several', () => {
    expect(said('4,- mínimo')).toEqual([]);
    expect(said('4,- cada una 6,-')).toEqual([]);
  });
});
