import { menuWith } from '../../testing/menu.factory';
import { countedMenu } from './counted-menu';
import { orderabilityOf } from './orderability';

const menu = menuWith();
const counted = (left: object[]) =>
  countedMenu(menu, JSON.stringify(left)).categories.flatMap(({ items }) => items.filter(({ id }) => id === 'i1'))[0]!;

test('leaves a menu without counts as it is', () => {
  expect(countedMenu(menu, undefined)).toBe(menu);
  expect(countedMenu(menu, '[]')).toBe(menu);
});

test('says how many are left of a dish, and that one of which none is left is sold out', () => {
  expect(counted([{ itemId: 'i1', remaining: 3 }])).toMatchObject({ left: 3 });
  expect(orderabilityOf(counted([{ itemId: 'i1', remaining: 0 }]))).toEqual({
    kind: 'not-orderable',
    words: 'Sold out',
  });
  expect(counted([{ itemId: 'other', remaining: 0 }])).toEqual(
    menu.categories.flatMap(({ items }) => items).find(({ id }) => id === 'i1'),
  );
});
