import { isSoldOutAt, soldOutAt } from './sold-out';

const at = Date.parse('2026-03-02T12:00:00Z');

it('a dish is sold out until the instant that is given, and there again from it on', () => {
  const dish = { soldOut: true, soldOutUntil: '2026-03-02T12:00:00Z' };
  expect([isSoldOutAt(dish, at - 1), isSoldOutAt(dish, at)]).toEqual([true, false]);
});

it('a dish without an end is sold out until somebody says so', () => {
  expect(isSoldOutAt({ soldOut: true }, at)).toBe(true);
  expect(isSoldOutAt({ soldOutUntil: '2030-01-01T00:00:00Z' }, at)).toBe(false);
});

it('a menu at an instant has what was sold out until then again, and is the same where nothing is', () => {
  const soup = { id: 'soup', soldOut: true, soldOutUntil: '2026-03-02T12:00:00Z' };
  const roll = { id: 'roll', soldOut: true };
  const menu = { version: 3, categories: [{ name: 'Mains', items: [soup, roll] }] };
  expect(soldOutAt(menu, at)).toEqual({
    version: 3,
    categories: [{ name: 'Mains', items: [{ id: 'soup' }, roll] }],
  });
  expect(soldOutAt(menu, at - 1)).toBe(menu);
});
