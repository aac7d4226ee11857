import type { SalesSums } from '@chalkboard/contracts';

/** Of no orders. */
export function noSales(): SalesSums {
  return {
    orders: 0,
    rejected: 0,
    cancelled: 0,
    revenue: 0,
    tax: 0,
    tips: 0,
    guests: 0,
    returning: 0,
    answered: 0,
    answeredSoon: 0,
    answerSeconds: 0,
  };
}

/** Of hours, days or menus together; amounts are of one currency. */
export function sumOfSales(rows: readonly SalesSums[]): SalesSums {
  const sum = noSales();
  for (const row of rows) for (const name of Object.keys(sum) as (keyof SalesSums)[]) sum[name] += row[name];
  return sum;
}

/** The sums of the rows that have the same key. */
export function salesBy<Row extends SalesSums>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Map<string, SalesSums> {
  const sums = new Map<string, SalesSums>();
  for (const row of rows) sums.set(keyOf(row), sumOfSales([sums.get(keyOf(row)) ?? noSales(), row]));
  return sums;
}
