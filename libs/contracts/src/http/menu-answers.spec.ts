import { Menu, MenuSettings } from './menu';
import { DirectoryAnswer, MenuAnswer } from './menu-answers';

const menu = Menu.parse({
  shareId: 'abc',
  version: 1,
  status: 'published',
  restaurantName: 'Lucia',
  currency: 'USD',
  language: 'en',
  timeZone: 'UTC',
  categories: [],
  openingHours: { weekly: [] },
});
const without = (value: object, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));

test('what a reader makes of a menu is an answer, word for word', () => {
  expect(MenuAnswer.parse(menu)).toEqual(menu);
});

test.each(Object.keys(MenuSettings.shape))('an answer says %s, which a reader can do without', (name) => {
  expect(Menu.safeParse(without(menu, name)).success).toBe(true);
  expect(MenuAnswer.safeParse(without(menu, name)).success).toBe(false);
});

test('an answer says the exceptions of opening hours, of a menu and in the directory', () => {
  const openingHours = { weekly: [] };
  expect(Menu.safeParse({ ...menu, openingHours }).success).toBe(true);
  expect(MenuAnswer.safeParse({ ...menu, openingHours }).success).toBe(false);
  const entry = {
    id: 'a',
    menuId: 'a',
    name: 'Lucia',
    cuisine: 'Italian',
    address: '1 Elm St',
    features: [],
    rating: null,
    reviewCount: 0,
  };
  const page = (hours: object) =>
    DirectoryAnswer.safeParse({
      items: [{ ...entry, hours: { openingHours: hours, timeZone: 'UTC' } }],
      next: null,
      total: 1,
      totalIsCapped: false,
    }).success;
  expect([page({ weekly: [], exceptions: [] }), page(openingHours)]).toEqual([true, false]);
});
