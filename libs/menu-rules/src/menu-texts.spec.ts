import { MenuSettings, type Menu } from '@chalkboard/contracts/http/menu';
import { menuInLanguage, textReader, textsOf } from './menu-texts';

const menu: Menu = {
  ...MenuSettings.parse({ allergyNote: 'Ask us.' }),
  shareId: 's',
  version: 1,
  status: 'published',
  restaurantName: 'Zur Post',
  restaurantDescription: 'By the river.',
  currency: 'EUR',
  language: 'en',
  timeZone: 'UTC',
  categories: [
    {
      id: 'c1',
      name: 'Soups',
      note: 'With bread',
      items: [
        {
          id: 'i1',
          name: 'Leek soup',
          description: '',
          price: '',
          variants: [
            { id: 'v1', label: 'Cup', price: '€4' },
            { id: 'v2', label: '0.5', price: '€5' },
          ],
          addOns: [{ id: 'a1', name: 'Cheese', price: '€1' }],
        },
      ],
    },
  ],
  translation: {
    language: 'de',
    texts: [
      { id: 'i1', field: 'name', of: 'Leek soup', text: 'Lauchsuppe' },
      { id: 'c1', field: 'name', of: 'Starters', text: 'Vorspeisen' },
    ],
  },
};

test('the texts of a menu are its words, in the order in which it is read', () => {
  expect(textsOf(menu).map(({ id, field, text }) => `${id} ${field} ${text}`)).toEqual([
    'menu description By the river.',
    'menu note Ask us.',
    'c1 name Soups',
    'c1 note With bread',
    'i1 name Leek soup',
    'v1 name Cup',
    'a1 name Cheese',
  ]);
});

test('a text is shown in the second language where it was written for the words that are printed', () => {
  const inGerman = textReader(menu, 'de');
  expect(inGerman('i1', 'name', 'Leek soup')).toEqual({ text: 'Lauchsuppe', lang: 'de' });
  expect(inGerman('i1', 'name', 'Lobster bisque')).toEqual({ text: 'Lobster bisque', lang: 'en' });
  expect(inGerman('c1', 'name', 'Soups')).toEqual({ text: 'Soups', lang: 'en' });
  expect(inGerman('a1', 'name', 'Cheese')).toEqual({ text: 'Cheese', lang: 'en' });
  expect(textReader(menu, 'en')('i1', 'name', 'Leek soup')).toEqual({ text: 'Leek soup', lang: 'en' });
});

test('what a dish contains is the same in every language, and a translation neither adds nor drops any of it', () => {
  const [soups] = menu.categories;
  const stated = {
    ...menu,
    categories: [
      {
        ...soups!,
        items: [
          {
            ...soups!.items[0]!,
            allergens: { source: 'printed' as const, names: ['Milk', 'Celery'] },
            dietary: ['Vegetarian'],
          },
          { id: 'i2', name: 'Plain soup', price: '' },
        ],
      },
    ],
  };
  const texts = [
    { id: 'i1', field: 'name' as const, of: 'Leek soup', text: 'Nusssuppe. Enthält: Nüsse' },
    { id: 'i2', field: 'name' as const, of: 'Plain soup', text: 'Enthält: Eier' },
  ];
  const shown = menuInLanguage({ ...stated, translation: { language: 'de', texts } }, 'de').categories[0]!.items;
  expect(shown.map(({ name, allergens, dietary }) => [name, allergens, dietary])).toEqual([
    ['Nusssuppe. Enthält: Nüsse', { source: 'printed', names: ['Milk', 'Celery'] }, ['Vegetarian']],
    ['Enthält: Eier', undefined, undefined],
  ]);
});

test('the whole menu in its second language differs in the texts that it has in it, and in nothing else', () => {
  const [soups] = menu.categories;
  expect(menuInLanguage(menu, 'de')).toEqual({
    ...menu,
    language: 'de',
    categories: [{ ...soups, items: [{ ...soups!.items[0], name: 'Lauchsuppe' }] }],
  });
  expect(menuInLanguage(menu, 'en')).toEqual(menu);
});
