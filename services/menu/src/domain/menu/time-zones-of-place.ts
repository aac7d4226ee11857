import type { Menu } from '@chalkboard/contracts';
import { postalPlaceOf } from '../directory/postal-place';
import { currencyOfPlace } from '../reading/currency-proposal';

const [EASTERN, CENTRAL, MOUNTAIN, PACIFIC] = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
] as const;

/** The zones of each state of the USA, the one with most people first. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  ...zoned(
    [EASTERN],
    'Connecticut,Delaware,District of Columbia,Georgia,Maine,Maryland,Massachusetts,New Hampshire,New Jersey,New York,North Carolina,Ohio,Pennsylvania,Rhode Island,South Carolina,Vermont,Virginia,West Virginia',
  ),
  ...zoned([CENTRAL], 'Alabama,Arkansas,Illinois,Iowa,Louisiana,Minnesota,Mississippi,Missouri,Oklahoma,Wisconsin'),
  ...zoned([MOUNTAIN], 'Colorado,Montana,New Mexico,Utah,Wyoming'),
  ...zoned([PACIFIC], 'California,Nevada,Washington'),
  ...zoned([EASTERN, CENTRAL], 'Florida'),
  ...zoned([CENTRAL, MOUNTAIN], 'Texas,Kansas,Nebraska,North Dakota,South Dakota'),
  Tennessee: [CENTRAL, EASTERN],
  Kentucky: ['America/Kentucky/Louisville', CENTRAL],
  Indiana: ['America/Indiana/Indianapolis', CENTRAL],
  Michigan: ['America/Detroit', CENTRAL],
  Idaho: ['America/Boise', PACIFIC],
  Oregon: [PACIFIC, 'America/Boise'],
  Arizona: ['America/Phoenix', MOUNTAIN],
  Alaska: ['America/Anchorage', 'America/Adak'],
  Hawaii: ['Pacific/Honolulu'],
};
/** Cities that leave no choice where their state does. */
const CITIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'Houston,Dallas,Austin,San Antonio,Fort Worth,Arlington,Plano,Lubbock,Galveston,Amarillo,Waco,Corpus Christi,Nashville,Memphis,Wichita,Omaha,Lincoln,Kansas City,Topeka,Fargo,Sioux Falls,Pensacola'
      .split(',')
      .map((city) => [city, CENTRAL]),
  ),
  ...Object.fromEntries(
    'Miami,Orlando,Tampa,Jacksonville,Fort Lauderdale,Sarasota,Naples,Key West,St. Petersburg,Gainesville,Knoxville,Chattanooga'
      .split(',')
      .map((city) => [city, EASTERN]),
  ),
  'El Paso': MOUNTAIN,
  'Rapid City': MOUNTAIN,
  Detroit: 'America/Detroit',
  'Ann Arbor': 'America/Detroit',
  'Grand Rapids': 'America/Detroit',
  Indianapolis: 'America/Indiana/Indianapolis',
  Louisville: 'America/Kentucky/Louisville',
  Lexington: 'America/Kentucky/Louisville',
  Phoenix: 'America/Phoenix',
  Tucson: 'America/Phoenix',
  Scottsdale: 'America/Phoenix',
  Boise: 'America/Boise',
  Portland: PACIFIC,
  Salem: PACIFIC,
  Eugene: PACIFIC,
  Anchorage: 'America/Anchorage',
};

const USA = [EASTERN, CENTRAL, MOUNTAIN, PACIFIC, 'America/Phoenix', 'America/Anchorage', 'Pacific/Honolulu'];
/**
 * Places of the countries that share a currency or have several zones, as addresses name them. Their currency tells the
 * Victoria of Australia from a Victoria Street.
 */
