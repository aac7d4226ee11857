import type { ChoiceGroup } from '@chalkboard/contracts';
import type { ChoiceProblem, DishStates } from './choices';
import type { Picked } from './same-choices';

/** What somebody is choosing: one pick for each option, so that screens can count it up and down. */
export type Picks = readonly Picked[];

/** How many of an option are chosen. */
export function countIn(picks: Picks, groupId: string, optionId: string): number {
  return picks
    .filter((pick) => pick.groupId === groupId && pick.optionId === optionId)
    .reduce((sum, { quantity = 1 }) => sum + quantity, 0);
}

/** The picks with this one option of a group and no other; undefined: none of it. */
export function withOnly(picks: Picks, { id: groupId }: ChoiceGroup, optionId: string | undefined): Picks {
  const others = picks.filter((pick) => pick.groupId !== groupId);
  return optionId === undefined ? others : [...others, { groupId, optionId, quantity: 1 }];
}

/** The picks with so many of an option; what is chosen within it stays. */
export function withCount(picks: Picks, { id: groupId }: ChoiceGroup, optionId: string, quantity: number): Picks {
  const isIt = (pick: Picked) => pick.groupId === groupId && pick.optionId === optionId;
  const now = picks.find(isIt);
  const others = picks.filter((pick) => !isIt(pick));
  return quantity <= 0 ? others : [...others, { ...(now ?? { groupId, optionId }), quantity }];
}

/** The picks with others within an option that is chosen. */
export function withWithin(picks: Picks, { id: groupId }: ChoiceGroup, optionId: string, choices: Picks): Picks {
  return picks.map((pick) => (pick.groupId === groupId && pick.optionId === optionId ? { ...pick, choices } : pick));
}

/** What is chosen within an option. */
export function picksWithin(picks: Picks, groupId: string, optionId: string): Picks {
  return picks.find((pick) => pick.groupId === groupId && pick.optionId === optionId)?.choices ?? [];
}

/** Name of the place where a group is shown: one within an option stands apart for each option. */
export function placeOfGroup(groupId: string, within?: { readonly id: string }): string {
  return within ? `${within.id}/${groupId}` : groupId;
}

/** The same of a problem; undefined: it stands at no group. */
export function placeOfProblem(problem: ChoiceProblem): string | undefined {
  return problem.kind === 'unknown' ? undefined : placeOfGroup(problem.group.id, problem.within);
}

/** Which of these dishes can be had, for options that are dishes. */
export function dishStatesOf(
  items: readonly { readonly id: string; readonly soldOut?: boolean | undefined }[],
): DishStates {
  const soldOut = new Map(items.map((item) => [item.id, item.soldOut ?? false]));
  return (id) => {
    const isSoldOut = soldOut.get(id);
    if (isSoldOut === undefined) return 'gone';
    return isSoldOut ? 'soldOut' : 'there';
  };
}
