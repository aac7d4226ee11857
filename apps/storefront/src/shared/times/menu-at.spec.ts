import type { HappyHour, Menu, ServingTime } from '@chalkboard/contracts';
import { menuWith } from '../../testing/menu.factory';
import { addToCart } from '../cart/cart';
import { cartAt, menuAt, timesKey } from './menu-at';
import { dependsOnTime, type TimedCategory } from './timed-menu';

const at = (iso: string) => Date.parse(iso);
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const hours = (days: readonly number[], from: string, to: string): ServingTime['when'] => ({
  weekly: days.map((day) => ({ day, from, to })),
  exceptions: [],
});
const dinner = (when: ServingTime['when'], itemIds = ['i1']): ServingTime => ({
  id: 'd',
  name: 'Dinner',
  when,
  for: { categoryIds: [], itemIds },
});
const happy: HappyHour = {
  ...dinner(hours(EVERY_DAY, '16:00', '18:00'), ['i1', 'i5']),
  name: 'Happy hour',
  off: { kind: 'percent', percent: 50 },
};
const shown = (menu: Menu, iso: string) => {
  const [category] = menuAt(menu, at(iso)).categories as TimedCategory[];
  return category!;
};
const noteOf = (when: ServingTime['when'], iso: string) =>
  shown(menuWith({ rules: { servingTimes: [dinner(when)] } }), iso).items[0]!.timeNote;

test('a menu without rules of time does not depend on it', () => {
  expect(dependsOnTime(menuWith())).toBe(false);
  expect(dependsOnTime(menuWith({ rules: { happyHours: [happy] } }))).toBe(true);
});

test('a dish that is served later says when: today, on few days, tomorrow, or on the next day', () => {
  // A Monday.
  const noon = '2026-03-02T12:00:00Z';
  expect(noteOf(hours(EVERY_DAY, '17:00', '22:00'), noon)).toBe('from 17:00');
  expect(noteOf(hours([6, 7], '10:00', '14:00'), noon)).toBe('Sat, Sun');
  expect(noteOf(hours(EVERY_DAY, '08:00', '11:00'), noon)).toBe('tomorrow from 08:00');
  expect(noteOf(hours([4, 5, 6, 7], '08:00', '11:00'), noon)).toBe('Thu from 08:00');
  expect(noteOf(hours([], '08:00', '11:00'), noon)).toBe('not served at the moment');
  expect(noteOf(hours(EVERY_DAY, '11:00', '14:00'), noon)).toBeUndefined();
});

test('what holds for all dishes of a category is said once', () => {
  const all = { ...dinner(hours(EVERY_DAY, '17:00', '22:00')), for: { categoryIds: ['c1'], itemIds: [] } };
  const category = shown(menuWith({ rules: { servingTimes: [all] } }), '2026-03-02T12:00:00Z');
  expect(category.timeNote).toBe('from 17:00');
  expect(category.items.some(({ timeNote }) => timeNote)).toBe(false);
});

test('a happy hour shows its price beside the usual one, its name and its end, for sizes as well', () => {
  const category = shown(menuWith({ rules: { happyHours: [happy] } }), '2026-03-02T17:00:00Z');
  expect(category.items[0]).toMatchObject({
    price: '$7.00',
    priceMinor: 700,
    usual: '$14.00',
    timeNote: 'Happy hour until 18:00',
  });
  expect(category.items[4]!.variants![1]).toMatchObject({ price: '$8.50', priceMinor: 850, usual: '$17.00' });
  expect(category.items[4]!.timeNote).toBe('Happy hour until 18:00');
  expect(category.items[2]).not.toHaveProperty('usual');
});

test('a dish that was sold out until now is there again', () => {
  const menu = menuWith();
  const categories = menu.categories.map((category) => ({
    ...category,
    items: category.items.map((item) => (item.soldOut ? { ...item, soldOutUntil: '2026-03-03T11:00:00Z' } : item)),
  }));
  expect(shown({ ...menu, categories }, '2026-03-03T10:59:00Z').items[2]!.soldOut).toBe(true);
  expect(shown({ ...menu, categories }, '2026-03-03T11:00:00Z').items[2]!.soldOut).toBeUndefined();
});

test('the cart takes the prices of now, and goes back to the usual ones', () => {
  const menu = menuWith({ rules: { happyHours: [happy] } });
  const cart = addToCart([], { name: 'Cacio e Pepe', unitMinor: 1400, itemId: 'i1', quantity: 2 }, 'USD');
  const during = cartAt(cart, menuAt(menu, at('2026-03-02T17:00:00Z')));
  expect(during[0]).toMatchObject({ price: '$7.00', total: 14 });
  expect(cartAt(during, menuAt(menu, at('2026-03-02T18:00:00Z')))).toEqual(cart);
});

test('a drawn menu is drawn again when what it shows changes, and not before', () => {
  const menu = menuWith({ rules: { happyHours: [happy] } });
  const key = (iso: string) => timesKey(menu, at(iso));
  expect(key('2026-03-02T16:00:00Z')).toBe(key('2026-03-02T17:59:00Z'));
  expect(key('2026-03-02T18:00:00Z')).not.toBe(key('2026-03-02T17:59:00Z'));
});
