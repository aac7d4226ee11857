import { dialable } from './phone-number';

/** Where numbers are mostly written without their country code. */
interface Country {
  readonly callingCode: string;
  readonly currency: string;
  /** Time zones that are this country's alone. */
  readonly zones: readonly string[];
}

/**
 * By the currencies that menus can have. Those of North America are not among them: `dialable` knows their numbers by
 * the currency.
 */
const COUNTRIES: readonly Country[] = [
  ...euro({
    '30': ['Europe/Athens'],
    '31': ['Europe/Amsterdam'],
    '32': ['Europe/Brussels'],
    '33': ['Europe/Paris'],
    '34': ['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta'],
  }),
  ...euro({
    '351': ['Europe/Lisbon', 'Atlantic/Azores', 'Atlantic/Madeira'],
    '352': ['Europe/Luxembourg'],
    '353': ['Europe/Dublin'],
    '356': ['Europe/Malta'],
    '357': ['Asia/Nicosia'],
  }),
  ...euro({
    '358': ['Europe/Helsinki', 'Europe/Mariehamn'],
    '359': ['Europe/Sofia'],
    '370': ['Europe/Vilnius'],
    '371': ['Europe/Riga'],
    '372': ['Europe/Tallinn'],
    '385': ['Europe/Zagreb'],
  }),
  ...euro({
    '386': ['Europe/Ljubljana'],
    '39': ['Europe/Rome'],
    '421': ['Europe/Bratislava'],
    '43': ['Europe/Vienna'],
    '49': ['Europe/Berlin', 'Europe/Busingen'],
  }),
  { callingCode: '27', currency: 'ZAR', zones: ['Africa/Johannesburg'] },
  { callingCode: '36', currency: 'HUF', zones: ['Europe/Budapest'] },
  { callingCode: '41', currency: 'CHF', zones: ['Europe/Zurich'] },
  { callingCode: '420', currency: 'CZK', zones: ['Europe/Prague'] },
  { callingCode: '44', currency: 'GBP', zones: ['Europe/London'] },
  { callingCode: '45', currency: 'DKK', zones: ['Europe/Copenhagen'] },
  { callingCode: '46', currency: 'SEK', zones: ['Europe/Stockholm'] },
  { callingCode: '47', currency: 'NOK', zones: ['Europe/Oslo'] },
  { callingCode: '48', currency: 'PLN', zones: ['Europe/Warsaw'] },
  {
    callingCode: '52',
    currency: 'MXN',
    zones: [
      'Mexico_City',
      'Cancun',
      'Merida',
      'Monterrey',
      'Matamoros',
      'Chihuahua',
      'Ciudad_Juarez',
      'Ojinaga',
      'Mazatlan',
      'Bahia_Banderas',
      'Hermosillo',
      'Tijuana',
    ].map((city) => `America/${city}`),
  },
  {
    callingCode: '55',
    currency: 'BRL',
    zones: [
      'Sao_Paulo',
      'Bahia',
      'Fortaleza',
      'Recife',
      'Maceio',
      'Belem',
      'Santarem',
      'Araguaina',
      'Manaus',
      'Cuiaba',
      'Campo_Grande',
      'Porto_Velho',
      'Boa_Vista',
      'Rio_Branco',
      'Eirunepe',
      'Noronha',
    ].map((city) => `America/${city}`),
  },
  { callingCode: '60', currency: 'MYR', zones: ['Asia/Kuala_Lumpur', 'Asia/Kuching'] },
  {
    callingCode: '61',
    currency: 'AUD',
    zones: [
      'Sydney',
      'Melbourne',
      'Brisbane',
      'Lindeman',
      'Perth',
      'Eucla',
      'Adelaide',
      'Broken_Hill',
      'Darwin',
      'Hobart',
      'Lord_Howe',
    ].map((city) => `Australia/${city}`),
  },
  { callingCode: '64', currency: 'NZD', zones: ['Pacific/Auckland', 'Pacific/Chatham'] },
  { callingCode: '65', currency: 'SGD', zones: ['Asia/Singapore'] },
  { callingCode: '66', currency: 'THB', zones: ['Asia/Bangkok'] },
  { callingCode: '81', currency: 'JPY', zones: ['Asia/Tokyo'] },
  { callingCode: '82', currency: 'KRW', zones: ['Asia/Seoul'] },
  { callingCode: '90', currency: 'TRY', zones: ['Europe/Istanbul', 'Asia/Istanbul'] },
  { callingCode: '91', currency: 'INR', zones: ['Asia/Kolkata', 'Asia/Calcutta'] },
  { callingCode: '971', currency: 'AED', zones: ['Asia/Dubai'] },
];

function euro(zones: Readonly<Record<string, readonly string[]>>): Country[] {
  return Object.entries(zones).map(([callingCode, ofCountry]) => ({ callingCode, currency: 'EUR', zones: ofCountry }));
}

/** What says in which country a restaurant is: its menu's currency, its own number, its clock. */
export interface RestaurantPlace {
  readonly currency: string;
  readonly restaurantPhone?: string;
  readonly timeZone: string;
}

/**
 * The calling code (39) of the country whose numbers guests of a restaurant write without it; undefined where that
 * cannot be told. The currency alone does not do, since the same digits are somebody else's in the next country of the
 * euro: the restaurant's own number or its time zone has to say it, and the other not the contrary.
 */
export function callingCodeOf({ currency, restaurantPhone = '', timeZone }: RestaurantPlace): string | undefined {
  const number = dialable(restaurantPhone, currency);
  // No calling code begins another.
  const byNumber = COUNTRIES.find(({ callingCode }) => number.startsWith(`+${callingCode}`));
  const isElsewhere = number.startsWith('+') && byNumber?.currency !== currency;
  // That of another currency's country says nothing: a new menu has a time zone that nobody chose.
  const byClock = COUNTRIES.find((country) => country.currency === currency && country.zones.includes(timeZone));
  const isContrary = byNumber !== undefined && byClock !== undefined && byNumber !== byClock;
  return isElsewhere || isContrary ? undefined : (byNumber ?? byClock)?.callingCode;
}
