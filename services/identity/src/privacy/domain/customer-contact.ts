import { dialable, PLAN_CURRENCY, type CustomerContact } from '@chalkboard/contracts';
import { ContactInvalidError } from './privacy.errors';

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
const PHONE = /^[+(]?[\d\s().\-/]{5,40}$/;
/** As messages are sent to it, and as orders are found by it. */
const DIALLED = /^\+\d{7,15}$/;

/**
 * Reads what somebody typed as an e-mail address or a telephone number; one of North America may leave its country code out.
 * @throws ContactInvalidError when it is neither, or nothing can be sent there
 */
export function parseCustomerContact(typed: string): CustomerContact {
  const text = typed.trim();
  if (EMAIL.test(text)) return { kind: 'email', value: text.toLowerCase() };
  const number = PHONE.test(text) ? dialable(text, PLAN_CURRENCY) : '';
  if (!DIALLED.test(number)) throw new ContactInvalidError();
  return { kind: 'phone', value: number };
}
