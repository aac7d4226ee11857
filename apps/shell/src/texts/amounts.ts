import { PLAN_CURRENCY } from '@chalkboard/contracts';
import { formatMoney } from '@chalkboard/web-kit';

/** Cents of the plans' currency as a text speaks of them: 2900 → "$29", 2950 → "$29.50". */
export function dollars(minor: number): string {
  return formatMoney(minor, PLAN_CURRENCY).replace(/\.00$/, '');
}
