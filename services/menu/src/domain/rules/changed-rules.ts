import type { EditedMenuRules, Menu, MenuRules } from '@chalkboard/contracts';

import { assertTimeRules } from './time-rules';

/**
 * The rules of a menu after a change: each that is given replaces its own, null switches it off.
 * @returns undefined where none is left
 * @throws MenuError `menu.invalid_rules` for the first rule that cannot be, in words for its owner
 */
export function changedRules({ rules = {} }: Menu, edited: EditedMenuRules): MenuRules | undefined {
  assertTimeRules(edited);
  const all = Object.entries({ ...rules, ...edited }).filter(([, rule]) => isOn(rule));
  return all.length > 0 ? (Object.fromEntries(all) as MenuRules) : undefined;
}

/** A rule that says nothing is switched off. */
function isOn(rule: unknown): boolean {
  return rule !== null && rule !== undefined && !(Array.isArray(rule) && rule.length === 0);
}
