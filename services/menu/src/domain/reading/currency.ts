import { currencyExponent } from '@chalkboard/contracts/currency';

import { median } from './box';
import { commonWords } from './language';

/** Signs and codes, the more telling first: a bare $ is a US dollar unless the menu says otherwise. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/MX\$|\bMXN\b/g, 'MXN'],
  [/CA\$|\bCAD\b/g, 'CAD'],
  [/(?<![A-Z])A\$|\bAUD\b/g, 'AUD'],
  [/R\$/g, 'BRL'],
  [/€|\bEUR\b/g, 'EUR'],
  [/£|\bGBP\b/g, 'GBP'],
  [/\bCHF\b/g, 'CHF'],
  [/₹|\bRs\.?\s?\d|\bINR\b/g, 'INR'],
  [/[¥￥]|\bJPY\b/g, 'JPY'],
  [/₩|\bKRW\b/g, 'KRW'],
  [/₽/g, 'RUB'],
  [/₺|\bTRY\b/g, 'TRY'],
  [/\$|\bUSD\b/g, 'USD'],
];
const DEFAULT = 'USD';
const SYMBOLS: Readonly<Record<string, string>> = {
  USD: '$', MXN: 'MX$', CAD: 'CA$', AUD: 'A$', BRL: 'R$', EUR: '€', GBP: '£', INR: '₹', JPY: '¥', KRW: '₩', RUB: '₽', TRY: '₺',
};

/** Languages of countries that pay in euros for the most part. */
const EURO_LANGUAGES: readonly string[] = ['de', 'it', 'fr', 'es', 'pt'];
/** What the house says of itself to guests of its own country. */
const EURO_HOUSE = /\b(?:mwst|preise|ruhetag|geschlossen|geöffnet|täglich|reservierung|chiuso|aperto|coperto|prezzi|prenotazioni|iva|tva|prix|ouvert|fermé|compris|cerrado|abierto|reservas|precios|aberto|encerra(?:do)?|preços)\b/iu;
const BRITISH_HOUSE = /\bVAT\b|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/;
const MEXICAN_HOUSE = /\bpesos\b|\bM\.\s?N\.|\bC\.\s?P\.\s?\d{5}/i;
/** Currencies by the country code of a telephone number. */
const CALLING_CODES: Readonly<Record<string, string>> = {
  44: 'GBP', 41: 'CHF', 52: 'MXN', 91: 'INR', 61: 'AUD', 81: 'JPY', 82: 'KRW', 90: 'TRY', 55: 'BRL',
  30: 'EUR', 31: 'EUR', 32: 'EUR', 33: 'EUR', 34: 'EUR', 39: 'EUR', 43: 'EUR', 49: 'EUR', 351: 'EUR', 352: 'EUR', 353: 'EUR', 358: 'EUR',
};
const CALLING_CODE = /\+\s?(351|352|353|358|[2-9]\d)(?=[\s().\d-]{7})/g;
/** Hardly a word of English beside the language's own: no menu for guests who pay in dollars. */
const LITTLE_ENGLISH = 0.15;

/** The middle price of a menu in dollars is no more than this. */
const MOST_DOLLARS = 60;

/** What tells the currency of a menu. */
export interface CurrencyEvidence {
  /** The prices as printed. */
  readonly prices: readonly string[];
  /** All that is printed; where recognition may have made signs of specks, only what names a currency. */
  readonly text: string;
  readonly exact: boolean;
  /** ISO 639-1. */
  readonly language: string;
}

/** The currency (ISO 4217) that most signs name, on the prices first; without any, that of the country the text speaks of, or else US dollars. */
export function currencyOfMenu({ prices, text, exact, language }: CurrencyEvidence): string {
  const onPrices = mostNamed(prices.join(' '), exact ? 1 : Math.max(2, 0.1 * prices.length));
  const anywhere = onPrices ?? mostNamed(exact ? text : (text.match(/\b[A-Z]{3}\b/g) ?? []).join(' '), 1);
  const country = countryCurrency(text, language);
  // The dollar sign is that of pesos as well: in Spanish, where dishes would cost as many dollars.
  if (anywhere === 'USD' && (country === 'MXN' || (language === 'es' && median(prices.map(amountOf)) > MOST_DOLLARS))) return 'MXN';
  if (anywhere ?? country) return (anywhere ?? country)!;
  const commas = prices.filter((price) => /\d,\d{1,2}(?!\d)/.test(price)).length;
  return commas > 0.5 * prices.length ? 'EUR' : DEFAULT;
}

/** What telephone numbers, taxes and the house's own words tell of the country. */
function countryCurrency(text: string, language: string): string | undefined {
  const called = new Set([...text.matchAll(CALLING_CODE)].flatMap(([, code]) => CALLING_CODES[code!] ?? []));
  if (called.size === 1) return [...called][0];
  if (MEXICAN_HOUSE.test(text)) return 'MXN';
  if (language === 'en') return BRITISH_HOUSE.test(text) ? 'GBP' : undefined;
  const isNative = EURO_HOUSE.test(text) || commonWords(text, 'en') < LITTLE_ENGLISH * commonWords(text, language);
  return EURO_LANGUAGES.includes(language) && isNative ? 'EUR' : undefined;
}

/** The currency that most signs of a text name; US dollars when there is none. */
export function currencyOf(text: string): string {
  return mostNamed(text, 1) ?? DEFAULT;
}

const amountOf = (price: string): number => Number(/\d+(?:\.\d{1,2})?/.exec(price)?.[0] ?? 0);

function mostNamed(text: string, least: number): string | undefined {
  let best: { code: string; count: number } | undefined;
  for (const [pattern, code] of SIGNS) {
    const count = text.match(pattern)?.length ?? 0;
    if (count >= least && count > (best?.count ?? 0)) best = { code, count };
  }
  return best?.code;
}

/** An amount as people read it: 1250 USD → "$12.50". */
export function priceText(minor: number, currency: string): string {
  const exponent = currencyExponent(currency);
  const figures = String(minor).padStart(exponent + 1, '0');
  const amount = exponent === 0 ? figures : `${figures.slice(0, -exponent)}.${figures.slice(-exponent)}`;
  const symbol = SYMBOLS[currency];
  return symbol ? `${symbol}${amount}` : `${currency} ${amount}`;
}
