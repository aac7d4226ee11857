import type { Choice, Choices } from '@chalkboard/contracts';

/** An option that is picked of a group, and what is chosen within it. Absent `quantity`: one. */
export type Picked = Omit<Choice, 'choices'> & { readonly choices?: readonly Picked[] | undefined };

/**
 * Choices in the one form that all orders of the same picks have: sorted by ids, equal picks added up, nothing empty.
 * Two lines are the same when this is.
 */
export function canonicalChoices(choices: readonly Picked[] | undefined): Choices {
  const counted = new Map<string, Choice>();
  for (const { groupId, optionId, quantity = 1, choices: within } of choices ?? []) {
    const nested = canonicalChoices(within);
    const key = JSON.stringify([groupId, optionId, nested]);
    const count = (counted.get(key)?.quantity ?? 0) + quantity;
    counted.set(key, { groupId, optionId, quantity: count, ...(nested.length > 0 && { choices: nested }) });
  }
  return [...counted]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { quantity, ...pick }]) => (quantity === 1 ? pick : { ...pick, quantity }));
}

/** Choices as one text, the same for all lines that chose the same; empty when nothing was chosen. */
export function choicesKey(choices: readonly Picked[] | undefined): string {
  return choices?.length ? JSON.stringify(canonicalChoices(choices)) : '';
}
