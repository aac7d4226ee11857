import type { OrderTax, TaxRate, TaxRules } from '@chalkboard/contracts';
import { percentFor, rateById, taxRateOf, type TaxedOrderType } from './tax-rate';
import { addedTax, includedTax, percentOf } from './tax-rounding';

/** What tax and service charge are counted of; amounts in minor units. */
export interface TaxedOrder {
  readonly orderType: TaxedOrderType;
  readonly lines: readonly {
    readonly itemId: string;
    readonly categoryId?: string | undefined;
    /** Of the line, not of one portion. */
    readonly total: number;
  }[];
  readonly deliveryFee: number;
}

export interface TaxedCharges {
  readonly serviceCharge?: { readonly name: string; readonly amount: number };
  readonly tax: OrderTax;
}

/** The service charge and the tax of an order, as its menu's rules say. */
export function taxedCharges(rules: TaxRules, order: TaxedOrder): TaxedCharges {
  const serviceCharge = serviceChargeOf(rules, order);
  return { ...(serviceCharge && { serviceCharge }), tax: taxOf(rules, order, serviceCharge?.amount ?? 0) };
}

/** A part of the subtotal, rounded half up once; undefined where this kind of order has none. */
function serviceChargeOf({ serviceCharge }: TaxRules, { orderType, lines }: TaxedOrder): TaxedCharges['serviceCharge'] {
  if (!(serviceCharge?.[orderType] ?? serviceCharge?.pickup)) return undefined;
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0);
  const amount = percentOf(subtotal, serviceCharge.percent);
  return amount > 0 ? { name: serviceCharge.name, amount } : undefined;
}

function taxOf(rules: TaxRules, { orderType, lines, deliveryFee }: TaxedOrder, serviceCharge: number): OrderTax {
  const parts = new Map<TaxRate, number[]>();
  const add = (rate: TaxRate | undefined, amount: number) => {
    if (rate) parts.set(rate, [...(parts.get(rate) ?? []), amount]);
  };
  for (const { itemId, categoryId, total } of lines) add(taxRateOf(rules, { id: itemId, categoryId }), total);
  if (deliveryFee > 0) add(rateById(rules, rules.deliveryRateId), deliveryFee);
  if (serviceCharge > 0) add(rateById(rules, rules.serviceCharge?.rateId), serviceCharge);

  const { included, rounding } = rules;
  const rates = [...parts].map(([rate, amounts]) => {
    const percent = percentFor(rate, orderType);
    const whole = sum(amounts);
    const taxed = (rounding === 'line' ? amounts : [whole]).map((amount) =>
      included ? includedTax(amount, percent) : addedTax(amount, percent),
    );
    const amount = sum(taxed);
    return { name: rate.name, percent, base: included ? whole - amount : whole, amount };
  });
  return {
    included,
    rates: rates.toSorted((one, other) => other.percent - one.percent || (one.name < other.name ? -1 : 1)),
    amount: sum(rates.map(({ amount }) => amount)),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
