import { minorToDecimal } from '@chalkboard/menu-rules/currency';
import { addedTaxOf } from '@chalkboard/menu-rules/tax-rate';
import { DateTime } from 'luxon';
import type { Order } from './order';
import { paidSince } from './payment/paid-marks';

/** A tax rate that orders of an export have. */
export interface ExportedRate {
  readonly name: string;
  readonly percent: number;
}

type Cell = string | number | null;

const COLUMNS: readonly (readonly [name: string, cell: (order: Order, timeZone: string) => Cell])[] = [
  ['Order', ({ number }) => number],
  ['Placed', ({ placedAt }, zone) => localTime(placedAt, zone)],
  ['Type', ({ orderType }) => orderType],
  ['Payment', ({ paymentMethod }) => paymentMethod],
  ['Status', ({ status }) => status],
  ['Currency', ({ currency }) => currency],
  ['Subtotal', ({ subtotal, currency }) => minorToDecimal(subtotal, currency)],
  ['Delivery fee', ({ deliveryFee, currency }) => minorToDecimal(deliveryFee, currency)],
  ['Service charge', ({ serviceCharge, currency }) => minorToDecimal(serviceCharge?.amount ?? 0, currency)],
  ['Tax added', ({ tax, currency }) => minorToDecimal(addedTaxOf(tax), currency)],
  ['Total', ({ total, currency }) => minorToDecimal(total, currency)],
  ['Tip', ({ tip = 0, currency }) => minorToDecimal(tip, currency)],
  ['Paid', (order, zone) => localTime(paidSince(order), zone)],
];

/** By the restaurant's clock; empty where it has not happened. */
function localTime(at: Date | undefined, zone: string): string | null {
  return at ? DateTime.fromJSDate(at, { zone }).toFormat('yyyy-MM-dd HH:mm') : null;
}

/**
 * Names of an export's columns. "Total" has no tip in it; "Paid" is when it was marked so. "Tax added" is what the
 * total has beside the prices; the two columns of a rate are there for taxes within the prices as well.
 */
export function exportHeader(rates: readonly ExportedRate[]): string[] {
  return [
    ...COLUMNS.map(([name]) => name),
    ...rates.flatMap(({ name, percent }) => [`Net at ${percent} % ${name}`, `Tax at ${percent} % ${name}`]),
  ];
}

/**
 * An order as a row of those columns, amounts as decimals. It names no guest: books are kept for longer than guests'
 * data.
 */
export function exportRow(order: Order, rates: readonly ExportedRate[], timeZone: string): Cell[] {
  return [
    ...COLUMNS.map(([, cell]) => cell(order, timeZone)),
    ...rates.flatMap(({ name, percent }) => {
      const paid = order.tax?.rates.find((rate) => rate.name === name && rate.percent === percent);
      return paid ? [paid.base, paid.amount].map((minor) => minorToDecimal(minor, order.currency)) : [null, null];
    }),
  ];
}
