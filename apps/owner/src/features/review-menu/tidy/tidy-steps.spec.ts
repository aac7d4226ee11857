import type { MenuItem } from '@chalkboard/contracts';
import { applyAll } from '../draft/edit-operations';
import type { Draft } from '../draft/menu-draft';
import { tidyCapitals } from './tidy-capitals';
import { tidyMarks } from './tidy-marks';
import { tidyNumbers } from './tidy-numbers';
import { tidySeparators } from './tidy-separators';
import { tidySizes } from './tidy-sizes';
import type { Tidier } from './tidy-step';

type Dish = string | Partial<MenuItem>;
const item = (dish: Dish, index: number): MenuItem => ({
  id: `i${index}`,
  name: '',
  price: `$${index + 5}.00`,
  ...(typeof dish === 'string' ? { name: dish } : dish),
});
const menu = (...dishes: Dish[]): Draft => [{ id: 'all', name: 'All', items: dishes.map(item) }];
const after = (tidier: Tidier, draft: Draft, language = 'en') =>
  applyAll(
    draft,
    tidier(draft, language).flatMap(({ operations }) => operations),
  );
const names = (tidier: Tidier, ...dishes: Dish[]) => after(tidier, menu(...dishes))[0]!.items.map(({ name }) => name);
const stays = (tidier: Tidier, ...dishes: Dish[]) => expect(tidier(menu(...dishes), 'en')).toEqual([]);

describe('capitals', () => {
  test('names and headings lose them, descriptions and notes are left alone', () => {
    const draft: Draft = [
      {
        id: 'soups',
        name: 'SOUPS OF THE DAY',
        note: 'ALL SERVED WITH BREAD',
        items: [item({ name: 'LEEK SOUP', description: 'WITH CREAM' }, 0), item('Miso', 1)],
      },
    ];
    expect(after(tidyCapitals, draft)).toEqual([
      {
        ...draft[0],
        name: 'Soups of the Day',
        items: [{ ...draft[0]!.items[0], name: 'Leek Soup' }, draft[0]!.items[1]],
      },
    ]);
  });
});

describe('dietary marks', () => {
  const marked = (dish: Dish, ...others: Dish[]) => {
    const { name, description, dietary } = after(tidyMarks, menu(dish, ...others))[0]!.items[0]!;
    return [name, ...(description === undefined ? [] : [description]), ...(dietary ?? []).map((mark) => `+${mark}`)];
  };

  test.each<[Dish, string[]]>([
    ['Hummus (V)', ['Hummus', '+Vegetarian']],
    ['Hummus (VG)', ['Hummus', '+Vegan']],
    ['Hummus [v, gf]', ['Hummus', '+Vegetarian', '+Gluten Free']],
    ['Hummus V GF', ['Hummus', '+Vegetarian', '+Gluten Free']],
    ['Brownie GF', ['Brownie', '+Gluten Free']],
    ['Lentil Soup (vegan)', ['Lentil Soup', '+Vegan']],
    ['Lentil Soup, vegan', ['Lentil Soup', '+Vegan']],
    ['Linsensuppe (vegan, glutenfrei)', ['Linsensuppe', '+Vegan', '+Gluten Free']],
    ['Pasta (senza glutine)', ['Pasta', '+Gluten Free']],
    ['Salade (végétarien)', ['Salade', '+Vegetarian']],
    ['Vindaloo 🌶️🌶️', ['Vindaloo', '+Spicy']],
    ['Satay (V, N)', ['Satay (N)', '+Vegetarian']],
    [
      { name: 'Dal', description: 'Slow-cooked lentils (V)(GF)' },
      ['Dal', 'Slow-cooked lentils', '+Vegetarian', '+Gluten Free'],
    ],
    [{ name: 'Dal', description: 'VG GF lentils, rice' }, ['Dal', 'lentils, rice', '+Vegan', '+Gluten Free']],
    [{ name: 'Dal', description: 'Served with rice. Vegan.' }, ['Dal', 'Served with rice.', '+Vegan']],
    [{ name: 'Dal', description: 'Lentils | vegan | gluten free' }, ['Dal', 'Lentils', '+Vegan', '+Gluten Free']],
    [{ name: 'Dal', description: 'Vegan, gluten free' }, ['Dal', '+Vegan', '+Gluten Free']],
    [
      { name: 'Dal (V)', description: 'Lentils (GF)', dietary: ['Spicy', 'Vegetarian'] },
      ['Dal', 'Lentils', '+Spicy', '+Vegetarian', '+Gluten Free'],
    ],
  ])('%j becomes %j', (dish, expected) => expect(marked(dish)).toEqual(expected));

  test('what may mean something else is left alone', () => {
    stays(
      tidyMarks,
      'Vegan Burger',
      'Burger (vegan on request)',
      'Pasta (GFO)',
      'Burger (not vegan)',
      'Schnitzel (A, C, G, V)',
      'Cuvée Louis V',
      'Vegetarian Platter',
      'Wings (hot)',
      'Wings, spicy',
      'Filter Coffee (V60)',
      'Coffee (N)',
      'Salad (large)',
      'V',
      '(V)',
      { name: 'Curry', description: 'Can be made vegan' },
      { name: 'Curry', description: 'Spicy coconut broth, spicy sauce' },
      { name: 'Milk', description: 'lactose free' },
      { name: 'Marks', description: 'V = vegetarian, VG = vegan' },
    );
  });

  test('a V alone is a mark where many names end with one', () => {
    expect(names(tidyMarks, 'Hummus V', 'Falafel V', 'Soup V', 'Ribs')).toEqual(['Hummus', 'Falafel', 'Soup', 'Ribs']);
  });

  test('what the menu says of its marks counts for more than what is usual', () => {
    const draft: Draft = [
      {
        id: 'all',
        name: 'All',
        note: '(V) vegan · (VG) vegetarian',
        items: [item('Hummus (V)', 0), item('Halloumi VG', 1)],
      },
    ];
    expect(after(tidyMarks, draft)[0]!.items.map(({ dietary }) => dietary)).toEqual([['Vegan'], ['Vegetarian']]);
  });
});

