import { menuParts, textOfPart } from './menu-parts';
import { linkSectionPrices, sectionPricePairs, type SectionPricePair } from './section-prices';
import { PrintedPage } from './testing/printed-page';
import { tagMenu, type RolesByLine } from './testing/tagged-menu';

const HEADING = { size: 16 };
/** Place of the feature that says whether the line of the price has a word for "all". */
const SAYS_ALL = 8;

function pairsOf(page: PrintedPage, roles: RolesByLine): SectionPricePair[] {
  const print = tagMenu([page.page()], roles);
  return sectionPricePairs(menuParts(print), print, []);
}

describe('A price that may hold for a section', () => {
  const page = new PrintedPage()
    .at(50, 40, 'Sandwiches', HEADING)
    .endingAt(290, 42, '8.95')
    .at(50, 500, 'Soups', HEADING)
    .item(530, 'Minestrone', '5.50');
  const roles = { Sandwiches: 'heading', Soups: 'heading', Minestrone: 'name', '8.95': 'price', '5.50': 'price' };

  it('stands near its heading', () =>
    expect(pairsOf(page, roles).map(({ price, heading }) => [price.token.text, textOfPart(heading)])).toEqual([
      ['8.95', 'Sandwiches'],
      ['5.50', 'Soups'],
    ]));

  it.each(['8.95 each', 'all 8.95', 'je 8.95', 'chaque 8.95', 'cada 8.95'])('may say so: “%s”', (line) => {
    const roled = line
      .split(' ')
      .map((word) => (/\d/.test(word) ? 'price' : 'other'))
      .join(' ');
    const own = new PrintedPage().at(50, 40, 'Sandwiches', HEADING).at(50, 62, line);
    expect(pairsOf(own, { Sandwiches: 'heading', [line]: roled })[0]!.features[SAYS_ALL]).toBe(1);
  });

  it.each(['Allgäu 8.95', 'Überall 8.95'])('does not say so by words that only hold such a one: “%s”', (line) => {
    const own = new PrintedPage().at(50, 40, 'Sandwiches', HEADING).at(50, 62, line);
    expect(pairsOf(own, { Sandwiches: 'heading', [line]: 'other price' })[0]!.features[SAYS_ALL]).toBe(0);
  });

  it('goes to its likeliest heading, and to none where none is likely', () => {
    const pairs = pairsOf(page, roles);
    const always = { classes: 1, base: [1], trees: [] };
    expect([...linkSectionPrices(pairs, always).values()].map(({ heading }) => textOfPart(heading))).toEqual([
      'Sandwiches',
      'Soups',
    ]);
    expect(linkSectionPrices(pairs, { ...always, base: [-1] }).size).toBe(0);
  });
});
