import { dialable } from '@chalkboard/menu-rules/phone-number';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A country whose numbers are known without their code to those who live there, and are written so on menus. */
const WITHOUT_CODE = '1';

/**
 * A telephone number as people of its country read it: "+12075550142" → "(207) 555-0142", "+33123456789" → "+33 1 23 45
 * 67 89". What is no number for sure stays as it was written.
 * @param currency of the menu: the only hint at the country
 */
export function printedPhone(written: string, currency: string): string {
  const number = parsePhoneNumberFromString(dialable(written, currency), { extract: false });
  if (!number?.isPossible()) return written.trim();
  return number.countryCallingCode === WITHOUT_CODE ? number.formatNational() : number.formatInternational();
}
