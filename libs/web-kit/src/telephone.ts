import { dialable } from '@chalkboard/menu-rules/phone-number';

/** "tel:" address of a printed number: "(503) 555-0100" → "tel:5035550100". */
export function telephone(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** Calling codes by how many digits they have; none begins another. */
const CALLING_CODE = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;
const NORTH_AMERICAN = /^([2-9]\d{2})(\d{3})(\d{4})$/;

/** How a number is shown, beyond the number itself. */
export interface TelephoneForm {
  /** Of the menu that prints it: the only hint at the country of a number without a calling code. */
  readonly currency?: string;
  /** Where its reader is, an ISO 3166 code. Without, it is shown as on a page that is drawn for everybody. */
  readonly reader?: string;
}

/**
 * A number as it is read: "+12075550142" → "(207) 555-0142", for a reader outside North America "+1 207 555 0142"; one
 * of another country in groups, with its calling code. What was printed in groups, and what is no number (an e-mail
 * address), stays as it is.
 */
export function formatTelephone(phone: string, { currency, reader = 'US' }: TelephoneForm = {}): string {
  const dialled = currency !== undefined && /^\d+$/.test(phone) ? dialable(phone, currency) : phone;
  const [, code, rest = ''] = CALLING_CODE.exec(dialled) ?? [];
  if (code === undefined) return phone;
  if (code !== '1') return `+${code} ${groupsOf(rest)}`;
  const parts = NORTH_AMERICAN.exec(rest)?.slice(1);
  if (!parts) return phone;
  const [area, exchange, line] = parts;
  return NORTH_AMERICA.has(reader) ? `(${area}) ${exchange}-${line}` : `+1 ${area} ${exchange} ${line}`;
}

/** Countries in which numbers are written without the calling code 1. */
const NORTH_AMERICA = new Set(['US', 'CA', 'PR', 'DO', 'JM', 'TT', 'BS', 'BB', 'BM', 'GU', 'VI']);

/** Threes from the beginning, the last digits in a group of two to four: "176 123 4567", "055 123 456". */
function groupsOf(digits: string): string {
  return digits.replace(/\d{3}(?=\d{2})/g, '$& ');
}

/** The country that the reader's browser is set to, for pages that are drawn there. */
export function readerCountry(): string | undefined {
  try {
    return new Intl.Locale(navigator.language).maximize().region;
  } catch {
    return undefined;
  }
}
