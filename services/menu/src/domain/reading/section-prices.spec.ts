import { textOfPart } from './menu-parts';
import { sectionPrices } from './section-prices';
import { PrintedPage } from './testing/printed-page';
import { linkByHand, tagMenu, type LinksByHand, type RolesByLine } from './testing/tagged-menu';

const HEADING = { size: 16 };
const ROLES: RolesByLine = { Sandwiches: 'heading', Cubano: 'name', Reuben: 'name', Caprese: 'name', '8.95': 'price' };
const UNDER = { Cubano: 'Sandwiches', Reuben: 'Sandwiches', Caprese: 'Sandwiches' };

/** Three sandwiches below a heading that is printed at 40. */
const sandwiches = (page: PrintedPage): PrintedPage =>
  page.at(50, 80, 'Cubano').at(50, 100, 'Reuben').at(50, 120, 'Caprese');

/** What holds for which section: "8.95 Sandwiches". */
function found(page: PrintedPage, roles: RolesByLine = ROLES, links: LinksByHand = {}): string[] {
  const print = tagMenu([page.page()], roles);
  const { parts, prices, headings } = linkByHand(print, { headings: UNDER, ...links });
  return [...sectionPrices(parts, print, prices, headings)].map(
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

  it.each(['8.95 each', 'all 8.95', 'je 8.95', 'chaque 8.95', 'cada 8.95'])(
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
