import { ContactInvalidError } from './accounts.errors';
import { parsePhone, type Contact } from './contact';

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
const PHONE = /^[+(]?[\d\s().\-/]{5,40}$/;

/**
 * Reads what somebody typed as an e-mail address or a telephone number.
 * @throws ContactInvalidError when it is neither
 */
export function parseContact(typed: string): Contact {
  const text = typed.trim();
  if (EMAIL.test(text)) return { kind: 'email', value: text.toLowerCase() };
  const phone = PHONE.test(text) ? parsePhone(text) : undefined;
  if (!phone) throw new ContactInvalidError();
  return phone;
}

/** The two contacts of a signup. @throws ContactInvalidError */
export function contactsOf({ email, phone }: { readonly email: string; readonly phone: string }): {
  email: Contact;
  phone: Contact;
} {
  return { email: parseContact(email), phone: parsePhone(phone) ?? parseContact(phone) };
}