describe('separators', () => {
  const described = (description: string) =>
    after(tidySeparators, menu({ name: 'Dish', description }))[0]!.items[0]!.description;

  test.each([
    ['Mozzarella | Tomato | Basil', 'Mozzarella, Tomato, Basil'],
    ['Mozzarella|Tomato', 'Mozzarella, Tomato'],
    ['mozzarella / tomato / basil', 'mozzarella, tomato, basil'],
    ['• Ham • Eggs • Bacon', 'Ham, Eggs, Bacon'],
    ['jambon · fromage · œuf', 'jambon, fromage, œuf'],
    ['Ham | 2 eggs | bacon', 'Ham, 2 eggs, bacon'],
    ['Rich. | Smoky | Sweet |', 'Rich. Smoky, Sweet'],
    ['Tomate, | Zwiebel || Ei', 'Tomate, Zwiebel, Ei'],
  ])('"%s" becomes "%s"', (before, expected) => expect(described(before)).toBe(expected));

  test('a slash for a choice, amounts and halves are left alone', () => {
    stays(
      tidySeparators,
      ...[
        'rice / fries',
        'chicken, beef / pork / tofu',
        '0,3 | 0,5',
        '50/50 beef',
        '1/2 chicken',
        'w/ fries',
        'half·baked',
        'sweet & sour',
      ].map((description) => ({ name: 'Dish', description })),
      'Pizza | Pasta',
    );
  });
});

describe('numbers', () => {
  test.each<[string[], string[]]>([
    [
      ['12. Chicken Tikka', '13. Lamb Korma', '14.Prawn Bhuna', 'Naan'],
      ['Chicken Tikka', 'Lamb Korma', 'Prawn Bhuna', 'Naan'],
    ],
    [
      ['1) Margherita', '2) Marinara', '3) Diavola'],
      ['Margherita', 'Marinara', 'Diavola'],
    ],
    [
      ['A1 Spring rolls', 'A2 Dumplings', 'A3. Satay', 'Rice'],
      ['Spring rolls', 'Dumplings', 'Satay', 'Rice'],
    ],
    [
      ['#14 Pad Thai', '#15 Pad See Ew', '#16 Drunken Noodles'],
      ['Pad Thai', 'Pad See Ew', 'Drunken Noodles'],
    ],
    [
      ['Nr. 3 Schnitzel', 'Nr. 4 Gulasch', 'Nr. 5 Rösti'],
      ['Schnitzel', 'Gulasch', 'Rösti'],
    ],
    [
      ['101 - Pho', '102 - Bun Cha', '103 - Banh Mi'],
      ['Pho', 'Bun Cha', 'Banh Mi'],
    ],
    [
      ['70 Coke', '71 Fanta', '7 Up', '72 Sprite', '73 Tonic', '74 Soda'],
      ['Coke', 'Fanta', '7 Up', 'Sprite', 'Tonic', 'Soda'],
    ],
    [
      ['1. Lasagne', '2. 4 Cheese Pizza', '3. 7 Up'],
      ['Lasagne', '4 Cheese Pizza', '7 Up'],
    ],
    [
      ['12a. Ramen', '12b. Udon', '13. Soba'],
      ['Ramen', 'Udon', 'Soba'],
    ],
  ])('%j becomes %j', (before, expected) => expect(names(tidyNumbers, ...before)).toEqual(expected));

  test('numbers that belong to a name are left alone', () => {
    stays(tidyNumbers, '7 Up', 'Coke', 'Fanta');
    stays(tidyNumbers, '4 Cheese Pizza', '50/50', 'Margherita', '12" Pepperoni');
    stays(tidyNumbers, '6 Wings', '12 Wings', '18 Wings', '24 Wings', '36 Wings', '48 Wings');
    stays(tidyNumbers, '1 Egg', '2 Eggs', '3 Eggs');
    stays(tidyNumbers, '1. Gang', '2. Gang', '3. Gang');
    stays(tidyNumbers, '12. Chicken Tikka', 'Lamb Korma', 'Naan', 'Rice');
    stays(tidyNumbers, '1.5L Coke', '2.5L Coke', '0.5L Coke');
    stays(tidyNumbers, '10 - 12 Wings', '20 - 24 Wings', '30 - 36 Ribs');
    stays(tidyNumbers, 'No. 1 Combo', 'No. 2 Combo', 'No. 3 Combo');
    stays(tidyNumbers, '7:30 Breakfast', '9:30 Brunch', '11:30 Lunch');
  });

  test('where one category is numbered, the others keep their numbers', () => {
    const draft: Draft = [
      {
        id: 'curry',
        name: 'Curry',
        items: ['21. Korma', '22. Madras', '23. Bhuna'].map((name, index) => item(name, index)),
      },
      {
        id: 'other',
        name: 'Other',
        items: ['Rice', 'Naan', 'Dal', '3. Rock', 'Tea', 'Chai', 'Lassi', 'Water'].map((name, index) =>
          item(name, index + 9),
        ),
      },
    ];
    expect(after(tidyNumbers, draft).map(({ items }) => items.map(({ name }) => name))).toEqual([
      ['Korma', 'Madras', 'Bhuna'],
      draft[1]!.items.map(({ name }) => name),
    ]);
  });
});

