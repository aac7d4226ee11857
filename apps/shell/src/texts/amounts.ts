import { PLAN_CURRENCY } from '@chalkboard/contracts';

/**
 * Cents of the plans' currency as a text speaks of them: 2900 → "$29", 2950 → "$29.50". @param locale of the text; the
 * legal ones are in English
 */
export function dollars(minor: number, locale = 'en-US'): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: PLAN_CURRENCY,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(minor / 100);
}
