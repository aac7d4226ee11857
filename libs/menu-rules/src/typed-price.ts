import { currencyExponent, minorToDecimal } from './currency';
import {
  BEFORE_AN_AMOUNT,
  BEHIND_AN_AMOUNT,
  DECIMAL_COMMA,
  MONEY_SIGNS,
  SELDOM_DECIMALS,
  WORDS_FOR_A_PRICE,
  WORDS_FOR_FREE,
} from './price-words';

/** What somebody means who types a price. */
export type TypedPrice =
  /** In minor units of the currency; 0 for a dish that is free. */
  | { readonly kind: 'amount'; readonly minor: number }
  /** Words in place of an amount ("market price", "from 9", "8-12"), as they were typed. */
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'nothing' }
  /** No price; the sentence says what to write instead. */
  | { readonly kind: 'fault'; readonly sentence: string };

/** More than this, in minor units, is a slip of the hand. */
const HIGHEST_MINOR = 100_000_000;

const symbols = [...MONEY_SIGNS.keys()].filter((sign) => !/^\p{L}+$/u.test(sign));
const letters = [...MONEY_SIGNS.keys()].filter((sign) => /^\p{L}+$/u.test(sign));
/** The longest first, so that "us$" is not taken for "$"; every other sign of money behind those that are known. */
const anyOf = (signs: readonly string[]) =>
  [...signs]
    .sort((a, b) => b.length - a.length)
    .map((sign) => sign.replace('$', String.raw`\$`))
    .join('|');
const SIGN = String.raw`(?:(${anyOf(symbols)}|\p{Sc})|(${anyOf(letters)})(?!\p{L})\.?)`;
const SIGN_BEFORE = new RegExp(String.raw`^([+-]?)\s*${SIGN}\s*(?=[^\p{L}]|$)`, 'iu');
const SIGN_BEHIND = new RegExp(String.raw`(?<!\p{L})\s*${SIGN}$`, 'iu');
/** "12€50" */
const SIGN_BETWEEN = new RegExp(String.raw`^(\d+)\s?(${anyOf(symbols)})\s?(\d{2})$`, 'iu');

const AROUND = new RegExp(
  String.raw`^(?:(${BEFORE_AN_AMOUNT.join('|')})\s+)?(.*\d.*?)\s*(${BEHIND_AN_AMOUNT})?$`,
  'iu',
);
const RANGE = /^(.*\d.*?)(?:\s*-\s*|\s+(?:to|bis|à|a|tot|till)\s+)(.*\d.*)$/iu;

/**
 * Reads a price as its owner types it, in the menu's currency: "12,50", "$12.50", "1.250,00 €", "12,-", "market price".
 * The one parser for what people type, for screens and services alike.
 */
export function typedPrice(text: string, currency: string): TypedPrice {
  const typed = normalised(text);
  if (typed === '') return { kind: 'nothing' };
  const words = typed
    .toLowerCase()
    .replace(/[.\s]+$/, '')
    .replace(/\.(?=\s|\p{L})/gu, '')
    .replace(/\s+/g, ' ');
  if (WORDS_FOR_FREE.has(words)) return { kind: 'amount', minor: 0 };
  const asTyped = text.trim();
  if (/^-+$/.test(typed) || WORDS_FOR_A_PRICE.has(words)) return { kind: 'words', text: asTyped };
  return openPrice(typed, asTyped, currency) ?? amountOf(typed, asTyped, currency);
}

/** The same where words do not do: for a fee or a minimum. */
export function typedAmount(text: string, currency: string): Exclude<TypedPrice, { readonly kind: 'words' }> {
  const price = typedPrice(text, currency);
  return price.kind === 'words'
    ? {
        kind: 'fault',
        sentence: `“${price.text}” is not one amount. Please write it such as ${exampleAmount(currency)}.`,
      }
    : price;
}

/** An amount as a plain number, "1250" for "1.250,00 €"; a plain number, and what is no amount, as they are typed. */
export function plainPrice(text: string, currency: string): string {
  const price = typedPrice(text, currency);
  if (price.kind !== 'amount') return text.trim();
  const amount = minorToDecimal(price.minor, currency);
  // "24.50" stays as it is, and "1.250" of euros does not.
  return Number(text) === Number(amount) ? text.trim() : String(amount);
}

/** An amount of this currency as an example of how to write one: "12.50", or "1200" where there are no decimals. */
export function exampleAmount(currency: string): string {
  return { 0: '1200', 3: '1.500' }[currencyExponent(currency)] ?? '12.50';
}

/** Amounts that leave open what exactly is paid: "8-12", "from 9", "12.50 each". Undefined: it is none of these. */
function openPrice(typed: string, text: string, currency: string): TypedPrice | undefined {
  const [, from, to] = RANGE.exec(typed) ?? [];
  if (from !== undefined && to !== undefined) {
    const [lowest, highest] = [amountOf(from, from, currency), amountOf(to, to, currency)];
    if (lowest.kind === 'amount' && highest.kind === 'amount' && lowest.minor < highest.minor)
      return { kind: 'words', text };
  }
  const [, before, amount, behind] = AROUND.exec(typed) ?? [];
  if (amount === undefined || (before === undefined && behind === undefined)) return undefined;
  const price = amountOf(amount, amount, currency);
  return price.kind === 'amount' ? { kind: 'words', text } : price;
}