const PLACES: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  EUR: [
    [
      named('Deutschland|Germany|Berlin|Hamburg|München|Munich|Köln|Frankfurt|Stuttgart|Düsseldorf|Leipzig|Dresden'),
      'Europe/Berlin',
    ],
    [named('Österreich|Austria|Wien|Vienna|Salzburg|Graz|Innsbruck|Linz'), 'Europe/Vienna'],
    [named('France|Paris|Lyon|Marseille|Bordeaux|Nice|Toulouse|Strasbourg|Lille|Nantes'), 'Europe/Paris'],
    [named('Italia|Italy|Roma|Rome|Milano|Milan|Napoli|Torino|Firenze|Venezia|Bologna|Palermo'), 'Europe/Rome'],
    [named('Canarias|Las Palmas|Tenerife|Lanzarote|Fuerteventura'), 'Atlantic/Canary'],
    [named('España|Spain|Madrid|Barcelona|Sevilla|Valencia|Málaga|Bilbao'), 'Europe/Madrid'],
    [named('Madeira|Funchal'), 'Atlantic/Madeira'],
    [named('Portugal|Lisboa|Lisbon|Porto|Faro|Coimbra'), 'Europe/Lisbon'],
    [named('Ireland|Éire|Dublin|Cork|Galway'), 'Europe/Dublin'],
    [named('Nederland|Netherlands|Amsterdam|Rotterdam|Utrecht|Den Haag'), 'Europe/Amsterdam'],
    [named('België|Belgique|Belgium|Bruxelles|Brussel|Antwerpen|Gent'), 'Europe/Brussels'],
    [named('Luxembourg'), 'Europe/Luxembourg'],
    [named('Greece|Ελλάδα|Athens|Αθήνα'), 'Europe/Athens'],
    [named('Finland|Suomi|Helsinki'), 'Europe/Helsinki'],
  ],
  CAD: [
    [named('Québec|Quebec|Montréal|Montreal|Ontario|Toronto|Ottawa|ON|QC'), 'America/Toronto'],
    [named('British Columbia|Vancouver|BC'), 'America/Vancouver'],
    [named('Alberta|Calgary|Edmonton|AB'), 'America/Edmonton'],
    [named('Manitoba|Winnipeg|MB'), 'America/Winnipeg'],
    [named('Nova Scotia|New Brunswick|Halifax|NS|NB'), 'America/Halifax'],
  ],
  AUD: [
    [named('NSW|Sydney|New South Wales|VIC|Victoria|Canberra|ACT'), 'Australia/Sydney'],
    [named('QLD|Queensland|Brisbane'), 'Australia/Brisbane'],
    [named('Western Australia|Perth'), 'Australia/Perth'],
    [named('South Australia|Adelaide'), 'Australia/Adelaide'],
  ],
};
/**
 * Zones of the countries that pay in a currency, by the currency; those of several countries in order of their people.
 */
const CURRENCIES: Readonly<Record<string, readonly string[]>> = {
  USD: USA,
  CAD: [
    'America/Toronto',
    'America/Vancouver',
    'America/Edmonton',
    'America/Winnipeg',
    'America/Halifax',
    'America/St_Johns',
  ],
  AUD: [
    'Australia/Sydney',
    'Australia/Melbourne',
    'Australia/Brisbane',
    'Australia/Perth',
    'Australia/Adelaide',
    'Australia/Darwin',
    'Australia/Hobart',
  ],
  BRL: ['America/Sao_Paulo', 'America/Bahia', 'America/Fortaleza', 'America/Manaus', 'America/Cuiaba'],
  MXN: ['America/Mexico_City', 'America/Cancun', 'America/Tijuana', 'America/Hermosillo'],
  RUB: ['Europe/Moscow', 'Europe/Samara', 'Asia/Yekaterinburg', 'Asia/Novosibirsk', 'Asia/Vladivostok'],
  IDR: ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'],
  CLP: ['America/Santiago', 'America/Punta_Arenas'],
  EUR: [
    'Europe/Berlin',
    'Europe/Paris',
    'Europe/Rome',
    'Europe/Madrid',
    'Europe/Amsterdam',
    'Europe/Brussels',
    'Europe/Athens',
    'Europe/Lisbon',
    'Europe/Vienna',
    'Europe/Helsinki',
    'Europe/Dublin',
  ],
  GBP: ['Europe/London'],
  CHF: ['Europe/Zurich'],
  DKK: ['Europe/Copenhagen'],
  SEK: ['Europe/Stockholm'],
  NOK: ['Europe/Oslo'],
  ISK: ['Atlantic/Reykjavik'],
  PLN: ['Europe/Warsaw'],
  CZK: ['Europe/Prague'],
  HUF: ['Europe/Budapest'],
  RON: ['Europe/Bucharest'],
  BGN: ['Europe/Sofia'],
  UAH: ['Europe/Kyiv'],
  TRY: ['Europe/Istanbul'],
  ILS: ['Asia/Jerusalem'],
  AED: ['Asia/Dubai'],
  SAR: ['Asia/Riyadh'],
  QAR: ['Asia/Qatar'],
  KWD: ['Asia/Kuwait'],
  BHD: ['Asia/Bahrain'],
  OMR: ['Asia/Muscat'],
  EGP: ['Africa/Cairo'],
  MAD: ['Africa/Casablanca'],
  ZAR: ['Africa/Johannesburg'],
  MUR: ['Indian/Mauritius'],
  INR: ['Asia/Kolkata'],
  PKR: ['Asia/Karachi'],
  LKR: ['Asia/Colombo'],
  NPR: ['Asia/Kathmandu'],
  CNY: ['Asia/Shanghai'],
  HKD: ['Asia/Hong_Kong'],
  TWD: ['Asia/Taipei'],
  JPY: ['Asia/Tokyo'],
  KRW: ['Asia/Seoul'],
  THB: ['Asia/Bangkok'],
  VND: ['Asia/Ho_Chi_Minh'],
  MYR: ['Asia/Kuala_Lumpur'],
  SGD: ['Asia/Singapore'],
  PHP: ['Asia/Manila'],
  NZD: ['Pacific/Auckland'],
  ARS: ['America/Argentina/Buenos_Aires'],
  COP: ['America/Bogota'],
};
/** Of countries that share a currency, by the language of the menu. */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  de: ['Europe/Berlin', 'Europe/Vienna'],
  fr: ['Europe/Paris', 'Europe/Brussels'],
  it: ['Europe/Rome'],
  es: ['Europe/Madrid', 'Atlantic/Canary'],
  pt: ['Europe/Lisbon', 'Atlantic/Madeira', 'Atlantic/Azores'],
  nl: ['Europe/Amsterdam', 'Europe/Brussels'],
  el: ['Europe/Athens'],
  fi: ['Europe/Helsinki'],
  sk: ['Europe/Bratislava'],
  sl: ['Europe/Ljubljana'],
  hr: ['Europe/Zagreb'],
  et: ['Europe/Tallinn'],
  lv: ['Europe/Riga'],
  lt: ['Europe/Vilnius'],
};
/** Countries that share a language and a currency, by the look of a postcode before its town. */
const POSTCODES: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [postcode('\\d{5}'), 'Europe/Berlin'],
    [postcode('\\d{4}'), 'Europe/Vienna'],
  ],
  fr: [[postcode('(?!97)\\d{5}'), 'Europe/Paris']],
  es: [
    [postcode('(?:35|38)\\d{3}'), 'Atlantic/Canary'],
    [postcode('\\d{5}'), 'Europe/Madrid'],
  ],
  nl: [
    [postcode('\\d{4}\\s?[A-Z]{2}'), 'Europe/Amsterdam'],
    [postcode('\\d{4}'), 'Europe/Brussels'],
  ],
};

