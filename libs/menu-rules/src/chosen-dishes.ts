import type { ChoiceGroup, ChoiceRules } from '@chalkboard/contracts';
import { groupsOf, groupsWithin } from './choices';
import type { Picked } from './same-choices';

/** A dish that is part of another, and how many of it one portion has. */
export interface ChosenDish {
  readonly itemId: string;
  /** As the option calls it. */
  readonly name: string;
  readonly quantity: number;
}

/**
 * Dishes of the menu that are chosen as parts of a dish: those of a combo, each once with its count. Halves are none:
 * half of a pizza is no portion of it.
 */
export function chosenDishes(
  rules: ChoiceRules | undefined,
  itemId: string,
  choices: readonly Picked[],
): readonly ChosenDish[] {
  const found = new Map<string, ChosenDish>();
  const add = (groups: readonly ChoiceGroup[], picks: readonly Picked[], times: number, nested: boolean) => {
    for (const { groupId, optionId, quantity = 1, choices: within = [] } of picks) {
      const group = groups.find(({ id }) => id === groupId);
      const option = group?.options.find(({ id }) => id === optionId);
      if (!group || !option) continue;
      const count = times * quantity;
      if (option.itemId !== undefined && group.kind !== 'halves')
        found.set(option.itemId, {
          itemId: option.itemId,
          name: option.name,
          quantity: count + (found.get(option.itemId)?.quantity ?? 0),
        });
      if (!nested) add(groupsWithin(rules, option), within, count, true);
    }
  };
  add(groupsOf(rules, itemId), choices, 1, false);
  return [...found.values()];
}
