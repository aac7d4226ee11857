import type { OrderTax, TaxRate, TaxRules } from '@chalkboard/contracts';
import type { RuledDish } from './rule-scope';

/** How food is handed over; each has a percentage of its own, eating at the table only where the rate says so. */
export type TaxedOrderType = 'pickup' | 'delivery' | 'table';

/** The percentage of a rate. */
export function percentFor(rate: TaxRate, orderType: TaxedOrderType): number {
  return rate[orderType] ?? rate.pickup;
}

/** The rate of a dish: its own, then its category's, then the default. Undefined: the default is not there any more. */
export function taxRateOf(rules: TaxRules, { id, categoryId }: RuledDish): TaxRate | undefined {
  const named =
    own(rules.itemRates, id) ?? (categoryId === undefined ? undefined : own(rules.categoryRates, categoryId));
  return rateById(rules, named) ?? rateById(rules, rules.defaultRateId);
}

/** @returns undefined where no rate is named, or one that is not there */
export function rateById({ rates }: TaxRules, id: string | undefined): TaxRate | undefined {
  return id === undefined ? undefined : rates.find((rate) => rate.id === id);
}

/** The tax that is charged beside the prices; 0 where it is within them. */
export function addedTaxOf(tax: Pick<OrderTax, 'included' | 'amount'> | undefined): number {
  return tax && !tax.included ? tax.amount : 0;
}

/** Ids come from outside: none may find what every object has. */
function own(record: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
