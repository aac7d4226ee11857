import type { CartLine, Menu } from '@chalkboard/contracts';
import { inAllergenOrder, type AllergensOfDish } from '@chalkboard/menu-rules/allergen-words';
import type { AllergenCounts, CountedDish } from '@chalkboard/menu-rules/count-allergens';
import { formatList } from '@chalkboard/web-kit';
import { allergenTexts as t } from '../../texts';
import { allergenInSentence } from './shown-names';

/** The dishes of a cart with what the menu states of them; a line that is not on the menu any more is left out. */
export function dishesOfCart(lines: readonly CartLine[], { categories }: Pick<Menu, 'categories'>): CountedDish[] {
  const items = categories.flatMap((category) => category.items);
  return lines.flatMap(({ itemId, name }) => {
    const item = itemId === undefined ? items.find((one) => one.name === name) : items.find(({ id }) => id === itemId);
    return item
      ? [
          {
            id: item.id,
            name: item.name,
            ...(item.allergens && {
              allergens: { contains: item.allergens.names, mayContain: item.allergens.mayContain ?? [] },
            }),
          },
        ]
      : [];
  });
}

/** "2 dishes contain milk; 1 may contain nuts." */
export function allergenSentence({ groups }: AllergenCounts): string {
  if (groups.length === 0) return `${t.none}.`;
  const parts = groups.map(({ kind, allergens, dishes }, at) =>
    (at === 0 ? t.count : t.countMore)[kind]({
      dishes: dishes.length,
      allergens: formatList(allergens.map(allergenInSentence)),
    }),
  );
  return `${parts.join('; ')}.`;
}

/** Names of the dishes whose allergens are not stated. */
export function unstatedDishes({ dishes }: AllergenCounts): string[] {
  return dishes.filter(({ allergens }) => !allergens).map(({ name }) => name);
}

/** What one dish contains: "Contains: milk, gluten. May contain: nuts." */
export function dishSentence({ contains, mayContain }: AllergensOfDish): string {
  const list = (names: readonly string[]) => inAllergenOrder(names).map(allergenInSentence).join(', ');
  return [
    ...(contains.length + mayContain.length === 0 ? [t.ofDish.none] : []),
    ...(contains.length > 0 ? [t.ofDish.contains({ names: list(contains) })] : []),
    ...(mayContain.length > 0 ? [t.ofDish.mayContain({ names: list(mayContain) })] : []),
  ].join(' ');
}
