import { commonWords } from './language';

/** What is known of where a restaurant is. */
export interface RestaurantPlace {
  readonly phone?: string;
  readonly address?: string;
}

/** Currencies and the country codes of telephone numbers of the countries that pay in them; `1` stands apart. */
const CALLING_CODES = byWord({
  EUR: '30 31 32 33 34 39 43 49 351 352 353 356 357 358 370 371 372 376 385 386 421',
  GBP: '44',
  CHF: '41 423',
  DKK: '45',
  SEK: '46',
  NOK: '47',
  ISK: '354',
  PLN: '48',
  CZK: '420',
  HUF: '36',
  RON: '40',
  BGN: '359',
  UAH: '380',
  RUB: '7',
  TRY: '90',
  ILS: '972',
  AED: '971',
  SAR: '966',
  QAR: '974',
  KWD: '965',
  BHD: '973',
  OMR: '968',
  EGP: '20',
  MAD: '212',
  ZAR: '27',
  MUR: '230',
  INR: '91',
  PKR: '92',
  LKR: '94',
  NPR: '977',
  CNY: '86',
  HKD: '852',
  TWD: '886',
  JPY: '81',
  KRW: '82',
  THB: '66',
  VND: '84',
  MYR: '60',
  SGD: '65',
  IDR: '62',
  PHP: '63',
  AUD: '61',
  NZD: '64',
  MXN: '52',
  BRL: '55',
  ARS: '54',
  CLP: '56',
  COP: '57',
});
/** Area codes of Canada; the others of +1 are taken for those of the USA. */
const CANADIAN_AREAS = new Set(
  (
    '204 226 236 249 250 263 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 468 474 506 514 519 548 ' +
    '579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905'
  ).split(' '),
);

const US_STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|' +
  'PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY';
const US_STATE_NAMES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|' +
  'Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|' +
  'Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|' +
  'Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|' +
  'West Virginia|Wisconsin|Wyoming';

/** Names of countries and of cities that leave no doubt. */
const PLACE_NAMES: Readonly<Record<string, string>> = {
  USD: 'USA|U\\.S\\.A\\.|United States',
  CAD: 'Canada|Ontario|Québec|Quebec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick',
  GBP: 'United Kingdom|UK|U\\.K\\.|England|Scotland|Wales',
  EUR:
    'Deutschland|Germany|Österreich|Austria|France|Italia|Italy|España|Spain|Portugal|Ireland|Éire|Nederland|' +
    'Netherlands|België|Belgique|Belgium|Luxembourg|Greece|Ελλάδα|Finland|Suomi|Slovakia|Slovensko|Slovenija|Slovenia|' +
    'Hrvatska|Croatia|Malta|Cyprus|Estonia|Eesti|Latvia|Latvija|Lithuania|Lietuva',
  CHF: 'Schweiz|Suisse|Svizzera|Switzerland|Liechtenstein|Zürich|Genève|Lausanne|Luzern|Winterthur|St\\. Gallen|Lugano',
  PLN: 'Polska|Poland|Warszawa|Kraków|Wrocław|Gdańsk',
  CZK: 'Česko|Czechia|Czech Republic|Praha|Prague|Brno',
  HUF: 'Magyarország|Hungary|Budapest',
  RON: 'România|Romania|București|Bucharest|Cluj-Napoca',
  BGN: 'Bulgaria|България|Sofia|София',
  UAH: 'Ukraine|Україна|Kyiv|Київ',
  SEK: 'Sverige|Sweden|Stockholm|Göteborg|Malmö',
  NOK: 'Norge|Norway|Oslo|Bergen',
  DKK: 'Danmark|Denmark|København|Copenhagen|Aarhus',
  ISK: 'Iceland|Ísland|Reykjavík',
  TRY: 'Türkiye|Turkey|İstanbul|Istanbul|Ankara|İzmir|Antalya',
  ILS: 'Israel|Tel Aviv|Jerusalem',
  AED: 'UAE|U\\.A\\.E\\.|United Arab Emirates|Dubai|Abu Dhabi|Sharjah',
  SAR: 'Saudi Arabia|Riyadh|Jeddah',
  QAR: 'Qatar|Doha',
  KWD: 'Kuwait',
  BHD: 'Bahrain',
  OMR: 'Oman|Muscat',
  EGP: 'Egypt|Cairo',
  MAD: 'Morocco|Maroc|Marrakech|Casablanca',
  ZAR: 'South Africa|Cape Town|Johannesburg',
  INR: 'India|Mumbai|New Delhi|Delhi|Bengaluru|Bangalore|Chennai|Kolkata|Hyderabad|Pune',
  PKR: 'Pakistan|Karachi|Lahore|Islamabad',
  LKR: 'Sri Lanka|Colombo',
  NPR: 'Nepal|Kathmandu',
  CNY: 'China|中国|Beijing|Shanghai|北京|上海',
  HKD: 'Hong Kong|香港',
  TWD: 'Taiwan|Taipei|台灣',
  JPY: 'Japan|日本|Tokyo|東京',
  KRW: 'Korea|대한민국|Seoul|서울',
  THB: 'Thailand|Bangkok|ประเทศไทย',
  VND: 'Vietnam|Việt Nam|Hanoi|Hà Nội',
  MYR: 'Malaysia|Kuala Lumpur',
  SGD: 'Singapore',
  IDR: 'Indonesia|Jakarta|Bali',
  PHP: 'Philippines|Manila',
  AUD: 'Australia|Sydney|Melbourne|Brisbane',
  NZD: 'New Zealand|Auckland',
  MXN: 'México|Mexico|CDMX',
  BRL: 'Brasil|Brazil',
  ARS: 'Argentina|Buenos Aires',
  COP: 'Colombia|Bogotá',
};

