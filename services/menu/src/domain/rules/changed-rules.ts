import type { EditedMenuRules, Menu, MenuRules } from '@chalkboard/contracts';
import { assertChoices } from './choice-rules';
import { assertDeliveryRules } from './delivery-rules';
import { assertTaxRules } from './tax-rules';

/**
 * The rules of a menu after a change: each that is given replaces its own, null switches it off.
 * @returns undefined where none is left
 * @throws MenuError `menu.invalid_rules` for the first rule that cannot be, in words for its owner
 */
export function changedRules(menu: Menu, edited: EditedMenuRules): MenuRules | undefined {
  const { rules = {} } = menu;
  if (edited.delivery) assertDeliveryRules(edited.delivery);
  if (edited.taxes) assertTaxRules(edited.taxes);
  if (edited.choices) assertChoices(edited.choices, menu);
  const all = Object.entries({ ...rules, ...edited }).filter(([, rule]) => isOn(rule));
  return all.length > 0 ? (Object.fromEntries(all) as MenuRules) : undefined;
}

/** A rule that says nothing is switched off. */
function isOn(rule: unknown): boolean {
  return rule !== null && rule !== undefined && !(Array.isArray(rule) && rule.length === 0);
}
