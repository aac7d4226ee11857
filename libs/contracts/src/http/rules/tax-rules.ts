import { z } from 'zod';
import { RuleId, RuleName } from './rule-parts';

/** In hundredths, with up to three decimals: 8.875. */
export const Percent = z
  .number()
  .min(0, 'is at least 0 %')
  .max(100, 'is at most 100 %')
  .multipleOf(0.001, 'has at most three decimals');

/** A rate by how the food is handed over. */
export const TaxRate = z.object({
  id: RuleId,
  name: RuleName,
  pickup: Percent,
  delivery: Percent,
  /** Eaten at the table; absent: as for pickup. */
  table: Percent.optional(),
});
export type TaxRate = z.infer<typeof TaxRate>;

export const TaxRules = z.object({
  /** The prices of the menu include it (VAT); false: it is added to them (sales tax). */
  included: z.boolean(),
  /** Rounded for each line, or once per rate for the whole order. */
  rounding: z.enum(['line', 'order']),
  rates: z.array(TaxRate).min(1, 'is required').max(10),
  /** Of every dish for which nothing else is said. */
  defaultRateId: RuleId,
  /** Rates of categories and dishes, by their ids on the menu; a dish counts before its category. */
  categoryRates: z.record(z.string().max(80), RuleId),
  itemRates: z.record(z.string().max(80), RuleId),
  /** Of the delivery fee; absent: it is not taxed. */
  deliveryRateId: RuleId.optional(),
  /** Added to the subtotal; `rateId` absent: it is not taxed. */
  serviceCharge: z
    .object({
      name: RuleName,
      percent: Percent,
      pickup: z.boolean(),
      delivery: z.boolean(),
      /** Absent: as for pickup. */
      table: z.boolean().optional(),
      rateId: RuleId.optional(),
    })
    .optional(),
});
export type TaxRules = z.infer<typeof TaxRules>;

/** The tax of an order. Amounts in minor units. `amount` is within `gross` when it is included, beside it when not. */
export const OrderTax = z.object({
  included: z.boolean(),
  /** By rate, the highest first; `base`: what was taxed, without the tax. */
  rates: z.array(
    z.object({
      name: z.string(),
      percent: Percent,
      base: z.number().int().nonnegative(),
      amount: z.number().int().nonnegative(),
    }),
  ),
  amount: z.number().int().nonnegative(),
});
export type OrderTax = z.infer<typeof OrderTax>;
