import type { AllergenChart, ChartDish, Menu, MenuItem } from '@chalkboard/contracts';
import fc from 'fast-check';
import { chartChanges, chartDishes, chartsOverview, nextChart } from './allergen-chart';

const NOW = new Date('2026-10-12T20:00:00Z');
const item = (id: string, contains?: string[], mayContain?: string[]): MenuItem => ({
  id,
  name: `Dish ${id}`,
  price: '5',
  ...(contains && { allergens: { source: 'confirmed' as const, names: contains, ...(mayContain && { mayContain }) } }),
});
const menuOf = (...items: MenuItem[]) =>
  ({ restaurantName: 'Osteria', categories: [{ id: 'c', name: 'Mains', items }] }) as unknown as Menu;

it('a chart has every dish, with its allergens in the order of the regulation, and none where they are not stated', () =>
  expect(chartDishes(menuOf(item('a', ['Milk', 'Gluten'], ['Nuts']), item('b')))).toEqual([
    { id: 'a', category: 'Mains', name: 'Dish a', allergens: { contains: ['Gluten', 'Milk'], mayContain: ['Nuts'] } },
    { id: 'b', category: 'Mains', name: 'Dish b' },
  ]));

it('the first chart is version 1 and compares with none; the next marks what has changed since', () => {
  const first = nextChart(menuOf(item('a', ['Milk']), item('b'), item('c')), undefined, NOW);
  expect([first.version, first.issuedAt, first.since]).toEqual([1, NOW.toISOString(), undefined]);
  const later = new Date('2026-11-01T09:00:00Z');
  const next = nextChart(menuOf(item('a', [], ['Milk']), item('b'), item('d', ['Fish'])), first, later);
  expect(next).toMatchObject({
    version: 2,
    issuedAt: later.toISOString(),
    since: { version: 1, issuedAt: NOW.toISOString(), changes: { added: ['d'], changed: ['a'], removed: ['Dish c'] } },
  });
});

it('makes no other chart where nothing has changed, and none where no dish states its allergens', () => {
  const menu = menuOf(item('a', ['Milk', 'Gluten']));
  const first = nextChart(menu, undefined, NOW);
  expect(nextChart(menuOf(item('a', ['Gluten', 'Milk'])), first, new Date())).toBe(first);
  expect(() => nextChart(menuOf(item('a')), undefined, NOW)).toThrow(
    expect.objectContaining({ code: 'menu.no_allergens' }),
  );
});

it('the overview names what is missing and what has changed since the last chart', () => {
  const first = nextChart(menuOf(item('a', ['Milk']), item('b')), undefined, NOW);
  const now = menuOf(item('a', ['Milk', 'Eggs']), item('b'), item('c', []));
  expect(chartsOverview(now, first, [])).toEqual({
    dishes: 3,
    stated: 2,
    missing: ['Dish b'],
    changes: { added: ['Dish c'], changed: ['Dish a'], removed: [] },
    charts: [],
  });
  expect(chartsOverview(now, undefined, [])).not.toHaveProperty('changes');
});

it('a dish is added, changed, left or gone, and just one of these; the same dishes change nothing', () => {
  const names = fc.uniqueArray(fc.constantFrom('Milk', 'Nuts', 'Fish'), { maxLength: 3 });
  const dishes = fc
    .uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), said: fc.option(names, { nil: undefined }) }), {
      selector: ({ id }) => id,
    })
    .map((all) =>
      all.map(({ id, said }): ChartDish => ({
        id,
        category: 'Mains',
        name: id,
        ...(said && { allergens: { contains: said, mayContain: [] } }),
      })),
    );
  fc.assert(
    fc.property(dishes, dishes, (before, now) => {
      const { added, changed, removed } = chartChanges(before, now);
      const ids = (of: readonly ChartDish[]) => of.map(({ id }) => id);
      const kept = now.filter(({ id }) => ids(before).includes(id));
      expect([...added, ...ids(kept)].sort()).toEqual(ids(now).sort());
      expect([...removed, ...ids(kept)].sort()).toEqual(ids(before).sort());
      expect(changed.filter((id) => !ids(kept).includes(id))).toEqual([]);
      expect(chartChanges(now, now)).toEqual({ added: [], changed: [], removed: [] });
    }),
  );
});

it('a chart is whole by itself: it can be drawn when the menu is another', () => {
  const chart: AllergenChart = nextChart(menuOf(item('a', ['Milk'])), undefined, NOW);
  expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
});
