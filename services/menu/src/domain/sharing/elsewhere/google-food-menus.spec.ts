import { googleFoodMenus, moneyOf } from './google-food-menus';
import { menuWith } from './testing/any-menu';

test.each([
  [1250, 'USD', { units: '12', nanos: 500_000_000 }],
  [7, 'USD', { units: '0', nanos: 70_000_000 }],
  [900, 'JPY', { units: '900', nanos: 0 }],
  [1_001, 'KWD', { units: '1', nanos: 1_000_000 }],
])('%i minor units of %s are whole units and billionths', (minor, currencyCode, expected) => {
  expect(moneyOf(minor, currencyCode)).toEqual({ currencyCode, ...expected });
});

test('a dish is told in both languages, its sizes as options, its allergens in the words that Google has', () => {
  const menu = menuWith({
    language: 'it',
    cuisine: 'Italian',
    translation: {
      language: 'en',
      texts: [{ id: 'd', field: 'name', text: 'Soup', of: 'Zuppa' }],
    },
    categories: [
      {
        id: 'c',
        name: 'Primi',
        items: [
          {
            id: 'd',
            name: 'Zuppa',
            price: '',
            dietary: ['Vegetarian', 'Spicy'],
            allergens: { source: 'confirmed', names: ['Milk', 'Gluten', 'Celery'] },
            variants: [
              { id: 'v', label: 'Piccola', price: '', priceMinor: 700 },
              { id: 'w', label: 'Grande', price: '', priceMinor: 950 },
            ],
          },
        ],
      },
    ],
  });
  const { body, notExported } = googleFoodMenus(menu, 'https://menus.example/menu/abc');
  const [{ sections, cuisines }] = body.menus as [(typeof body.menus)[number]];
  expect(cuisines).toEqual(['ITALIAN']);
  expect(sections[0]!.items[0]).toMatchObject({
    labels: [
      { displayName: 'Zuppa', languageCode: 'it' },
      { displayName: 'Soup', languageCode: 'en' },
    ],
    attributes: {
      price: { units: '7' },
      allergen: ['DAIRY', 'WHEAT'],
      dietaryRestriction: ['VEGETARIAN'],
    },
    options: [{ attributes: { price: { units: '7' } } }, { attributes: { price: { units: '9', nanos: 500_000_000 } } }],
  });
  expect(notExported).toEqual([
    'Marks other than vegan, vegetarian, halal, kosher and organic are not in the file: Zuppa.',
    'Google has no word for some allergens, so they are not in the file: Zuppa.',
    'Gluten is told as wheat, the nearest word that Google has.',
    'Put the numbers of your account and location into the first line; your profile shows them.',
  ]);
});