describe('sizes', () => {
  const sizes = (...dishes: Dish[]) =>
    after(tidySizes, menu(...dishes))[0]!.items.map(({ name, price, variants }) =>
      variants ? `${name}: ${variants.map((size) => `${size.label} ${size.price}`).join(', ')}` : `${name} ${price}`,
    );

  test.each<[string[], string[]]>([
    [
      ['Margherita small', 'Margherita large', 'Calzone'],
      ['Margherita: small $5.00, large $6.00', 'Calzone $7.00'],
    ],
    [['Pizza 12"', 'Pizza 16"'], ['Pizza: 12" $5.00, 16" $6.00']],
    [['Latte (S)', 'Latte (M)', 'Latte (L)'], ['Latte: S $5.00, M $6.00, L $7.00']],
    [['Chardonnay - glass', 'Chardonnay - bottle'], ['Chardonnay: glass $5.00, bottle $6.00']],
    [['Cola 0,3 l', 'Cola 0,5 l'], ['Cola: 0,3 l $5.00, 0,5 l $6.00']],
    [['Salat klein', 'SALAT groß'], ['Salat: klein $5.00, groß $6.00']],
    [['Focaccia piccola', 'Focaccia grande'], ['Focaccia: piccola $5.00, grande $6.00']],
    [['Croquetas media ración', 'Croquetas ración'], ['Croquetas: media ración $5.00, ración $6.00']],
    [['Clam Chowder Cup', 'Clam Chowder Bowl'], ['Clam Chowder: Cup $5.00, Bowl $6.00']],
  ])('%j becomes %j', (before, expected) => expect(sizes(...before)).toEqual(expected));

  test('the first keeps its id, and every price and place on the paper is kept', () => {
    const place = { page: 1, x: 0.8, y: 0.2, width: 0.1, height: 0.02 };
    const draft = menu(
      { name: 'Tea small', price: 'MP', source: { price: place } },
      { name: 'Tea large', price: '4,50', priceMinor: 450, description: 'with milk' },
    );
    expect(after(tidySizes, draft)[0]!.items).toMatchObject([
      {
        id: 'i0',
        name: 'Tea',
        price: '',
        description: 'with milk',
        variants: [
          { label: 'small', price: 'MP', source: place },
          { label: 'large', price: '4,50', priceMinor: 450 },
        ],
      },
    ]);
  });

  test('what is not surely one dish, or would lose something, is left alone', () => {
    stays(tidySizes, 'Margherita', 'Margherita large');
    stays(tidySizes, 'Margherita small', 'Calzone large');
    stays(tidySizes, 'Margherita small', 'Calzone', 'Margherita large');
    stays(tidySizes, 'Latte large', 'Latte large');
    stays(tidySizes, 'Small', 'Large');
    stays(tidySizes, 'Combo 1', 'Combo 2');
    stays(tidySizes, { name: 'Soup cup', price: '' }, 'Soup bowl');
    stays(tidySizes, { name: 'Soup cup', description: 'leek' }, { name: 'Soup bowl', description: 'leek and bread' });
    stays(tidySizes, 'Soup cup', { name: 'Soup bowl', soldOut: true });
    stays(tidySizes, 'Soup cup', { name: 'Soup bowl', dietary: ['Vegan'] });
    stays(tidySizes, 'Soup cup', { name: 'Soup bowl', uncertain: true });
    stays(tidySizes, { name: 'Soup cup', allergens: { source: 'confirmed', names: [] } }, 'Soup bowl');
    expect(
      tidySizes(
        [
          { id: 'a', name: 'A', items: [item('Tea small', 0)] },
          { id: 'b', name: 'B', items: [item('Tea large', 1)] },
        ],
        'en',
      ),
    ).toEqual([]);
  });

  test('of three the descriptions of the last two may not differ either', () => {
    expect(
      sizes('Tea small', { name: 'Tea medium', description: 'a cup' }, { name: 'Tea large', description: 'a pot' }),
    ).toEqual(['Tea: small $5.00, medium $6.00', 'Tea large $7.00']);
  });
});
