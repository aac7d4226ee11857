import type { AllergenChart, ChartDish } from '@chalkboard/contracts';
import { EU_ALLERGENS } from '@chalkboard/contracts/allergens';
import { paperTexts } from './paper-texts';

const t = paperTexts.chart;

/** A line of the chart: the head of a category, or a dish with what stands in each of the 14 columns. */
export type ChartRow =
  | { readonly kind: 'category'; readonly name: string }
  | {
      readonly kind: 'dish';
      readonly name: string;
      readonly cells: readonly string[];
      /** Below the name: what has no column, and what has changed. */
      readonly notes: readonly string[];
      /** Other than in the chart before. */
      readonly isChanged: boolean;
    };

/** The lines of a chart, in the order of the menu. */
export function chartRows({ dishes, since }: AllergenChart): ChartRow[] {
  const added = new Set(since?.changes.added);
  const changed = new Set(since?.changes.changed);
  return dishes.flatMap((dish, at): ChartRow[] => {
    const isNewCategory = at === 0 || dishes[at - 1]!.category !== dish.category;
    const change = added.has(dish.id) ? t.added : changed.has(dish.id) ? t.changed : undefined;
    return [
      ...(isNewCategory ? [{ kind: 'category' as const, name: dish.category }] : []),
      {
        kind: 'dish',
        name: dish.name,
        cells: EU_ALLERGENS.map((allergen) => cellOf(dish, allergen)),
        notes: [...notesOf(dish), ...(change && since ? [change(since.version)] : [])],
        isChanged: change !== undefined,
      },
    ];
  });
}

function cellOf({ allergens }: ChartDish, name: string): string {
  if (allergens?.contains.includes(name)) return t.signs.contains;
  return allergens?.mayContain.includes(name) ? t.signs.mayContain : t.signs.unstated;
}

/** Owner's own words and letters of a legend have no column. */
function notesOf({ allergens }: ChartDish): string[] {
  if (!allergens) return [t.nothingStated];
  const { contains, mayContain } = allergens;
  if (contains.length + mayContain.length === 0) return [t.none];
  const own = (names: readonly string[]) => names.filter((name) => !(EU_ALLERGENS as readonly string[]).includes(name));
  return [
    ...(own(contains).length > 0 ? [t.alsoContains(own(contains))] : []),
    ...(own(mayContain).length > 0 ? [t.mayAlsoContain(own(mayContain))] : []),
  ];
}
