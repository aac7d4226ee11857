import type {
  AllergenChart,
  AllergenChartEntry,
  AllergenCharts as ChartsOverview,
  ChartChanges,
  ChartDish,
  Menu,
} from '@chalkboard/contracts';
import { inAllergenOrder } from '@chalkboard/menu-rules/allergen-words';
import { MenuError } from '../menu/menu.errors';

/** Every dish of a menu with what is stated of its allergens. */
export function chartDishes({ categories }: Pick<Menu, 'categories'>): ChartDish[] {
  return categories.flatMap((category) =>
    category.items.map(({ id, name, allergens }) => ({
      id,
      category: category.name,
      name,
      ...(allergens && {
        allergens: {
          contains: inAllergenOrder(allergens.names),
          mayContain: inAllergenOrder(allergens.mayContain ?? []),
        },
      }),
    })),
  );
}

/** What a chart of these dishes would say otherwise than one of those before. A new name of a dish is a change. */
export function chartChanges(before: readonly ChartDish[], now: readonly ChartDish[]): ChartChanges {
  const known = new Map(before.map((dish) => [dish.id, dish]));
  const left = new Set(now.map(({ id }) => id));
  return {
    added: now.filter(({ id }) => !known.has(id)).map(({ id }) => id),
    changed: now
      .filter((dish) => known.has(dish.id) && saidOf(known.get(dish.id)!) !== saidOf(dish))
      .map(({ id }) => id),
    removed: before.filter(({ id }) => !left.has(id)).map(({ name }) => name),
  };
}

/**
 * The next chart of a menu; the last one itself where nothing has changed since, so that a second attempt makes no
 * second version.
 * @throws MenuError `menu.no_allergens` where no dish states its allergens
 */
export function nextChart(menu: Menu, last: AllergenChart | undefined, issuedAt: Date): AllergenChart {
  const dishes = chartDishes(menu);
  if (statedOf(dishes) === 0)
    throw new MenuError(
      'menu.no_allergens',
      'No dish states its allergens yet. Please confirm those of at least one dish, then make the chart.',
    );
  const changes = last && chartChanges(last.dishes, dishes);
  if (last && changes && !hasChanges(changes)) return last;
  return {
    version: (last?.version ?? 0) + 1,
    issuedAt: issuedAt.toISOString(),
    restaurantName: menu.restaurantName,
    dishes,
    ...(last && changes && { since: { version: last.version, issuedAt: last.issuedAt, changes } }),
  };
}

/** @param last the newest chart, whole; `entries`: all of them, the last first */
export function chartsOverview(
  menu: Menu,
  last: AllergenChart | undefined,
  entries: readonly AllergenChartEntry[],
): ChartsOverview {
  const dishes = chartDishes(menu);
  const names = new Map(dishes.map(({ id, name }) => [id, name]));
  const changes = last && chartChanges(last.dishes, dishes);
  const named = (ids: readonly string[]) => ids.flatMap((id) => names.get(id) ?? []);
  return {
    dishes: dishes.length,
    stated: statedOf(dishes),
    missing: dishes.filter(({ allergens }) => !allergens).map(({ name }) => name),
    ...(changes && {
      changes: { added: named(changes.added), changed: named(changes.changed), removed: changes.removed },
    }),
    charts: [...entries],
  };
}

export function chartEntry({ version, issuedAt, dishes }: AllergenChart): AllergenChartEntry {
  return { version, issuedAt, dishes: dishes.length, stated: statedOf(dishes) };
}

function hasChanges({ added, changed, removed }: ChartChanges): boolean {
  return added.length + changed.length + removed.length > 0;
}

function statedOf(dishes: readonly ChartDish[]): number {
  return dishes.filter(({ allergens }) => allergens).length;
}

function saidOf({ name, allergens }: ChartDish): string {
  const sorted = (names: readonly string[]) => [...names].sort();
  return JSON.stringify([name, allergens && [sorted(allergens.contains), sorted(allergens.mayContain)]]);
}
