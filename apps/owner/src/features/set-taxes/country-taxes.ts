import type { Menu, TaxRules } from '@chalkboard/contracts';
import { readerLanguage } from '@chalkboard/web-kit/texts';

/** Usual taxes of restaurants in a country, as a proposal that its owner confirms. */
export interface CountryTax {
  /** ISO 3166. */
  readonly country: string;
  readonly currency: string;
  /** Time zones that are this country's alone, where its currency is also another's. */
  readonly zones?: readonly string[];
  readonly included: boolean;
  readonly rounding: TaxRules['rounding'];
  /** The first is that of most dishes. `percent` absent: it differs by place, and its owner knows it. */
  readonly rates: readonly { readonly name: string; readonly percent?: number }[];
}

const vat = (
  country: string,
  currency: string,
  rates: readonly [food: number, drinks?: number],
  zones?: readonly string[],
): CountryTax => taxOf('VAT', { country, currency, rates, zones });

function taxOf(
  name: string,
  {
    rates: [food, drinks],
    zones,
    ...tax
  }: Pick<CountryTax, 'country' | 'currency'> & {
    readonly rates: readonly [food: number, drinks?: number];
    readonly zones?: readonly string[] | undefined;
    readonly included?: boolean;
    readonly rounding?: TaxRules['rounding'];
  },
): CountryTax {
  return {
    included: true,
    rounding: 'order',
    ...tax,
    ...(zones && { zones }),
    rates: [{ name, percent: food }, ...(drinks === undefined ? [] : [{ name: `${name}, drinks`, percent: drinks }])],
  };
}

/**
 * Rates of 2026 for food that is taken away or delivered, and, where another one is usual for (alcoholic) drinks, that.
 * They change: each is only proposed. Sources: member states of the Union by Directive 2006/112/EC, articles 97 to 99
 * and annex III, as the Commission's database of taxes lists them; Switzerland, art. 25 MWSTG; Norway,
 * merverdiavgiftsloven § 5; United Kingdom, VAT Notice 709/1; Canada, Excise Tax Act, s. 165; Mexico, Ley del IVA (by
 * line, as CFDI 4.0 wants it); Australia and New Zealand, GST Acts; Japan, Consumption Tax Act. Sales tax of the United
 * States differs by state and town: it has no rate here. Rates for eating in are left out, as there are no such orders.
 */
export const COUNTRY_TAXES: readonly CountryTax[] = [
  vat('AT', 'EUR', [10, 20], ['Europe/Vienna']),
  vat('BE', 'EUR', [12, 21], ['Europe/Brussels']),
  vat('BG', 'EUR', [20], ['Europe/Sofia']),
  vat('HR', 'EUR', [13, 25], ['Europe/Zagreb']),
  vat('CY', 'EUR', [9, 19], ['Asia/Nicosia', 'Europe/Nicosia']),
  vat('CZ', 'CZK', [12, 21]),
  vat('DK', 'DKK', [25]),
  vat('EE', 'EUR', [24], ['Europe/Tallinn']),
  vat('FI', 'EUR', [13.5, 25.5], ['Europe/Helsinki', 'Europe/Mariehamn']),
  vat('FR', 'EUR', [10, 20], ['Europe/Paris']),
  vat('DE', 'EUR', [7, 19], ['Europe/Berlin', 'Europe/Busingen']),
  vat('GR', 'EUR', [13, 24], ['Europe/Athens']),
  vat('HU', 'HUF', [27]),
  vat('IE', 'EUR', [9, 23], ['Europe/Dublin']),
  vat('IT', 'EUR', [10, 22], ['Europe/Rome']),
  vat('LV', 'EUR', [21], ['Europe/Riga']),
  vat('LT', 'EUR', [21], ['Europe/Vilnius']),
  vat('LU', 'EUR', [3, 17], ['Europe/Luxembourg']),
  vat('MT', 'EUR', [18], ['Europe/Malta']),
  vat('NL', 'EUR', [9, 21], ['Europe/Amsterdam']),
  vat('PL', 'PLN', [8, 23]),
  vat('PT', 'EUR', [13, 23], ['Europe/Lisbon']),
  vat('RO', 'RON', [11, 21]),
  vat('SK', 'EUR', [5, 23], ['Europe/Bratislava']),
  vat('SI', 'EUR', [9.5, 22], ['Europe/Ljubljana']),
  vat('ES', 'EUR', [10, 21], ['Europe/Madrid', 'Africa/Ceuta']),
  vat('SE', 'SEK', [12, 25]),
  vat('GB', 'GBP', [20]),
  vat('NO', 'NOK', [15, 25]),
  vat('CH', 'CHF', [2.6, 8.1]),
  vat('IS', 'ISK', [11, 24]),
  vat('TR', 'TRY', [10, 20]),
  vat('IL', 'ILS', [18]),
  vat('ZA', 'ZAR', [15]),
  vat('AE', 'AED', [5]),
  vat('SA', 'SAR', [15]),
  vat('KR', 'KRW', [10]),
  vat('PH', 'PHP', [12]),
  vat('TH', 'THB', [7]),
  taxOf('GST', { country: 'AU', currency: 'AUD', rates: [10] }),
  taxOf('GST', { country: 'NZ', currency: 'NZD', rates: [15] }),
  taxOf('GST', { country: 'SG', currency: 'SGD', rates: [9] }),
  taxOf('GST', { country: 'IN', currency: 'INR', rates: [5], included: false }),
  taxOf('GST', { country: 'CA', currency: 'CAD', rates: [5], included: false }),
  taxOf('Consumption tax', { country: 'JP', currency: 'JPY', rates: [8, 10] }),
  taxOf('IVA', { country: 'MX', currency: 'MXN', rates: [16], rounding: 'line' }),
  taxOf('IVA', { country: 'CL', currency: 'CLP', rates: [19] }),
  taxOf('IVA', { country: 'AR', currency: 'ARS', rates: [21] }),
  { country: 'US', currency: 'USD', included: false, rounding: 'order', rates: [{ name: 'Sales tax' }] },
];

/** A country's name in a language, the reader's unless given. */
export function countryName(country: string, language: string = readerLanguage()): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
}

/**
 * The country of a restaurant, by its address, its time zone, and its currency where that is one country's alone.
 * @returns undefined where that cannot be told, or no taxes of it are known here
 */
export function likelyTax({
  currency,
  timeZone,
  restaurantAddress = '',
}: Pick<Menu, 'currency' | 'timeZone' | 'restaurantAddress'>): CountryTax | undefined {
  const possible = COUNTRY_TAXES.filter((tax) => tax.currency === currency);
  const end = restaurantAddress.toLowerCase().trim();
  return (
    possible.find(({ country }) =>
      [countryName(country), countryName(country, 'en')].some((name) => end.endsWith(name.toLowerCase())),
    ) ??
    possible.find(({ zones }) => zones?.includes(timeZone)) ??
    (possible.length === 1 && !possible[0]?.zones ? possible[0] : undefined)
  );
}
