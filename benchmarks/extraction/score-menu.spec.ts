import { priceTrust } from './price-trust.mjs';
import { amountsIn } from './printed-text.mjs';
import { f1, samePrices, scoreMenu } from './score-menu.mjs';

const read = (name: string, price = '', more: object = {}) => ({
  name,
  price,
  variants: [],
  uncertain: false,
  hasPriceBox: true,
  ...more,
});
const menu = (...items: ReturnType<typeof read>[]) => ({ categories: [{ name: 'Soups', items }] });
const truth = (
  ...items: {
    name: string;
    price?: string | null;
    variants?: { label: string; price: string }[];
    optional?: boolean;
    alt?: string[];
  }[]
) => ({ categories: [{ name: 'Soups', items }] });

describe('amounts of a printed price', () => {
  it('are all its numbers, whatever the sign and the decimal mark', () => {
    expect(amountsIn('$12.50')).toEqual([1250]);
    expect(amountsIn('8,95 / 15,95 €')).toEqual([895, 1595]);
    expect(amountsIn('1,200')).toEqual([120000]);
    expect(amountsIn('12.-')).toEqual([1200]);
    expect(amountsIn('MP')).toEqual([]);
  });
});

describe('a dish and the item that was read', () => {
  it('are the same when their names are, but for a few misread letters, the number and the size', () => {
    for (const name of ['Tomato Soup', 'TOMATO S0UP', '12. Tomato Soup', 'Tomato Soup (large)'])
      expect(scoreMenu(truth({ name: 'Tomato Soup', price: '5' }), menu(read(name, '$5'))).found).toBe(1);
    expect(scoreMenu(truth({ name: 'Tomato Soup', price: '5' }), menu(read('Onion Broth', '$5'))).found).toBe(0);
  });

  it("are assigned so that the menu as a whole fits best: of two items of one name the one with the dish's price", () => {
    const score = scoreMenu(
      truth({ name: 'House Soup', price: '5' }, { name: 'House Soup', price: '7' }),
      menu(read('House Soup', '7'), read('House Soup', '5')),
    );
    expect(score.priced).toBe(2);
  });

  it('are one to one: an item read twice is one dish and one invention', () => {
    const score = scoreMenu(
      truth({ name: 'Pea Soup', price: '5' }),
      menu(read('Pea Soup', '5'), read('Pea Soup', '5')),
    );
    expect(score).toMatchObject({ dishes: 1, read: 2, found: 1 });
    expect(f1(score.priced, score.read, score.dishes)).toBeCloseTo(2 / 3);
  });

  it('change nothing when the dish is optional, found or not', () => {
    const dishes = truth({ name: 'Pea Soup', price: '5' }, { name: 'Add bacon', price: '2', optional: true });
    for (const items of [menu(read('Pea Soup', '5')), menu(read('Pea Soup', '5'), read('Add bacon', '9'))])
      expect(scoreMenu(dishes, items)).toMatchObject({ dishes: 1, read: 1, priced: 1 });
  });

  it('stand below the right heading when the headings are alike', () => {
    const dishes = truth({ name: 'Pea Soup', price: '5' });
    expect(scoreMenu(dishes, { categories: [{ name: 'SOUPS', items: [read('Pea Soup', '5')] }] }).headedRight).toBe(1);
    expect(scoreMenu(dishes, { categories: [{ name: 'Desserts', items: [read('Pea Soup', '5')] }] }).headedRight).toBe(
      0,
    );
  });
});

describe('prices', () => {
  const sized = {
    name: 'Pea Soup',
    variants: [
      { label: 'cup', price: '4' },
      { label: 'bowl', price: '6' },
    ],
  };

  it('are right when there is exactly the one that is printed, and none where none is', () => {
    expect(samePrices({ name: 'x', price: '5' }, read('x', '5.00'))).toBe(true);
    expect(samePrices({ name: 'x', price: '5' }, read('x', '5 / 7'))).toBe(false);
    expect(samePrices({ name: 'x', price: null }, read('x', 'MP'))).toBe(true);
    expect(samePrices({ name: 'x', price: null }, read('x', '5'))).toBe(false);
  });

  it('of a dish with sizes are right when each size has its own', () => {
    expect(
      samePrices(
        sized,
        read('Pea Soup', '', {
          variants: [
            { label: 'cup', price: '4' },
            { label: 'bowl', price: '6' },
          ],
        }),
      ),
    ).toBe(true);
    expect(samePrices(sized, read('Pea Soup', '6'))).toBe(false);
  });

  it('of sizes that were read as items of their own count as the dish', () => {
    expect(scoreMenu(truth(sized), menu(read('Pea Soup cup', '4'), read('Pea Soup bowl', '6')))).toMatchObject({
      read: 1,
      priced: 1,
    });
  });
});

describe('prices shown as certain', () => {
  const dishes = truth({ name: 'Roast Tomato Soup', price: '5' });

  it('are wrong on their dish with another amount, and on what is no dish', () => {
    expect(
      priceTrust(scoreMenu(dishes, menu(read('Roast Tomato Soup', '6'), read('Open since 1987', '1987')))),
    ).toMatchObject({ certain: 2, certainWrong: 2 });
  });

  it('are not wrong for a name that was read in part', () => {
    expect(priceTrust(scoreMenu(dishes, menu(read('Roast Tomato', '5'))))).toMatchObject({
      certain: 1,
      certainWrong: 0,
    });
  });

  it('are only those that are not marked, and only where there is an amount', () => {
    expect(
      priceTrust(scoreMenu(dishes, menu(read('Roast Tomato Soup', '6', { uncertain: true }), read('Ask us', '')))),
    ).toMatchObject({ shown: 1, certain: 0 });
  });
});
