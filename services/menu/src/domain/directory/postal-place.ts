import { US_STATES } from './us-states';

/** Where a restaurant is, as far as its address tells; the state by its name. */
export interface PostalPlace {
  readonly city?: string;
  readonly state?: string;
}

/** States are those of a country whose menus have its currency: an "MT" on a menu in euros is not Montana. */
const CURRENCY = 'USD';

const COUNTRY = /[\s,]+(?:U\.?S\.?A?\.?|United States(?: of America)?)$/i;
const ZIP = /[\s,]+\d{5}(?:-\d{4})?$/;
const CODE = /(?<before>^|[\s,]+)(?<code>[a-z]\.?\s?[a-z])\.?$/i;
/** The longest first: West Virginia is not Virginia. */
const NAMES = Object.values(US_STATES).sort((one, other) => other.length - one.length);
const NAME = new RegExp(`(?<before>^|[\\s,]+)(?<name>${NAMES.join('|')})$`, 'i');

const SUFFIXES =
  'street|st|avenue|ave|boulevard|blvd|road|rd|drive|dr|lane|ln|way|court|ct|place|pl|parkway|pkwy|highway|hwy|square|sq|terrace|ter|plaza|circle|cir|trail|trl|pike|broadway';
/** "48 Main St NW Suite 4 Portland": what follows the street, where no comma parts the two. */
const AFTER_STREET = new RegExp(
  `^\\d\\S*\\s+(?:\\S+\\s+)+?(?:${SUFFIXES})\\.?(?:\\s+[NSEW][EW]?\\.?(?=\\s))?(?:\\s+(?:suite|ste|unit|apt|floor|fl|#)\\.?\\s*\\S+)?\\s+(?<city>\\D+)$`,
  'i',
);
const CITY = /^\p{L}[\p{L} .'’-]{1,59}$/u;
const UNIT = /^(?:suite|ste|unit|apt|floor|fl|building|bldg|room|rm|level)\b/i;
/** Cities of their own name, where only the state is written after the street. */
const CITY_STATES: readonly string[] = ['New York'];

/**
 * City and state of a US address, on one line or several; what it does not clearly tell is left out. A code counts
 * where a ZIP code follows, or where it is written in capitals after a comma; a name where a ZIP code follows, or after
 * a comma.
 */
export function postalPlaceOf(address: string, currency: string): PostalPlace {
  if (currency !== CURRENCY) return {};
  const line = address
    .replace(/\s*\n\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;]+$/, '')
    .replace(COUNTRY, '')
    .replace(/[\s,]+$/, '');
  const withoutZip = line.replace(ZIP, '');
  const found = stateAtEnd(withoutZip, withoutZip !== line);
  if (!found) return {};
  const city = cityAtEnd(found.rest) ?? (CITY_STATES.includes(found.state) ? found.state : undefined);
  return { ...(city && { city }), state: found.state };
}

function stateAtEnd(line: string, hasZip: boolean): { readonly state: string; readonly rest: string } | undefined {
  const counts = (before: string, written = true) => hasZip || (written && before.includes(','));
  const byCode = CODE.exec(line)?.groups as { before: string; code: string } | undefined;
  if (byCode) {
    const code = byCode.code.replace(/[.\s]/g, '');
    const state = US_STATES[code.toUpperCase()];
    // "N Y" is a code, the end of "Route A B" is not: letters stand together, or each has its point.
    const isOne = !/\s/.test(byCode.code) || byCode.code.includes('.');
    if (state && isOne && counts(byCode.before, code === code.toUpperCase()))
      return { state, rest: line.slice(0, line.length - CODE.exec(line)![0].length) };
  }
  const byName = NAME.exec(line);
  const { before, name } = (byName?.groups ?? {}) as { before?: string; name?: string };
  if (!byName || name === undefined || !counts(before ?? '')) return undefined;
  const state = NAMES.find((one) => one.toLowerCase() === name.toLowerCase());
  return state ? { state, rest: line.slice(0, byName.index) } : undefined;
}

function cityAtEnd(rest: string): string | undefined {
  const last = rest.split(',').at(-1)?.trim() ?? '';
  const after = AFTER_STREET.exec(last)?.groups?.city?.trim();
  const city = after ?? last;
  return CITY.test(city) && !UNIT.test(city) ? city : undefined;
}
