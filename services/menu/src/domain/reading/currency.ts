import { currencyExponent } from '@chalkboard/contracts/currency';

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

/** The currency (ISO 4217) that most signs of a text name; US dollars when there is none. */
export function currencyOf(text: string): string {
  let best = { code: DEFAULT, count: 0 };
  for (const [pattern, code] of SIGNS) {
    const count = text.match(pattern)?.length ?? 0;
    if (count > best.count) best = { code, count };
  }
  return best.code;
}

/** An amount as people read it: 1250 USD → "$12.50". */
export function priceText(minor: number, currency: string): string {
  const exponent = currencyExponent(currency);
  const figures = String(minor).padStart(exponent + 1, '0');
  const amount = exponent === 0 ? figures : `${figures.slice(0, -exponent)}.${figures.slice(-exponent)}`;
  const symbol = SYMBOLS[currency];
  return symbol ? `${symbol}${amount}` : `${currency} ${amount}`;
}