const LETTER = String.raw`(?<![\p{L}])`;
const END = String.raw`(?![\p{L}])`;
const named = (names: string): string => `${LETTER}(?:${names})${END}`;
/** Words of a street, and somewhere after them a postcode before a name. */
const street = (words: string, postcode: string): RegExp =>
  new RegExp(String.raw`(?:${words})${END}(?=[^]*(?<!\d)${postcode}\s+\p{L})`, 'iu');

/** What an address says of its country: a state of the USA with its ZIP, names, then postcodes with words. */
const ADDRESSES: readonly (readonly [RegExp, string])[] = [
  // Before the names: Melbourne is a city in Florida as well.
  [new RegExp(String.raw`\b(?:${US_STATES})\.?,?\s+\d{5}(?:-\d{4})?\b`, 'u'), 'USD'],
  ...Object.entries(PLACE_NAMES).map(([currency, names]) => [new RegExp(named(names), 'u'), currency] as const),
  [new RegExp(String.raw`${LETTER}[ABCEGHJ-NPRSTVXY]\d[A-Z]\s?\d[A-Z]\d${END}`, 'u'), 'CAD'],
  [new RegExp(String.raw`${LETTER}[A-Z]{1,2}\d[A-Z\d]?\s?\d[ABD-HJLNP-UW-Z]{2}${END}`, 'u'), 'GBP'],
  [/\b(?:NSW|VIC|QLD|TAS|ACT)\s+\d{4}\b/u, 'AUD'],
  [/\b\d{5}-\d{3}\b/u, 'BRL'],
  [/C\.\s?P\.\s?\d{5}|\bCol\.\s/u, 'MXN'],
  // Without a ZIP, DE and IN are as likely Germany and India.
  [new RegExp(String.raw`,\s*(?!DE|IN)(?:${US_STATES})\s*$`, 'u'), 'USD'],
  [new RegExp(String.raw`${named(US_STATE_NAMES)}(?:,?\s+\d{5}(?:-\d{4})?)?\s*$`, 'u'), 'USD'],
  [/\b\d{2}-\d{3}\s+\p{Lu}/u, 'PLN'],
  [/\b\d{4}-\d{3}\s+\p{Lu}/u, 'EUR'],
  [/\bCH-\d{4}\b/u, 'CHF'],
  [/\b(?:D|A|F|I)-\d{4,5}\b/u, 'EUR'],
  [/\b\d{4}\s?[A-Z]{2}\s+\p{Lu}/u, 'EUR'],
  [/(?:Mah\.|Cad\.|Sok\.|Mahallesi|Caddesi|Sokak)/u, 'TRY'],
  [street('straße|strasse|str\\.|platz|gasse|weg|allee|ufer|markt|damm|ring', '\\d{4,5}'), 'EUR'],
  [street(`${LETTER}(?:rue|avenue|boulevard|bd|place|quai|chemin|impasse|allée)`, '\\d{5}'), 'EUR'],
  [street(`${LETTER}(?:via|viale|piazza|piazzale|corso|largo|vicolo|lungomare)`, '\\d{5}'), 'EUR'],
  [street(`${LETTER}(?:calle|c/|avenida|avda|plaza|paseo|carrer|ronda)`, '\\d{5}'), 'EUR'],
  [street('gatan|vägen|torget', '\\d{3}\\s?\\d{2}'), 'SEK'],
  [street('gade|vej', '\\d{4}'), 'DKK'],
  [street('gata|gate|veien|vegen', '\\d{4}'), 'NOK'],
];