function amountOf(typed: string, text: string, currency: string): TypedPrice {
  const { figures: digits, signs } = withoutSigns(typed);
  if (signs.some((sign) => !(MONEY_SIGNS.get(sign) ?? []).includes(currency) && sign !== currency.toLowerCase()))
    return fault(
      `This menu is in ${nameOf(currency)}. Please write the amount in that currency, such as ${exampleAmount(currency)}.`,
    );
  if (/^-\s?[.,]?\d/.test(digits))
    return fault(`A price cannot be below zero. Please write an amount such as ${exampleAmount(currency)}.`);
  const number = numberOf(digits.replace(/^\+\s?/, '').replace(/(\d)\s?(?:[.,:]-{1,2}|[.,])$/, '$1'), currency);
  if (number === undefined) return fault(sentenceFor(digits, text, currency));
  const exponent = currencyExponent(currency);
  // "1200.00" is written of yen as well, by who is used to cents.
  const decimals = exponent === 0 ? number.decimals.replace(/^00?$/, '') : number.decimals;
  if (decimals.length > exponent) return fault(tooManyDecimals(currency, exponent));
  const minor = Number(`${number.whole}${decimals.padEnd(exponent, '0')}`);
  return minor > HIGHEST_MINOR
    ? fault(`This is too much for a price. Please write an amount such as ${exampleAmount(currency)}.`)
    : { kind: 'amount', minor };
}

/** The text without the signs of money on either side of it; the signs in lower case. */
function withoutSigns(typed: string): { readonly figures: string; readonly signs: readonly string[] } {
  const between = SIGN_BETWEEN.exec(typed);
  if (between) return { figures: `${between[1]}.${between[3]}`, signs: [between[2]!.toLowerCase()] };
  const signs: string[] = [];
  const take = (_all: string, ...groups: (string | undefined)[]) => {
    const sign = groups[groups.length - 1] ?? groups[groups.length - 2];
    signs.push(sign!.toLowerCase());
    return groups.length > 2 ? (groups[0] ?? '') : '';
  };
  const written = typed
    .replace(SIGN_BEFORE, (all: string, plusOrMinus: string, symbol?: string, word?: string) =>
      take(all, plusOrMinus, symbol, word),
    )
    .replace(SIGN_BEHIND, (all: string, symbol?: string, word?: string) => take(all, symbol, word));
  return { figures: written.trim(), signs };
}

interface Digits {
  readonly whole: string;
  readonly decimals: string;
}

/** Whole and decimals of a number, groups of thousands removed; undefined for what is no single number. */
function numberOf(digits: string, currency: string): Digits | undefined {
  const exponent = currencyExponent(currency);
  const bare = /^\d{1,3}(?:[ ']\d{3})+(?:[.,]\d+)?$/.test(digits) ? digits.replace(/[ ']/g, '') : digits;
  // Where a currency has three decimals, three figures behind one mark are those.
  const plain = /^(\d*)(?:[.,](\d{1,2}))?$/.exec(bare) ?? (exponent === 3 ? /^(\d+)[.,](\d{3})$/.exec(bare) : null);
  if (plain && bare !== '') return { whole: plain[1] || '0', decimals: plain[2] ?? '' };
  const grouped = /^([1-9]\d{0,2}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/.exec(bare);
  // One group alone may be decimals, one too many of them: a slip must not make a dish cost a thousand times as much.
  const isSlip =
    exponent > 0 &&
    !SELDOM_DECIMALS.has(currency) &&
    /^\d+[.,]\d{3}$/.test(bare) &&
    (grouped?.[2] === ',') === DECIMAL_COMMA.has(currency);
  if (grouped && !isSlip) return { whole: grouped[1]!.replace(/[.,]/g, ''), decimals: grouped[3] ?? '' };
  const long = /^(\d+)[.,](\d+)$/.exec(bare);
  return long ? { whole: long[1]!, decimals: long[2]! } : undefined;
}

/** Dashes, spaces, figures and apostrophes of other keyboards as those of one. */
function normalised(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‐-―−]/g, '-')
    .replace(/[’‘´`]/g, "'")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (figure) => String(figure.charCodeAt(0) & 0xf))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
    .replace(/\s+/g, ' ')
    .trim();
}

function sentenceFor(digits: string, text: string, currency: string): string {
  const example = exampleAmount(currency);
  if (!/\d/.test(digits))
    return `“${text}” is no price. Please write an amount such as ${example}, or words such as “market price”.`;
  if (/\p{L}/u.test(digits)) return `“${text}” has letters in it. Please write figures only, such as ${example}.`;
  if (/\d\S*\s*[\s/|&+]\s*\S*\d/.test(digits))
    return `“${text}” is more than one amount. Please write one here, and add the others as sizes.`;
  return `“${text}” is not one amount. Please write it such as ${example}.`;
}

function tooManyDecimals(currency: string, exponent: number): string {
  const max = exponent === 0 ? 'has no decimals' : `has ${exponent} decimals at most`;
  return `An amount in ${nameOf(currency)} ${max}. Please write it such as ${exampleAmount(currency)}.`;
}

function nameOf(currency: string): string {
  const name = new Intl.DisplayNames('en', { type: 'currency' }).of(currency);
  return name === undefined || name === currency ? currency : `${name} (${currency})`;
}

function fault(sentence: string): TypedPrice {
  return { kind: 'fault', sentence };
}
