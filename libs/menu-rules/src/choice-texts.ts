import type { ChoiceGroup, ChoiceOption, ChoiceRules } from '@chalkboard/contracts';
import { groupsOf, groupsWithin } from './choices';
import { canonicalChoices, type Picked } from './same-choices';

/**
 * Choices as the kitchen reads them, one text for each group in the order of the menu: "Sauce: Pesto, 2 × Basil",
 * "Half Margherita / half Salami", and what is chosen within an option in brackets after it.
 */
export function choiceTexts(
  rules: ChoiceRules | undefined,
  itemId: string,
  choices: readonly Picked[],
): readonly string[] {
  const textsOf = (groups: readonly ChoiceGroup[], picks: readonly Picked[], nested: boolean): string[] =>
    groups.flatMap((group) => {
      const picked = canonicalChoices(picks.filter(({ groupId }) => groupId === group.id));
      if (picked.length === 0) return [];
      const own = group.options.flatMap((option) =>
        picked
          .filter(({ optionId }) => optionId === option.id)
          // Options of options have none within them.
          .map((pick) =>
            named(option, pick.quantity, nested ? [] : textsOf(groupsWithin(rules, option), pick.choices ?? [], true)),
          ),
      );
      if (own.length === 0) return [];
      return group.kind === 'halves'
        ? [own.map((half, at) => `${at === 0 ? 'Half' : 'half'} ${half}`).join(' / ')]
        : [`${group.name}: ${own.join(', ')}`];
    });
  return textsOf(groupsOf(rules, itemId), choices, false);
}

function named({ name }: ChoiceOption, quantity = 1, within: readonly string[]): string {
  return `${quantity > 1 ? `${quantity} × ` : ''}${name}${within.length > 0 ? ` (${within.join('; ')})` : ''}`;
}
