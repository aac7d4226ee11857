import { CURRENCIES } from './currency';

const DOLLARS = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN', 'ARS', 'CLP', 'COP', 'BRL'];
const CROWNS = ['SEK', 'NOK', 'DKK', 'ISK', 'CZK'];

/** What people write for money, in lower case, and which currencies (ISO 4217) it can mean. A point behind letters ("Rs.", "Fr.") is not part of it. */
export const MONEY_SIGNS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...[...CURRENCIES, 'RUB', 'BHD', 'OMR', 'TND', 'NPR', 'MUR'].map((code): [string, string[]] => [code.toLowerCase(), [code]]),
  ['$', DOLLARS],
  ['dollar', DOLLARS],
  ['dollars', DOLLARS],
  ['us$', ['USD']],
  ['ca$', ['CAD']],
  ['c$', ['CAD']],
  ['au$', ['AUD']],
  ['a$', ['AUD']],
  ['nz$', ['NZD']],
  ['s$', ['SGD']],
  ['hk$', ['HKD']],
  ['nt$', ['TWD']],
  ['mx$', ['MXN']],
  ['r$', ['BRL']],
  ['€', ['EUR']],
  ['euro', ['EUR']],
  ['euros', ['EUR']],
  ['£', ['GBP', 'EGP']],
  ['pound', ['GBP', 'EGP']],
  ['pounds', ['GBP', 'EGP']],
  ['sfr', ['CHF']],
  ['fr', ['CHF']],
  ['franken', ['CHF']],
  ['francs', ['CHF']],
  ['₹', ['INR']],
  ['rs', ['INR', 'PKR', 'LKR', 'NPR', 'MUR']],
  ['¥', ['JPY', 'CNY']],
  ['cn¥', ['CNY']],
  ['円', ['JPY']],
  ['yen', ['JPY']],
  ['元', ['CNY', 'TWD', 'HKD']],
  ['rmb', ['CNY']],
  ['₩', ['KRW']],
  ['원', ['KRW']],
  ['₽', ['RUB']],
  ['руб', ['RUB']],
  ['₺', ['TRY']],
  ['tl', ['TRY']],
  ['₪', ['ILS']],
  ['nis', ['ILS']],
  ['฿', ['THB']],
  ['baht', ['THB']],
  ['₫', ['VND']],
  ['đ', ['VND']],
  ['₱', ['PHP']],
  ['₴', ['UAH']],
  ['грн', ['UAH']],
  ['zł', ['PLN']],
  ['kč', ['CZK']],
  ['ft', ['HUF']],
  ['lei', ['RON']],
  ['лв', ['BGN']],
  ['kr', CROWNS],
  ['rm', ['MYR']],
  ['rp', ['IDR']],
  ['r', ['ZAR']],
  ['dh', ['AED', 'MAD']],
  ['dhs', ['AED', 'MAD']],
  ['sr', ['SAR']],
  ['qr', ['QAR']],
  ['kd', ['KWD']],
]);

/** Where a comma stands before decimals and a point between thousands, at least beside the other habit. In all others it is the other way round. */
export const DECIMAL_COMMA: ReadonlySet<string> = new Set(['EUR', 'BRL', 'SEK', 'NOK', 'DKK', 'ISK', 'PLN', 'CZK', 'TRY', 'RON', 'BGN', 'UAH', 'RUB', 'ARS', 'MAD']);

/** Has decimals, and nobody writes them: dishes cost thousands. */
export const SELDOM_DECIMALS: ReadonlySet<string> = new Set(['HUF', 'IDR', 'COP']);

/** Texts that stand in place of a price, in lower case and without points. With one of them a dish is shown, and cannot be ordered online. */
export const WORDS_FOR_A_PRICE: ReadonlySet<string> = new Set([
  ...['mp', 'm/p', 'market', 'market price', 'mkt', 'mkt price', 'daily price', 'price of the day', "today's price", 'day price', 'varies', 'variable', 'price varies', 'seasonal', 'season', 'seasonal price'],
  ...['ask', 'ask us', 'ask server', 'ask your server', 'please ask', 'ask for price', 'on request', 'upon request', 'price on request', 'poa', 'tba', 'by weight', 'by the weight', 'see board', 'included', 'incl', 'n/a'],
  ...['aq', 'a/q', 'sq', 's/q', 'sm', 's/m', 'pm', 'p/m', 'sg'],
  ...['tagespreis', 'nach tagespreis', 'marktpreis', 'auf anfrage', 'nach gewicht', 'saisonpreis', 'inklusive', 'inkl'],
  ...['prix du jour', 'prix du marché', 'selon arrivage', 'selon le marché', 'selon marché', 'selon saison', 'sur demande', 'au poids', 'inclus'],
  ...['precio de mercado', 'precio del día', 'según mercado', 'según peso', 'consultar', 'a consultar', 'incluido'],
  ...['prezzo di mercato', 'prezzo del giorno', 'secondo mercato', 'secondo pescato', 'a peso', 'su richiesta', 'incluso'],
  ...['preço de mercado', 'preço do dia', 'sob consulta', 'consulte', 'dagprijs', 'op aanvraag', 'dagspris', 'dagens pris', 'cena rynkowa', 'wg wagi', 'tržní cena', 'piyasa fiyatı', '時価', '时价', '時價', '시가'],
]);

/** A dish that its owner gives away: the amount is nothing. */
export const WORDS_FOR_FREE: ReadonlySet<string> = new Set(['free', 'for free', 'free of charge', 'no charge', 'complimentary', 'on the house', 'gratis', 'kostenlos', 'umsonst', 'gratuit', 'offert', 'gratuito', 'omaggio', 'grátis']);

/** Words around an amount that leave open what exactly is paid: "from 9", "12.50 each". */
export const BEFORE_AN_AMOUNT = ['from', 'from only', 'starting at', 'up to', 'ab', 'à partir de', 'dès', 'desde', 'a partir de', 'da', 'a partire da', 'od', 'vanaf', 'från', 'fra'] as const;
export const BEHIND_AN_AMOUNT = String.raw`\+|each|ea\.?|up|and up|pp|p\.p\.|pro person|(?:(?:per|a|an|pro|par|por|al)\s|/\s?)\p{L}[\p{L} ]*`;
