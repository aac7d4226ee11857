import { MenuSettings, UpdateMenuRequest } from './menu';

test('a change of dishes says nothing of the settings: what is not sent stays as it is', () => {
  const dishes = { baseVersion: 1, categories: [] };
  expect(UpdateMenuRequest.parse(dishes)).toEqual(dishes);
  expect(Object.keys(MenuSettings.parse({}))).toHaveLength(17);
});

test.each([
  ['dishes', { categories: [] }],
  ['a second language', { restaurantName: 'Lucia', translation: { language: 'de', texts: [] } }],
  ['no second language', { restaurantName: 'Lucia', translation: null }],
])('%s replaced as a whole name the version that they were written for', (_, change) => {
  expect(UpdateMenuRequest.safeParse(change).success).toBe(false);
  expect(UpdateMenuRequest.parse({ ...change, baseVersion: 1 })).toEqual({ ...change, baseVersion: 1 });
});

test.each([{ currency: 'EUR' }, { minimumOrder: '10.00' }, { openingHours: null }, { restaurantAddress: '' }])(
  'a setting may be sent alone, so that a stale form puts nothing else back: %j',
  (change) => expect(UpdateMenuRequest.parse(change)).toEqual(change),
);

test('a change of nothing is none', () => {
  expect(UpdateMenuRequest.safeParse({}).success).toBe(false);
  expect(UpdateMenuRequest.safeParse({ baseVersion: 3 }).success).toBe(false);
});
