import { PLAN_CURRENCY } from '@chalkboard/contracts';
import { dialable } from '@chalkboard/menu-rules/phone-number';

/**
 * A restaurant's number as accounts spell it: with + and country code where that can be told, else its digits.
 * Undefined where none was told.
 */
export function restaurantPhone(typed: string | undefined): string | undefined {
  if (!typed) return undefined;
  const number = dialable(typed, PLAN_CURRENCY);
  return number.startsWith('+') ? number : number.replace(/\D/g, '');
}
