import { currencyExponent } from '@chalkboard/menu-rules/currency';

/** Codes of currencies (ISO 4217), without those that are words of a menu in lower case: try, mad, cad, ron. */
const CODES =
  'USD|EUR|GBP|CHF|AUD|NZD|MXN|BRL|INR|JPY|CNY|RMB|KRW|SGD|MYR|THB|SEK|NOK|DKK|ISK|PLN|CZK|HUF|BGN|ZAR|AED|SAR|QAR|KWD|BHD|OMR|EGP|NIS|VND|IDR|PHP|HKD|TWD|RUB|UAH';
/** Words that mean money only beside figures; a lone one may belong to the word beside it. */
const WORDS = String.raw`TL|RM|SR|Rp\.?|Dhs?\.?|lei|[元円원đ]`;
const NO_LETTER_BEFORE = String.raw`(?<!\p{L})`;
const NO_LETTER_AFTER = String.raw`(?!\p{L})`;
const AFTER_FIGURES = String.raw`(?<=^|\d(?:[.,][-–—])?\s?)`;
const SIGNS = [
  String.raw`${NO_LETTER_BEFORE}(?:US|MX|CA|AU|NZ|HK|NT|A|C|R|S)\$`,
  '[$€£¥￥₹₩₽₺₪฿₫₱₴]',
  String.raw`${NO_LETTER_BEFORE}(?:${CODES}|Rs\.?|kr\.?|zł|Kč)${NO_LETTER_AFTER}`,
  String.raw`${NO_LETTER_BEFORE}(?:${WORDS})(?=\s?\d)`,
  String.raw`${AFTER_FIGURES}(?:${WORDS})${NO_LETTER_AFTER}`,
  // Feet have fewer figures.
  String.raw`(?<=^|\d{3}(?:[.,][-–—])?\s?)Ft${NO_LETTER_AFTER}`,
].join('|');
const SIGN = `(?:${SIGNS})`;
const AMOUNT = String.raw`(?:\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?|\d{1,5}[.,]\s?\d{1,2}|\d{1,5}(?:[.,:][-–—])?|[.,]\d{2})(?![\d])`;
/** A sign belongs to the amount after it, unless that has one of its own behind: "7 € 10 €". */
const SINGLE = String.raw`(?:${SIGN}\s?${AMOUNT}(?!\s?${SIGN}(?!\s?\d))|${AMOUNT}\s?${SIGN}(?!\s?\d+[.,]?\d*(?:$|\s(?!${SIGN})))|${AMOUNT})`;

/** One amount with its sign, on either side; use with the flags `giu`. */
export const PRICE_PATTERN = SINGLE;
export const SIGN_PATTERN = SIGN;
/** The figures of one amount, without a sign. */
export const AMOUNT_PATTERN = AMOUNT;

const ONLY_PRICES = new RegExp(String.raw`^[+]?\s?${SINGLE}(?:\s*[/|–-]?\s*${SINGLE})*[.,;]?$`, 'iu');
const NO_AMOUNT = /^(?:seasonal|m\.?\s?p\.?|market(?:\s+price)?|mkt\.?(?:\s+price)?|a\.?q\.?|s\.?q\.?)$/i;

/** Whether a text is nothing but prices ("12", "$7 / $9", "8,50 €", "MP"). */
export function looksLikePrice(text: string): boolean {
  return ONLY_PRICES.test(repairFigures(text.trim())) || isUnpriced(text);
}

/** Whether a text stands in place of an amount, as "MP" for the market price. */
export function isUnpriced(text: string): boolean {
  return NO_AMOUNT.test(text.trim());
}

/** Whether an amount is written as only money is: with a sign or with cents. */
export function isClearlyMoney(text: string): boolean {
  return new RegExp(SIGN, 'iu').test(text) || /\d?[.,]\s?\d{2}(?!\d)/.test(text) || /[.,][-–—]/.test(text);
}

/**
 * An amount in minor units, exactly: "$12.5" → 1250, "1,200" → 120000, "12.-" → 1200, ".75" → 75.
 * Null when the text holds no single amount.
 */
export function minorOf(text: string, currency: string): number | null {
  const bare = withPoint(text)
    .replace(currency, '')
    .replace(new RegExp(SIGN, 'giu'), '')
    .replace(/\s/g, '')
    .replace(/[.,:][-–—]$/, '');
  const exponent = currencyExponent(currency);
  // Where a currency has three decimals, three figures after one point are those.
  const decimals = exponent === 3 ? /^(\d{1,3})[.,](\d{3})$/.exec(bare) : null;
  const grouped = decimals ? null : /^(\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{2}))?$/.exec(bare);
  const plain = decimals ?? /^(\d*)(?:[.,](\d{1,2}))?$/.exec(bare);
  const [whole, cents] = grouped
    ? [grouped[1]!.replace(/[.,]/g, ''), grouped[2]]
    : plain && bare !== ''
      ? [plain[1]!, plain[2]]
      : [];
  if (whole === undefined || (whole === '' && cents === undefined)) return null;
  const fraction = (cents ?? '').padEnd(exponent, '0');
  // More decimals than the currency has are no amount of it.
  if (fraction.length > exponent && Number(fraction.slice(exponent)) !== 0) return null;
  return Number(`${whole}${fraction.slice(0, exponent)}`);
}

/**
 * "13€50" is "13.50€": in French menus the sign stands where the point would. With another sign on either side they are
 * two amounts, "$8$12" and "7€10€".
 */
export const withPoint = (text: string): string =>
  text.replace(/(?<![\p{L}\d.,$€£])(\d{1,3})([$€£])(\d{2})(?![\d.,$€£])/gu, '$1.$3$2');

/** Recognition mistakes figures for letters of the same shape; in an amount with cents they can be told. */
export function repairFigures(text: string): string {
  return withPoint(text)
    .replace(/(?<![\p{L}\d])S(?=\d{1,3}(?:[.,]\d{2})?(?!\d))/gu, '$')
    .replace(
      /(?<![\p{L}])([$€£]?)([\dOoIlSBgz°]{1,3})([.,])([\dOoIlSBgz°º¢]{2})(?![\p{L}\d])/gu,
      (all: string, sign: string, whole: string, mark: string, cents: string) =>
        /\d/.test(whole + cents) ? `${sign}${figures(whole)}${mark}${figures(cents)}` : all,
    );
}

const FIGURE: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  '°': '0',
  º: '0',
  '¢': '0',
  I: '1',
  l: '1',
  S: '5',
  B: '8',
  g: '8',
  z: '2',
};

function figures(text: string): string {
  return [...text].map((letter) => FIGURE[letter] ?? letter).join('');
}
