import type { BoardItems, ChoiceRules, Choices } from '@chalkboard/contracts';
import { choiceProblems, type ChoiceProblem, type DishStates } from '@chalkboard/menu-rules/choices';
import { dishStatesOf, type Picks } from '@chalkboard/menu-rules/picks';

/** What a menu offers to choose from. */
export interface ChoiceOffer {
  readonly rules: ChoiceRules;
  readonly dishes: DishStates;
}

/** The groups of a menu, for a line of an order; nothing where it has none. */
export function offerOf({ items, choices }: Pick<BoardItems, 'items' | 'choices'>): { readonly offer?: ChoiceOffer } {
  return choices ? { offer: { rules: choices, dishes: dishStatesOf(items) } } : {};
}

/** Options that an order held, by which they are known among sizes and extras. */
export function heldIn(choices: Choices): readonly string[] {
  return choices
    .flatMap((choice) => [choice, ...(choice.choices ?? [])])
    .map(({ groupId, optionId }) => heldKey(groupId, optionId));
}

export function heldKey(groupId: string, optionId: string): string {
  return `${groupId}/${optionId}`;
}

/**
 * What is wrong with the choices of a line. Those that an order held stay, though they have sold out since or are
 * dishes that have left the menu.
 */
export function choiceProblemOf({
  item,
  offer,
  picks = [],
  held = [],
}: {
  readonly item?: { readonly id: string };
  readonly offer?: ChoiceOffer;
  readonly picks?: Picks;
  readonly held?: readonly string[];
}): ChoiceProblem | undefined {
  if (!item) return undefined;
  const rules = offer && {
    ...offer.rules,
    groups: offer.rules.groups.map((group) => ({
      ...group,
      options: group.options.map((option) =>
        held.includes(heldKey(group.id, option.id)) ? { ...option, soldOut: false, itemId: undefined } : option,
      ),
    })),
  };
  return choiceProblems(rules, item.id, picks, offer?.dishes ?? (() => 'gone'))[0];
}
