import { Menu, type MenuItem } from '@chalkboard/contracts';
import { printedMenu } from './printed-menu';

const sizes = (...labels: string[]) => labels.map((label, at) => ({ id: `v${at}`, label, price: `$${at + 5}.00` }));

function printed(items: Partial<MenuItem>[], more: object = {}) {
  return printedMenu(
    Menu.parse({
      ...{
        shareId: 'abc',
        version: 1,
        status: 'published',
        restaurantName: 'Café Zoé',
        currency: 'USD',
        language: 'fr',
        timeZone: 'UTC',
      },
      categories: [
        {
          id: 'c',
          name: 'Vins',
          items: items.map((item, at) => ({ id: `i${at}`, name: `Dish ${at}`, price: '', ...item })),
        },
      ],
      ...more,
    }),
  );
}
const category = (...items: Partial<MenuItem>[]) => printed(items).categories[0]!;

test('a dish is printed with its price, marks and extras', () => {
  const { items } = category({
    name: 'Tarte',
    description: 'Warm',
    price: '$7.50',
    dietary: ['Vegetarian', 'Gluten Free', 'Spicy'],
    addOns: [{ id: 'a', name: 'Cream', price: '$1.00' }],
  });
  expect(items).toEqual([
    {
      name: 'Tarte',
      description: 'Warm',
      price: '$7.50',
      marks: ['V', 'GF', 'Spicy'],
      sizes: [],
      addOns: [{ label: 'Cream', price: '$1.00' }],
    },
  ]);
});

test('sizes that all dishes of a category share head columns', () => {
  expect(
    category({ variants: sizes('glass', 'bottle') }, { variants: sizes('glass', 'bottle') }, { price: '$4.00' })
      .columns,
  ).toEqual(['glass', 'bottle']);
});

test.each([
  ['one dish alone', [['glass', 'bottle']]],
  [
    'sizes that differ',
    [
      ['glass', 'bottle'],
      ['glass', 'carafe'],
    ],
  ],
  [
    'more than three',
    [
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'c', 'd'],
    ],
  ],
  [
    'long names',
    [
      ['for two persons', 'for four'],
      ['for two persons', 'for four'],
    ],
  ],
])('%s do not', (_, dishes) => {
  expect(category(...dishes.map((labels) => ({ variants: sizes(...labels) }))).columns).toEqual([]);
});

test('a dish with sizes has no price besides, not even its first', () => {
  expect(category({ price: '$5.00', variants: sizes('S', 'L') }).items[0]).toMatchObject({
    price: '',
    sizes: [
      { label: 'S', price: '$5.00' },
      { label: 'L', price: '$6.00' },
    ],
  });
});

test('the marks that were used are explained, and allergic guests are told', () => {
  const { notes } = printed([{ dietary: ['Vegan'] }, { dietary: ['Vegan', 'Halal', 'Spicy'] }], {
    commonAllergens: ['Eggs', 'Soy'],
    allergyNote: 'Please ask us.',
  });
  expect(notes).toEqual(['VG vegan  ·  H halal', 'Our kitchen works with: Eggs, Soy.', 'Please ask us.']);
});

test('what is sold out today is printed all the same, and an empty category is not', () => {
  expect(category({ name: 'Soup', price: '$5', soldOut: true }).items[0]).toMatchObject({ name: 'Soup', price: '$5' });
  expect(printed([]).categories).toEqual([]);
});
