import { typedAmount } from '@chalkboard/menu-rules/typed-price';

const HIGHEST_MINOR = 1_000_000;

/** Cents as a field holds them: "29", "29.50". */
export function dollarsOf(minor: number): string {
  return minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);
}

/** What somebody typed, in cents; undefined where it is no amount from $0 to $10,000. */
export function minorOf(typed: string): number | undefined {
  const amount = typedAmount(typed, 'USD');
  return amount.kind === 'amount' && amount.minor <= HIGHEST_MINOR ? amount.minor : undefined;
}
