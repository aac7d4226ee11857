import { inAllergenOrder, type AllergensOfDish } from './allergen-words';

/** A dish of a cart or an order; `allergens` absent: not stated. */
export interface CountedDish {
  readonly id: string;
  readonly name: string;
  readonly allergens?: AllergensOfDish | undefined;
}

/** Allergens that are in the very same dishes, so that one sentence tells of all of them. */
export interface AllergenGroup {
  readonly kind: 'contains' | 'mayContain';
  readonly allergens: readonly string[];
  /** Ids of the dishes. */
  readonly dishes: readonly string[];
}

export interface AllergenCounts {
  /** What is contained comes first, in the order of the regulation. */
  readonly groups: readonly AllergenGroup[];
  /** Every dish once, as it was given first. */
  readonly dishes: readonly CountedDish[];
}

/**
 * Counts in how many dishes each allergen is. A dish counts once, however many portions and sizes of it there are.
 * @returns undefined where no dish states its allergens
 */
export function countAllergens(lines: readonly CountedDish[]): AllergenCounts | undefined {
  const dishes = [...new Map(lines.map((dish) => [dish.id, dish])).values()];
  if (!dishes.some(({ allergens }) => allergens)) return undefined;
  return { groups: [...groupsOf(dishes, 'contains'), ...groupsOf(dishes, 'mayContain')], dishes };
}

function groupsOf(dishes: readonly CountedDish[], kind: AllergenGroup['kind']): AllergenGroup[] {
  const groups = new Map<string, { allergens: string[]; dishes: readonly string[] }>();
  for (const allergen of inAllergenOrder(dishes.flatMap(({ allergens }) => allergens?.[kind] ?? []))) {
    const ids = dishes.filter(({ allergens }) => allergens?.[kind].includes(allergen)).map(({ id }) => id);
    const key = JSON.stringify(ids);
    const group = groups.get(key);
    if (group) group.allergens.push(allergen);
    else groups.set(key, { allergens: [allergen], dishes: ids });
  }
  return [...groups.values()].map((group) => ({ kind, ...group }));
}
