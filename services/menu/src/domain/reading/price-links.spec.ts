import type { BoostedTrees } from './boosted-trees';
import { menuParts, textOfPart } from './menu-parts';
import { linkPrices, pricePairs, rivalFeatures, withoutStrayFigures } from './price-links';
import { PrintedPage } from './testing/printed-page';
import { linkByHand, tagMenu } from './testing/tagged-menu';

const NAME = 'name nameMore';
const page = new PrintedPage().item(40, 'Onion Soup', '6.50').item(60, 'Pea Soup', '5.50').at(50, 600, 'Far Dish');
const print = tagMenu([page.page()], {
  'Onion Soup': NAME,
  'Pea Soup': NAME,
  'Far Dish': NAME,
  '6.50': 'price',
  '5.50': 'price',
});
const pairs = pricePairs(menuParts(print), print);

/** Likely (0.88) where a feature is at most the bound, else unlikely (0.12). */
const atMost = (feature: number, bound: number): BoostedTrees => ({
  classes: 1,
  base: [0],
  trees: [[feature, bound, 1, 2, -1, 2, 0, 0, -1, -2, 0, 0]],
});
/** The first feature is the rank of the name among those near the price. */
const NEAREST = atMost(0, 0);

describe('Pairs of a price and a name', () => {
  it('are of names in reach, the nearest one first', () => {
    const own = pairs.filter(({ price }) => price.token.text === '5.50');
    expect(own.map(({ name }) => textOfPart(name))).toEqual(['Pea Soup', 'Onion Soup']);
    expect(own.map(({ features }) => features[0])).toEqual([0, 1]);
  });

  it('have as many features each, and all of them are numbers', () => {
    expect(new Set(pairs.map(({ features }) => features.length)).size).toBe(1);
    expect(pairs.every(({ features }) => features.every(Number.isFinite))).toBe(true);
  });

  it('know in a second pass what the first found, of themselves and of their rivals', () => {
    const again = rivalFeatures(
      pairs,
      pairs.map((_, index) => 0.1 * index),
    );
    expect(again.every((row, index) => row.length > pairs[index]!.features.length && row.every(Number.isFinite))).toBe(
      true,
    );
    expect(again[1]![pairs[1]!.features.length]).toBeCloseTo(0.1);
  });

  it('are none on a page without names', () => {
    const bare = tagMenu([new PrintedPage().at(50, 40, '6.50').page()], { '6.50': 'price' });
    expect(pricePairs(menuParts(bare), bare)).toEqual([]);
  });
});

describe('Links of prices', () => {
  it('go to the likeliest name, each price to one', () => {
    const links = linkPrices(pairs, NEAREST, NEAREST);
    expect(links.map(({ price, name }) => [price.token.text, textOfPart(name)])).toEqual([
      ['6.50', 'Onion Soup'],
      ['5.50', 'Pea Soup'],
    ]);
    expect(links[0]!.probability).toBeCloseTo(0.88, 2);
    expect(links[0]!.rival).toBeCloseTo(0.12, 2);
  });

  it('are none where no name is likely', () => {
    const never: BoostedTrees = { classes: 1, base: [-9], trees: [] };
    expect(linkPrices(pairs, never, never)).toEqual([]);
  });
});

describe('Figures beside a price with its sign', () => {
  const kept = (line: string, roles: string, prices: string[]): string[] => {
    const tagged = tagMenu([new PrintedPage().at(50, 40, line).page()], { [line]: roles });
    return withoutStrayFigures(linkByHand(tagged, { prices: { Capri: prices } }).prices).map(
      ({ price }) => price.token.amount!.text,
    );
  };

  it.each([
    ['Capri 2.0 13.90€', 'name price price', ['2.0', '13.90€'], ['13.90€']],
    ['Capri 14.00€ 7,12', 'name price price', ['14.00€', '7,12'], ['14.00€']],
  ])('are no second price where they are written otherwise: “%s”', (line, roles, prices, left) =>
    expect(kept(line, roles, prices)).toEqual(left),
  );

  it.each([
    ['Capri 32 35€', 'name price price', ['32', '35€'], ['32', '35€']],
    ['Capri 6.50 13.90', 'name price price', ['6.50', '13.90'], ['6.50', '13.90']],
  ])('are one where they are written alike, or none has a sign: “%s”', (line, roles, prices, left) =>
    expect(kept(line, roles, prices)).toEqual(left),
  );
});
