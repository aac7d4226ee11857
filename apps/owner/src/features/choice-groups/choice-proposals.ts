import type { ChoiceRules, Menu, MenuAddOn } from '@chalkboard/contracts';
import { randomKey } from '@chalkboard/web-kit';

/** Extras that several dishes share: the same names at the same prices. */
export interface ExtrasProposal {
  readonly extras: readonly { readonly name: string; readonly priceMinor: number }[];
  readonly itemIds: readonly string[];
}

const keyOf = ({ name, priceMinor }: Pick<MenuAddOn, 'name' | 'priceMinor'>) =>
  `${priceMinor} ${name.trim().toLowerCase()}`;

/** Printed extras that two dishes or more have in common, those of most dishes first; without an exact price: none. */
export function proposedExtras({ categories }: Pick<Menu, 'categories'>): readonly ExtrasProposal[] {
  const shared = new Map<string, { name: string; priceMinor: number; itemIds: string[] }>();
  for (const { id, addOns = [] } of categories.flatMap(({ items }) => items)) {
    for (const { name, priceMinor } of addOns) {
      if (priceMinor === undefined) continue;
      const key = keyOf({ name, priceMinor });
      const known = shared.get(key) ?? { name, priceMinor, itemIds: [] };
      if (!known.itemIds.includes(id)) known.itemIds.push(id);
      shared.set(key, known);
    }
  }
  const bySet = new Map<string, { extras: { name: string; priceMinor: number }[]; itemIds: string[] }>();
  for (const { name, priceMinor, itemIds } of shared.values()) {
    if (itemIds.length < 2) continue;
    const set = itemIds.join();
    const known = bySet.get(set) ?? { extras: [], itemIds };
    known.extras.push({ name, priceMinor });
    bySet.set(set, known);
  }
  return [...bySet.values()].sort((a, b) => b.itemIds.length - a.itemIds.length);
}

/** The menu with a group in place of these printed extras: what is sent to save both at once. */
export function withProposal(
  { categories, rules }: Pick<Menu, 'categories' | 'rules'>,
  { extras, itemIds }: ExtrasProposal,
  name: string,
): { readonly categories: Menu['categories']; readonly rules: { readonly choices: ChoiceRules } } {
  const groupId = randomKey();
  const taken = new Set(extras.map(keyOf));
  const { groups = [], dishes = [] } = rules?.choices ?? {};
  const before = new Map(dishes.map((dish) => [dish.itemId, dish.groupIds]));
  for (const itemId of itemIds) before.set(itemId, [...(before.get(itemId) ?? []), groupId]);
  return {
    categories: categories.map((category) => ({
      ...category,
      items: category.items.map((item) =>
        itemIds.includes(item.id)
          ? { ...item, addOns: item.addOns?.filter((addOn) => !taken.has(keyOf(addOn))) }
          : item,
      ),
    })),
    rules: {
      choices: {
        groups: [
          ...groups,
          {
            id: groupId,
            name,
            kind: 'each',
            min: 0,
            max: Math.min(extras.length, 30),
            free: 0,
            options: extras.map((extra) => ({ id: randomKey(), name: extra.name, unitPrice: extra.priceMinor })),
          },
        ],
        dishes: [...before].map(([itemId, groupIds]) => ({ itemId, groupIds })),
      },
    },
  };
}
