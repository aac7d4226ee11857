import type { ChoiceRules } from '@chalkboard/contracts';
import type { OrderLine } from './order';

/**
 * The choices of a menu as if nothing had sold out that the lines of an order hold. An option that is a dish stays,
 * whatever became of the dish.
 */
export function withHeldChoices(rules: ChoiceRules, lines: readonly OrderLine[]): ChoiceRules {
  const held = new Set(
    lines.flatMap(({ choices = [] }) =>
      choices
        .flatMap((choice) => [choice, ...(choice.choices ?? [])])
        .map(({ groupId, optionId }) => key(groupId, optionId)),
    ),
  );
  if (held.size === 0) return rules;
  return {
    ...rules,
    groups: rules.groups.map((group) => ({
      ...group,
      options: group.options.map((option) => {
        if (!held.has(key(group.id, option.id))) return option;
        const { soldOut: _soldOut, itemId: _dish, ...kept } = option;
        return kept;
      }),
    })),
  };
}

function key(groupId: string, optionId: string): string {
  return JSON.stringify([groupId, optionId]);
}
