import { PLAN_CURRENCY, type CustomerContact } from '@chalkboard/contracts';
import { dialable } from '@chalkboard/menu-rules/phone-number';
import { ContactInvalidError, CountryCodeMissingError } from './privacy.errors';

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
const PHONE = /^[+(]?[\d\s().\-/]{5,40}$/;
const WITH_CODE = /^(\+|00)/;
/** As messages are sent to it, and as orders are found by it. */
const DIALLED = /^\+\d{7,15}$/;
/**
 * In North America neither the area nor the exchange begins with 0 or 1: ten digits that do are a number of another
 * country without its code.
 */
const OF_NORTH_AMERICA = /^\+1[2-9]\d{2}[2-9]\d{6}$/;

/**
 * Reads what somebody typed as an e-mail address or a telephone number; one of North America may leave its country code
 * out.
 * @throws ContactInvalidError when it is neither
 * @throws CountryCodeMissingError when it is a number that could be in any country
 */
export function parseCustomerContact(typed: string): CustomerContact {
  const text = typed.trim();
  if (EMAIL.test(text)) return { kind: 'email', value: text.toLowerCase() };
  if (!PHONE.test(text)) throw new ContactInvalidError();
  const number = dialable(text, PLAN_CURRENCY);
  if (DIALLED.test(number) && (!number.startsWith('+1') || OF_NORTH_AMERICA.test(number)))
    return { kind: 'phone', value: number };
  throw WITH_CODE.test(text) ? new ContactInvalidError() : new CountryCodeMissingError();
}
