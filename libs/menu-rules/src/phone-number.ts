/** Currencies of countries whose numbers are written without the country code 1. */
const NORTH_AMERICAN_CURRENCIES = new Set(['USD', 'CAD']);

/**
 * A number as providers dial it (+14155550132), from how a menu prints it. What cannot be told for sure stays as it is,
 * so that the provider decides and its answer is seen.
 * @param currency of the menu: the only hint at the country
 */
export function dialable(printed: string, currency: string): string {
  const digits = printed.replace(/\D/g, '');
  if (printed.trim().startsWith('+')) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  if (NORTH_AMERICAN_CURRENCIES.has(currency)) {
    if (digits.length === 10) return `+1${digits}`;
    if (digits.length === 11 && digits.startsWith('1')) return `+${digits}`;
  }
  return printed.trim();
}

/** Whether there is anything to dial in what was written as a number. */
export function isDialable(written: string): boolean {
  return /\d/.test(written);
}

/**
 * The address that opens a WhatsApp chat with a number, a text written into it; undefined where the number's country
 * cannot be told, since WhatsApp knows numbers by nothing else.
 * @param printed as the menu prints it @param currency of the menu
 */
export function whatsappChat(printed: string, currency: string, text: string): string | undefined {
  const number = dialable(printed, currency);
  return /^\+\d{7,15}$/.test(number) ? `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(text)}` : undefined;
}
