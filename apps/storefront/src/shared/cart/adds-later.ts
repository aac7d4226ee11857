import type { TaxRules } from '@chalkboard/contracts';

/** Whether the checkout adds something to the prices of the menu, which the cart says before. */
export function addsLater(taxes: TaxRules | undefined): boolean {
  return taxes !== undefined && (!taxes.included || taxes.serviceCharge !== undefined);
}
