import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';

/**
 * Where restaurants are whose menus have one of our currencies. Countries whose numbers earn their owner money by being
 * texted are not among them.
 */
export const TEXT_COUNTRIES_BY_DEFAULT: readonly CountryCode[] = [
  ...([
    'US',
    'CA',
    'GB',
    'IE',
    'AT',
    'BE',
    'BG',
    'CH',
    'CY',
    'CZ',
    'DE',
    'DK',
    'EE',
    'ES',
    'FI',
    'FR',
    'GR',
    'HR',
    'HU',
    'IT',
    'LT',
    'LU',
    'LV',
    'MT',
    'NL',
    'NO',
    'PL',
    'PT',
    'SE',
    'SI',
    'SK',
  ] as const),
  ...(['AE', 'AU', 'BR', 'IN', 'JP', 'KR', 'MX', 'MY', 'NZ', 'SG', 'TH', 'TR', 'ZA'] as const),
];

/**
 * Never texted, in whatever country: who calls or texts them pays more than for others, and their owner gets a part of
 * it; or nobody reads there.
 */
const NEVER: readonly unknown[] = ['PREMIUM_RATE', 'SHARED_COST', 'PERSONAL_NUMBER', 'PAGER', 'UAN', 'TOLL_FREE'];
/** By which somebody dials abroad: what follows is an international number all the same. */
const DIAL_OUT = /^(?:0011|011|00)/;
/** Numbers of one block belong to one owner mostly: this many digits at the end tell them apart. */
const BLOCK_DIGITS = 4;

/** Of a list of countries those that there are not. */
export function unknownCountries(list: string): string[] {
  return countriesOf(list).filter((country) => !isSupportedCountry(country));
}

/** Countries that are written with commas between them, in two letters each. */
export function countriesOf(list: string): string[] {
  return list
    .split(',')
    .map((country) => country.trim().toUpperCase())
    .filter(Boolean);
}

/** The numbers that texts go to at all. */
export class TextDestinations {
  private readonly countries: ReadonlySet<string>;
  private readonly callingCodes: ReadonlySet<string>;

  constructor(countries: readonly string[] = TEXT_COUNTRIES_BY_DEFAULT) {
    const known = countries.filter((country): country is CountryCode => isSupportedCountry(country));
    this.countries = new Set(known);
    this.callingCodes = new Set(known.map((country) => getCountryCallingCode(country)));
  }

  /**
   * Whether texts may go there: to the countries that are allowed, and never to satellites, premium rates and the like.
   * A number without a country code that is no international one either is left to the provider, which takes it for one
   * of its own country.
   * @param destination as providers dial it
   */
  isAllowed(destination: string): boolean {
    if (destination.startsWith('+')) return this.takes(parsePhoneNumberFromString(destination), destination);
    const digits = destination.replace(/\D/g, '');
    const abroad = digits.replace(DIAL_OUT, '');
    const number = parsePhoneNumberFromString(`+${abroad}`);
    if (abroad !== digits) return this.takes(number, `+${abroad}`);
    // Some providers put the plus before it themselves: satellites and services that belong to no country must not be
    // reached so.
    return !(number?.isPossible() && number.isNonGeographic());
  }

  private takes(number: PhoneNumber | undefined, written: string): boolean {
    if (!number) return [...this.callingCodes].some((code) => written.startsWith(`+${code}`));
    if (NEVER.includes(number.getType())) return false;
    return number.country === undefined
      ? this.callingCodes.has(number.countryCallingCode)
      : this.countries.has(number.country);
  }
}

/**
 * What numbers are counted under together: the country, and the block that one owner has. Without a country code: those
 * that are written so.
 */
export function rangesOf(destination: string): { readonly country: string; readonly block: string } {
  if (!destination.startsWith('+')) return { country: 'unknown', block: 'unknown' };
  const number = parsePhoneNumberFromString(destination);
  return {
    country: number?.country ?? (number ? `+${number.countryCallingCode}` : 'unknown'),
    block: destination.slice(0, -BLOCK_DIGITS),
  };
}
