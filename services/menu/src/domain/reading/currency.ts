import { currencyExponent } from '@chalkboard/menu-rules/currency';
import { median } from './box';
import { currencyOfPlace, proposedCurrency } from './currency-proposal';
import { MONEY_SIGNS, signsIn, type MoneySign } from './currency-signs';

const DEFAULT = 'USD';
const SYMBOLS: Readonly<Record<string, string>> = {
  USD: '$',
  MXN: 'MX$',
  CAD: 'CA$',
  AUD: 'A$',
  BRL: 'R$',
  EUR: '€',
  GBP: '£',
  INR: '₹',
  JPY: '¥',
  KRW: '₩',
  RUB: '₽',
  TRY: '₺',
};

/**
 * A menu of up to so many prices needs one sign on them. A longer one needs `LEAST_SIGNS`, on `LEAST_SHARE` of them.
 */
const FEW_PRICES = 3;
const LEAST_SIGNS = 2;
const LEAST_SHARE = 0.1;
/** The middle price of a menu in dollars is no more than this. */
const MAX_DOLLARS = 60;
/** Of one sign in several countries: the language decides where the place does not. */
const BY_LANGUAGE: Readonly<Record<string, string>> = {
  sv: 'SEK',
  no: 'NOK',
  nb: 'NOK',
  nn: 'NOK',
  da: 'DKK',
  is: 'ISK',
  zh: 'CNY',
  // Portugal has no dollars.
  pt: 'BRL',
};
/** "All prices in CHF", "Preise in €", "(EUR)", "Fiyatlar TL". */
const STATEMENT = new RegExp(
  [
    String.raw`(?:prices?|preise?|prezz[oi]|prix|precios?|preços?|fiyat\p{L}*|ceny|cen[aě]|priser|prijzen|currency|währung)[^.\n\d]{0,30}`,
    String.raw`\([^()\d]{0,8}\)`,
    String.raw`(?<!\p{L})(?:in|en|em)\s+\S{1,4}(?!\p{L})`,
  ].join('|'),
  'giu',
);
/** An amount with a sign, wherever it stands. */
const BESIDE_FIGURES = /\P{L}?\S{0,4}\s?\d[\d.,]*\s?\S{0,4}/gu;

/** What tells the currency of a menu. */
export interface CurrencyEvidence {
  /** The prices as printed. */
  readonly prices: readonly string[];
  /** All that is printed. */
  readonly text: string;
  readonly phone?: string;
  readonly address?: string;
  /** ISO 639-1. */
  readonly language: string;
}

export interface MenuCurrency {
  /** ISO 4217. */
  readonly currency: string;
  /** False: no sign or code is printed, and the currency is a proposal that the owner has to confirm. */
  readonly printed: boolean;
}

/**
 * The currency that is printed: that of most signs on the prices, else of the text. One stray sign among many prices
 * does not count.
 * Without a printed one, a proposal by place and language.
 */
export function currencyOfMenu(evidence: CurrencyEvidence): MenuCurrency {
  const sign = signOnPrices(evidence.prices) ?? signInText(evidence);
  if (sign) return { currency: meantBy(sign, evidence), printed: true };
  // A single sign is no proof, but the best hint after the place.
  const stray = currencyOfPlace(evidence) === undefined ? signsIn(evidence.prices.join('\n'))[0]?.sign : undefined;
  return { currency: stray ? meantBy(stray, evidence) : proposedCurrency(evidence), printed: false };
}

/** The sign that most prices carry; each price counts once for each of its signs. */
function signOnPrices(prices: readonly string[]): MoneySign | undefined {
  const counts = new Map<MoneySign, number>();
  for (const price of prices) for (const { sign } of signsIn(price)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const [limit] = [...counts].sort(
    ([one, few], [other, many]) => many - few || MONEY_SIGNS.indexOf(one) - MONEY_SIGNS.indexOf(other),
  );
  const needed = prices.length <= FEW_PRICES ? 1 : Math.max(LEAST_SIGNS, LEAST_SHARE * prices.length);
  return limit && limit[1] >= needed ? limit[0] : undefined;
}

/** The sign that the text states, or has beside figures: one such sign is enough where the place has that currency. */
function signInText(evidence: CurrencyEvidence): MoneySign | undefined {
  const { text } = evidence;
  const [stated] = signsIn((text.match(STATEMENT) ?? []).join('\n')).sort(byCount);
  if (stated) return stated.sign;
  const place = currencyOfPlace(evidence);
  const [maximum] = signsIn((text.match(BESIDE_FIGURES) ?? []).join('\n')).sort(byCount);
  return maximum && (maximum.count >= LEAST_SIGNS || (place !== undefined && maximum.sign.currencies.includes(place)))
    ? maximum.sign
    : undefined;
}

/** Which of the currencies with this sign it is. */
function meantBy({ currencies }: MoneySign, evidence: CurrencyEvidence): string {
  if (currencies.length === 1) return currencies[0];
  const { prices, text, language } = evidence;
  const named = currencyOfPlace(evidence);
  if (named !== undefined && currencies.includes(named)) return named;
  const place = proposedCurrency({ prices: [], text, language });
  if (currencies.includes(place) && place !== currencies[0]) return place;
  const spoken = BY_LANGUAGE[language];
  if (spoken !== undefined && currencies.includes(spoken)) return spoken;
  // The dollar sign is that of pesos as well: in Spanish, where dishes would cost as many dollars.
  if (currencies.includes('MXN') && language === 'es' && median(prices.map(amountOf)) > MAX_DOLLARS) return 'MXN';
  return currencies[0];
}

/** Whether a price has a sign that cannot mean this currency; letters of either case count. */
export function isOfAnotherCurrency(price: string, currency: string): boolean {
  const signs = [...signsIn(price), ...signsIn(price.toUpperCase())];
  return signs.length > 0 && !signs.some(({ sign }) => sign.currencies.includes(currency));
}

/** The currency that most signs of a text name; US dollars when there is none. */
export function currencyOf(text: string): string {
  return signsIn(text).sort(byCount)[0]?.sign.currencies[0] ?? DEFAULT;
}

const byCount = (one: { readonly count: number }, other: { readonly count: number }): number => other.count - one.count;

const amountOf = (price: string): number => Number(/\d+(?:\.\d{1,2})?/.exec(price)?.[0] ?? 0);

/** An amount as people read it: 1250 USD → "$12.50". */
export function priceText(minor: number, currency: string): string {
  const exponent = currencyExponent(currency);
  const figures = String(minor).padStart(exponent + 1, '0');
  const amount = exponent === 0 ? figures : `${figures.slice(0, -exponent)}.${figures.slice(-exponent)}`;
  const symbol = SYMBOLS[currency];
  return symbol ? `${symbol}${amount}` : `${currency} ${amount}`;
}