/** European country codes of telephone numbers, where the currency names several countries. */
const CALLING_CODES: Readonly<Record<string, string>> = {
  49: 'Europe/Berlin',
  43: 'Europe/Vienna',
  33: 'Europe/Paris',
  39: 'Europe/Rome',
  34: 'Europe/Madrid',
  351: 'Europe/Lisbon',
  353: 'Europe/Dublin',
  31: 'Europe/Amsterdam',
  32: 'Europe/Brussels',
  352: 'Europe/Luxembourg',
  30: 'Europe/Athens',
  358: 'Europe/Helsinki',
  356: 'Europe/Malta',
  357: 'Asia/Nicosia',
  385: 'Europe/Zagreb',
  386: 'Europe/Ljubljana',
  421: 'Europe/Bratislava',
};

/**
 * The zones that a restaurant may be in, the likeliest first: one where its address or its number leaves no other,
 * several where its owner has to choose, none where nothing tells. Its address counts first, then the country code of
 * its number, then its currency with its language.
 */
export function timeZonesOf({
  restaurantAddress: address = '',
  restaurantPhone: phone = '',
  currency,
  language,
  currencyAssumed,
}: Partial<Menu>): readonly string[] {
  const { city, state } = postalPlaceOf(address, 'USD');
  const paid = currencyOfPlace({ address, phone }) ?? (currencyAssumed ? undefined : currency);
  if (state && (paid === 'USD' || paid === undefined)) {
    const zones = STATES[state] ?? [];
    const sure = city === undefined ? undefined : CITIES[city];
    return sure && zones.includes(sure) ? [sure] : zones;
  }
  const place = paid === undefined ? undefined : placeIn(address, PLACES[paid] ?? []);
  if (place) return [place];
  const called = /(?:\+|\b00)\s?(\d{2,3})/.exec(phone)?.[1] ?? '';
  const byNumber = CALLING_CODES[called] ?? CALLING_CODES[called.slice(0, 2)];
  if (byNumber && paid === 'EUR') return [byNumber];
  if (paid === undefined) return [];
  const posted =
    paid === 'EUR' && language !== undefined
      ? (POSTCODES[language] ?? []).find(([pattern]) => pattern.test(address))?.[1]
      : undefined;
  if (posted) return [posted];
  const zones = CURRENCIES[paid] ?? [];
  const spoken =
    (language === undefined ? undefined : LANGUAGES[language])?.filter(
      (zone) => zones.includes(zone) || paid === 'EUR',
    ) ?? [];
  return paid === 'EUR' && spoken.length > 0 ? spoken : zones;
}

/**
 * The zone of the place that is named last: the city stands behind the street, which may have the name of another one.
 */
function placeIn(address: string, places: readonly (readonly [RegExp, string])[]): string | undefined {
  const found = places.flatMap(([pattern, zone]) =>
    [...address.matchAll(pattern)].map(({ index }) => ({ zone, index })),
  );
  return found.toSorted((one, other) => other.index - one.index)[0]?.zone;
}

function postcode(digits: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])${digits}\s+\p{Lu}\p{Ll}`, 'u');
}

function zoned(zones: readonly string[], states: string): Record<string, readonly string[]> {
  return Object.fromEntries(states.split(',').map((state) => [state, zones]));
}

function named(names: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${names})(?!\p{L})`, 'gu');
}
