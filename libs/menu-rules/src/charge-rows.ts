import type { OrderTax } from '@chalkboard/contracts';

/** A row of a receipt: what it is called, and minor units. */
export interface ChargeRow {
  readonly name: string;
  readonly amount: number;
}

/** What an order is charged besides its lines and the delivery fee. */
export interface ShownCharges {
  readonly serviceCharge?: ChargeRow | undefined;
  readonly tax?: OrderTax | undefined;
}

/**
 * Service charge and tax as every receipt shows them: `added` above the total, which has them in it; `included` below
 * it, since they are within the prices. A rate of 0 % has no row.
 * @param includedName what a rate that is within the prices is called, in the reader's language
 */
export function chargeRows(
  { serviceCharge, tax }: ShownCharges,
  includedName: (rate: { readonly percent: number; readonly name: string }) => string = ({ percent, name }) =>
    `incl. ${percent} % ${name}`,
): {
  readonly added: readonly ChargeRow[];
  readonly included: readonly ChargeRow[];
} {
  const rates = tax?.rates.filter(({ percent }) => percent > 0) ?? [];
  const service = serviceCharge ? [serviceCharge] : [];
  return tax?.included
    ? {
        added: service,
        included: rates.map((rate) => ({ name: includedName(rate), amount: rate.amount })),
      }
    : {
        added: [...service, ...rates.map(({ name, percent, amount }) => ({ name: `${name} ${percent} %`, amount }))],
        included: [],
      };
}