/** Currencies and the languages (ISO 639-1) of countries that pay in them. */
const LANGUAGES = byWord({
  EUR: 'de it fr es pt nl el fi sk sl hr et lv lt ca',
  TRY: 'tr',
  PLN: 'pl',
  CZK: 'cs',
  HUF: 'hu',
  RON: 'ro',
  BGN: 'bg',
  UAH: 'uk',
  RUB: 'ru',
  SEK: 'sv',
  NOK: 'no nb nn',
  DKK: 'da',
  ISK: 'is',
  JPY: 'ja',
  KRW: 'ko',
  CNY: 'zh',
  THB: 'th',
  VND: 'vi',
  IDR: 'id',
  MYR: 'ms',
  ILS: 'he',
  INR: 'hi',
});
/** What a house says of itself to guests of its own country. */
const OWN_WORDS = new RegExp(
  named(
    'mwst|preise|ruhetag|geschlossen|geöffnet|täglich|reservierung|chiuso|aperto|coperto|prezzi|prenotazioni|iva|tva|' +
      'prix|ouvert|fermé|compris|cerrado|abierto|reservas|precios|aberto|encerra(?:do)?|preços',
  ),
  'iu',
);
const BRITISH_WORDS = /\bVAT\b/;
const MEXICAN_WORDS = /\bpesos\b|\bM\.\s?N\.|\bmxn\b/i;
/** What is called otherwise in Portugal. */
const BRAZILIAN_WORDS = new RegExp(
  named('reais|card[áa]pio|sucos?|guaraná|sorvetes?|muçarela|mussarela|catupiry|farofa|mandioca|macaxeira|coxinhas?'),
  'iu',
);
/** With a larger share of English words beside its own, a menu is for guests of an English-speaking country. */
const LITTLE_ENGLISH = 0.15;

/** The currency of the country that a telephone number and an address name; undefined where neither does. */
export function currencyOfPlace({ phone = '', address = '' }: RestaurantPlace): string | undefined {
  return (
    currencyOfPhone(phone) ??
    ADDRESSES.find(([pattern]) => pattern.test(address))?.[1] ??
    northAmerican(phone.replace(/\D/g, ''), phone)
  );
}

/** By the country code; a number without one says nothing here. */
function currencyOfPhone(phone: string): string | undefined {
  const international = /(?:\+|(?<!\d)00)\s?\(?(\d[\d\s().\/-]{6,})/.exec(phone)?.[1]?.replace(/\D/g, '');
  if (international === undefined) return undefined;
  if (international.startsWith('1')) return CANADIAN_AREAS.has(international.slice(1, 4)) ? 'CAD' : 'USD';
  return [3, 2, 1]
    .map((length) => CALLING_CODES[international.slice(0, length)])
    .find((currency) => currency !== undefined);
}

/** "(207) 555-0142": ten figures in three groups. */
function northAmerican(figures: string, phone: string): string | undefined {
  if (!/(?<!\d)(?:1[\s.-])?\(?[2-9]\d{2}\)?[\s.\/-]{0,2}[2-9]\d{2}[\s.-]\d{4}(?!\d)/.test(phone)) return undefined;
  return CANADIAN_AREAS.has(figures.slice(-10, -7)) ? 'CAD' : 'USD';
}

/** A currency for a menu that prints none: by its place, by what the house says, by its language, else US dollars. */
export function proposedCurrency({
  phone,
  address,
  text,
  prices,
  language,
}: RestaurantPlace & { readonly text: string; readonly prices: readonly string[]; readonly language: string }): string {
  return (
    currencyOfPlace({ phone, address }) ??
    currencyOfPhone(text) ??
    currencyOfWords(text, language) ??
    (usesCommas(prices) ? 'EUR' : 'USD')
  );
}

function currencyOfWords(text: string, language: string): string | undefined {
  if (MEXICAN_WORDS.test(text)) return 'MXN';
  if (language === 'pt' && BRAZILIAN_WORDS.test(text)) return 'BRL';
  if (language === 'en') return BRITISH_WORDS.test(text) ? 'GBP' : undefined;
  const isNative = OWN_WORDS.test(text) || commonWords(text, 'en') < LITTLE_ENGLISH * commonWords(text, language);
  return isNative ? LANGUAGES[language] : undefined;
}

function usesCommas(prices: readonly string[]): boolean {
  return prices.filter((price) => /\d,\d{1,2}(?!\d)/.test(price)).length > 0.5 * prices.length;
}

/** Turns lists of words by currency round: the currency of each word. */
function byWord(lists: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([currency, words]) => words.split(' ').map((word) => [word, currency])),
  );
}
