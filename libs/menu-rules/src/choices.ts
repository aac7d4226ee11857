import type { ChoiceGroup, ChoiceOption, ChoiceRules } from '@chalkboard/contracts';
import type { Picked } from './same-choices';

/** Whether an option that is a dish can be had: sold out, or not on the menu any more. */
export type DishStates = (itemId: string) => 'there' | 'soldOut' | 'gone';

/** Why choices cannot be ordered so. `within`: the chosen option that the group belongs to; absent: the dish itself. */
export type ChoiceProblem =
  /** So many options are missing. */
  | { readonly kind: 'missing'; readonly group: ChoiceGroup; readonly within?: ChoiceOption; readonly count: number }
  | { readonly kind: 'tooMany'; readonly group: ChoiceGroup; readonly within?: ChoiceOption }
  /** More than once, where once is allowed. */
  | {
      readonly kind: 'repeated';
      readonly group: ChoiceGroup;
      readonly within?: ChoiceOption;
      readonly option: ChoiceOption;
    }
  | {
      readonly kind: 'soldOut';
      readonly group: ChoiceGroup;
      readonly within?: ChoiceOption;
      readonly option: ChoiceOption;
    }
  /** A group or an option that the dish does not have. */
  | { readonly kind: 'unknown'; readonly within?: ChoiceOption };

/** The groups of a dish in their order; none where the rule is off. */
export function groupsOf(rules: ChoiceRules | undefined, itemId: string): readonly ChoiceGroup[] {
  const dish = rules?.dishes.find((one) => one.itemId === itemId);
  return groupsById(rules, dish?.groupIds);
}

/** The groups that are to choose from once an option is chosen. */
export function groupsWithin(rules: ChoiceRules | undefined, { groupIds }: ChoiceOption): readonly ChoiceGroup[] {
  return groupsById(rules, groupIds);
}

function groupsById(rules: ChoiceRules | undefined, ids: readonly string[] = []): readonly ChoiceGroup[] {
  return ids.flatMap((id) => rules?.groups.find((group) => group.id === id) ?? []);
}

/** Whether an option can be had; one that is a dish, as that dish can. */
export function isOffered({ soldOut, itemId }: ChoiceOption, dishes: DishStates): boolean {
  return !soldOut && (itemId === undefined || dishes(itemId) === 'there');
}

/** How many options are picked, with their quantities. */
export function countOf(picks: readonly Picked[]): number {
  return picks.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
}

/** Everything that is wrong with choices, in the order in which a guest meets it; empty: they can be ordered. */
export function choiceProblems(
  rules: ChoiceRules | undefined,
  itemId: string,
  choices: readonly Picked[],
  dishes: DishStates,
): readonly ChoiceProblem[] {
  const problemsOf = (
    groups: readonly ChoiceGroup[],
    picks: readonly Picked[],
    within?: ChoiceOption,
  ): ChoiceProblem[] => {
    const place = within && { within };
    const isStrange = picks.some(
      ({ groupId, optionId }) =>
        !groups.some(({ id, options }) => id === groupId && options.some((option) => option.id === optionId)),
    );
    return [
      ...(isStrange ? [{ kind: 'unknown' as const, ...place }] : []),
      ...groups.flatMap((group): ChoiceProblem[] => {
        const own = picks.filter(({ groupId }) => groupId === group.id);
        const count = countOf(own);
        // A hostile line names many groups: options are gone through for those that something is picked of.
        const inGroup = (own.length > 0 ? group.options : []).flatMap((option): ChoiceProblem[] => {
          const picked = own.filter(({ optionId }) => optionId === option.id);
          if (picked.length === 0) return [];
          if (option.itemId !== undefined && dishes(option.itemId) === 'gone') return [{ kind: 'unknown', ...place }];
          return [
            ...(isOffered(option, dishes) ? [] : [{ kind: 'soldOut' as const, group, option, ...place }]),
            ...(countOf(picked) > 1 && !canRepeat(group)
              ? [{ kind: 'repeated' as const, group, option, ...place }]
              : []),
            // One level: what is chosen within an option has nothing within it.
            ...picked.flatMap(({ choices: nested = [] }) =>
              problemsOf(within ? [] : groupsWithin(rules, option), nested, option),
            ),
          ];
        });
        return [
          ...(count < group.min ? [{ kind: 'missing' as const, group, count: group.min - count, ...place }] : []),
          ...(count > group.max ? [{ kind: 'tooMany' as const, group, ...place }] : []),
          ...inGroup,
        ];
      }),
    ];
  };
  return problemsOf(groupsOf(rules, itemId), choices);
}

/** Whether the same option of a group can be chosen more than once. */
export function canRepeat({ kind, repeats }: ChoiceGroup): boolean {
  return kind === 'each' && repeats === true;
}

/** What an option costs with a size of the dish; `size`: its label, undefined where the dish has none. */
export function optionPrice({ unitPrice, sizePrices }: ChoiceOption, size: string | undefined): number {
  const label = size?.trim().toLowerCase();
  const ofSize = Object.entries(sizePrices ?? {}).find(([name]) => name.trim().toLowerCase() === label);
  return ofSize ? ofSize[1] : unitPrice;
}

/**
 * What choices add to the price of one dish, in minor units. Of each group the dearest are free, as many as it says; of
 * halves the dearer one counts. Unknown picks cost nothing: they are refused elsewhere.
 */
export function choicesPrice(
  rules: ChoiceRules | undefined,
  itemId: string,
  choices: readonly Picked[],
  size?: string,
): number {
  const priceOf = (groups: readonly ChoiceGroup[], picks: readonly Picked[], nested: boolean): number =>
    groups.reduce((sum, group) => {
      const own = picks.flatMap((pick) => {
        const option = pick.groupId === group.id && group.options.find(({ id }) => id === pick.optionId);
        return option ? [{ option, count: pick.quantity ?? 1, within: pick.choices ?? [] }] : [];
      });
      const units = own
        .flatMap(({ option, count }) => Array<number>(count).fill(optionPrice(option, size)))
        .sort((a, b) => b - a);
      const charged = group.kind === 'halves' ? units.slice(0, 1) : units.slice(group.free);
      const within = nested
        ? 0
        : own.reduce(
            (more, { option, count, within: inner }) =>
              more + count * priceOf(groupsWithin(rules, option), inner, true),
            0,
          );
      return sum + charged.reduce((all, unit) => all + unit, 0) + within;
    }, 0);
  return priceOf(groupsOf(rules, itemId), choices, false);
}
