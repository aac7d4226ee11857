/** What is printed for money, and which currencies (ISO 4217) it can mean, the most usual first. */
export interface MoneySign {
  readonly pattern: RegExp;
  readonly currencies: readonly [string, ...string[]];
}

const sign = (pattern: string, ...currencies: [string, ...string[]]): MoneySign => ({
  pattern: new RegExp(pattern, 'gu'),
  currencies,
});
/** A code or a word that stands alone, or close to figures. */
const word = (pattern: string): string => String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`;
/** A word that means money only beside figures, or on its own. */
const beside = (pattern: string): string =>
  String.raw`(?<!\p{L})(?:(?:${pattern})(?=\s?\d|\s*(?:$|[\n).]))|(?<=\d(?:[.,][-–—])?\s?)(?:${pattern})(?!\p{L}))`;

/** Before a $ that stands by itself, what tells one dollar from another. */
const DOLLARS: readonly (readonly [string, string])[] = [
  ['US', 'USD'],
  ['MX', 'MXN'],
  ['CA?', 'CAD'],
  ['AU?', 'AUD'],
  ['NZ', 'NZD'],
  ['HK', 'HKD'],
  ['NT', 'TWD'],
  ['R', 'BRL'],
  ['S', 'SGD'],
];

/** The more telling first: of two that are printed as often, the first counts. */
export const MONEY_SIGNS: readonly MoneySign[] = [
  ...DOLLARS.map(([before, currency]) => sign(String.raw`(?<!\p{L})${before}\$`, currency)),
  sign(`€|${word('EUR|[Ee]uros?')}`, 'EUR'),
  sign(`£|${word('GBP')}`, 'GBP'),
  sign(word('CHF|SFr\\.?'), 'CHF'),
  sign(word('MXN'), 'MXN'),
  sign(word('CAD'), 'CAD'),
  sign(word('AUD'), 'AUD'),
  sign(word('NZD'), 'NZD'),
  sign(word('BRL'), 'BRL'),
  sign(`₹|${word('INR')}`, 'INR'),
  // The last one is what is read of "R$".
  sign(beside('Rs\\.?|RS\\.?'), 'INR', 'PKR', 'LKR', 'NPR', 'MUR', 'BRL'),
  sign('[¥￥]', 'JPY', 'CNY'),
  sign(`円|${word('JPY')}`, 'JPY'),
  sign(`${beside('元')}|${word('CNY|RMB')}`, 'CNY'),
  sign(`₩|${beside('원')}|${word('KRW')}`, 'KRW'),
  sign(`₽|${beside('руб\\.?')}|${word('RUB')}`, 'RUB'),
  sign(`₺|${beside('TL|TRY')}`, 'TRY'),
  sign(`₪|${word('ILS|NIS')}`, 'ILS'),
  sign(`฿|${word('THB|[Bb]aht')}`, 'THB'),
  sign(`₫|${beside('đ|Đ')}|${word('VND')}`, 'VND'),
  sign(`₱|${word('PHP')}`, 'PHP'),
  sign(`₴|${beside('грн\\.?')}|${word('UAH')}`, 'UAH'),
  sign(`${word('zł|ZŁ|PLN')}`, 'PLN'),
  sign(word('Kč|KČ|CZK'), 'CZK'),
  sign(`${word('HUF')}|(?<=\\d{3}(?:[.,][-–—])?\\s?)(?:Ft|FT)(?!\\p{L})`, 'HUF'),
  sign(`${beside('lei|Lei|LEI')}|${word('RON')}`, 'RON'),
  sign(word('BGN|лв\\.?'), 'BGN'),
  sign(beside('[Kk]r\\.?|KR\\.?'), 'SEK', 'NOK', 'DKK', 'ISK'),
  sign(word('SEK'), 'SEK'),
  sign(word('NOK'), 'NOK'),
  sign(word('DKK'), 'DKK'),
  sign(word('ISK'), 'ISK'),
  sign(`${beside('RM')}|${word('MYR')}`, 'MYR'),
  sign(word('SGD'), 'SGD'),
  sign(`${beside('Rp\\.?|RP\\.?')}|${word('IDR')}`, 'IDR'),
  sign(word('HKD'), 'HKD'),
  sign(word('TWD'), 'TWD'),
  sign(`${beside('Dhs?\\.?|DHS?\\.?')}|${word('AED')}`, 'AED', 'MAD'),
  sign(`${beside('SR')}|${word('SAR')}`, 'SAR'),
  sign(word('QAR'), 'QAR'),
  sign(word('KWD'), 'KWD'),
  sign(word('BHD'), 'BHD'),
  sign(word('OMR'), 'OMR'),
  sign(word('EGP'), 'EGP'),
  sign(word('ZAR'), 'ZAR'),
  sign(
    `(?<!(?<!\\p{L})(?:${DOLLARS.map(([before]) => before).join('|')}))\\$|${word('USD')}`,
    'USD',
    'CAD',
    'AUD',
    'NZD',
    'SGD',
    'HKD',
    'TWD',
    'MXN',
    'ARS',
    'CLP',
    'COP',
    'BRL',
  ),
];

/** How often each sign of a text is printed; signs that are not printed are left out. */
export function signsIn(text: string): { readonly sign: MoneySign; readonly count: number }[] {
  return MONEY_SIGNS.flatMap((one) => {
    const count = text.match(one.pattern)?.length ?? 0;
    return count > 0 ? [{ sign: one, count }] : [];
  });
}
