import type { CartLine, MenuSnapshot } from '@chalkboard/contracts';
import { choiceTexts } from '@chalkboard/menu-rules/choice-texts';
import {
  choiceProblems,
  choicesPrice,
  groupsOf,
  type ChoiceProblem,
  type DishStates,
} from '@chalkboard/menu-rules/choices';
import { chosenDishes } from '@chalkboard/menu-rules/chosen-dishes';
import { canonicalChoices } from '@chalkboard/menu-rules/same-choices';
import type { OrderLine } from '../order';
import { OrderError } from '../order.errors';

/** What choices add to a line. */
export interface PricedChoices {
  /** Of one of the dish, minor units. */
  readonly unitPrice: number;
  /** As the kitchen reads them. */
  readonly options: readonly string[];
  readonly kept: Pick<OrderLine, 'choices' | 'includes'>;
}

const NONE: PricedChoices = { unitPrice: 0, options: [], kept: {} };

/**
 * Prices what is chosen of a dish's groups.
 * @param size label of the chosen size
 * @throws OrderError `ordering.choice_needed`, `ordering.item_not_available`, `ordering.item_not_on_menu`
 */
export function priceChoices(
  { rules, items }: MenuSnapshot,
  item: MenuSnapshot['items'][number],
  { name, choices = [] }: CartLine,
  size: string | undefined,
): PricedChoices {
  const groups = groupsOf(rules?.choices, item.id);
  if (groups.length === 0 && choices.length === 0) return NONE;
  const dishes: DishStates = (id) => {
    const dish = items.find((one) => one.id === id);
    if (!dish) return 'gone';
    return dish.soldOut ? 'soldOut' : 'there';
  };
  const [problem] = choiceProblems(rules?.choices, item.id, choices, dishes);
  if (problem) throw refusal(problem, item.name, name);
  if (choices.length === 0) return NONE;
  const includes = chosenDishes(rules?.choices, item.id, choices);
  return {
    unitPrice: choicesPrice(rules?.choices, item.id, choices, size),
    options: choiceTexts(rules?.choices, item.id, choices),
    kept: { choices: canonicalChoices(choices), ...(includes.length > 0 && { includes: [...includes] }) },
  };
}

/** @param line name of the line as the guest's cart has it */
function refusal(problem: ChoiceProblem, dish: string, line: string): OrderError {
  const extras = { item: line };
  const inDish = problem.within ? `“${problem.within.name}” of “${dish}”` : `“${dish}”`;
  switch (problem.kind) {
    case 'unknown':
      return new OrderError(
        'ordering.item_not_on_menu',
        `Something you chose for “${dish}” is not on the menu any more. Please choose again.`,
        extras,
      );
    case 'soldOut':
      return new OrderError(
        'ordering.item_not_available',
        `“${problem.option.name}” is sold out for “${dish}”. Please choose again.`,
        extras,
      );
    case 'missing':
      return new OrderError(
        'ordering.choice_needed',
        problem.group.max === 1
          ? `Please choose “${problem.group.name}” for ${inDish}.`
          : `Please choose ${problem.count} more of “${problem.group.name}” for ${inDish}.`,
        extras,
      );
    case 'tooMany':
      return new OrderError(
        'ordering.choice_needed',
        `Please choose no more than ${problem.group.max} of “${problem.group.name}” for ${inDish}.`,
        extras,
      );
    case 'repeated':
      return new OrderError(
        'ordering.choice_needed',
        `“${problem.option.name}” can be chosen only once for ${inDish}. Please choose again.`,
        extras,
      );
  }
}
