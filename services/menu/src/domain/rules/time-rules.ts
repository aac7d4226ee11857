import type { EditedMenuRules, HappyHour, ServingTime } from '@chalkboard/contracts';
import { MenuError } from '../menu/menu.errors';
import { assertOpeningHours } from '../menu/opening-hours';

/**
 * Serving times and happy hours that can be meant: each has hours that do not overlap, is for something, and has an id
 * of its own. A span that ends on the next day is allowed.
 * @throws MenuError `menu.invalid_rules`, in words for the owner
 */
export function assertTimeRules({
  servingTimes,
  happyHours,
}: Pick<EditedMenuRules, 'servingTimes' | 'happyHours'>): void {
  for (const rules of [servingTimes ?? [], happyHours ?? []]) {
    assertOwnIds(rules);
    for (const rule of rules) assertTimed(rule);
  }
  for (const { name, off } of happyHours ?? []) {
    if (off.kind === 'percent' ? off.percent > 0 : off.amount > 0) continue;
    throw refusal(
      off.kind === 'percent'
        ? `“${name}” has to lower prices by more than 0 % and at most 100 %.`
        : `“${name}” has to lower prices by more than nothing.`,
    );
  }
}

function assertTimed({ name, when, for: scope }: ServingTime | HappyHour): void {
  if (scope.categoryIds.length + scope.itemIds.length === 0)
    throw refusal(`Please choose categories or dishes for “${name}”.`);
  const spans = [...when.weekly, ...when.exceptions.flatMap((exception) => exception.spans)];
  if (spans.length === 0) throw refusal(`Please give “${name}” a time on at least one day.`);
  const empty = spans.find(({ from, to }) => from === to);
  if (empty)
    throw refusal(
      `“${name}” begins and ends at ${empty.from}. Please choose another end, or 00:00 to 24:00 for a whole day.`,
    );
  try {
    assertOpeningHours(when);
  } catch (error) {
    if (!(error instanceof MenuError)) throw error;
    throw refusal(
      `“${name}”: ${error.detail.replaceAll(/[Oo]pening hours/g, (word) => `${word[0] === 'O' ? 'T' : 't'}imes`)}`,
    );
  }
}

function assertOwnIds(rules: readonly (ServingTime | HappyHour)[]): void {
  const ids = rules.map(({ id }) => id);
  const twice = rules.find(({ id }, index) => ids.indexOf(id) !== index);
  if (twice) throw refusal(`“${twice.name}” is listed twice. Please remove it once.`);
}

function refusal(detail: string): MenuError {
  return new MenuError('menu.invalid_rules', detail);
}
