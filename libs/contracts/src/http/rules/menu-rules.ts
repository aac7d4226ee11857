import { z } from 'zod';
import { ChoiceRules } from './choice-rules';
import { DeliveryRules } from './delivery-rules';
import { TaxRules } from './tax-rules';
import { HappyHour, ServingTime } from './time-rules';

/**
 * What an owner has switched on beside the spec's settings, each on its own. What is absent is as the spec has it.
 * Owned by the menu service, applied by ordering, and shown by the pages with the same functions (`menu-rules`).
 */
export const MenuRules = z.object({
  delivery: DeliveryRules.optional(),
  taxes: TaxRules.optional(),
  servingTimes: z.array(ServingTime).min(1).max(50).optional(),
  happyHours: z.array(HappyHour).min(1).max(50).optional(),
  choices: ChoiceRules.optional(),
});
export type MenuRules = z.infer<typeof MenuRules>;

/** A change of rules: what is given replaces that rule as a whole, null switches it off, what is absent stays. */
export const EditedMenuRules = z
  .object({
    delivery: DeliveryRules.nullable(),
    taxes: TaxRules.nullable(),
    servingTimes: z.array(ServingTime).max(50).nullable(),
    happyHours: z.array(HappyHour).max(50).nullable(),
    choices: ChoiceRules.nullable(),
  })
  .partial();
export type EditedMenuRules = z.infer<typeof EditedMenuRules>;
