import { AMOUNT_STYLES, CURRENCIES } from './amounts.mjs';
import { deck } from './random.mjs';

/**
 * @typedef {'pdf-text' | 'scan' | 'pdf-scan' | 'photo'} Kind
 * @typedef {'right' | 'leaders' | 'dotted' | 'inline' | 'dash' | 'after-description' | 'below' | 'left'} PricePlace
 * @typedef {'sizes' | 'choices' | 'flat' | 'photo-grid' | 'boxed' | 'wines' | 'numbers' | 'badges' | 'add-ons' |
 * 'notes' | 'marks' | 'bilingual' | 'long-names' | 'ranges' | 'allergens' | 'side' | 'pages'} Special
 */

/**
 * What one menu looks like, before it has dishes.
 * @typedef {object} Plan
 * @property {string} id @property {Kind} kind
 * @property {string} language ISO 639-1
 * @property {string} theme of dishes
 * @property {1 | 2 | 3 | 4} columns
 * @property {PricePlace} pricePlace
 * @property {boolean} centred
 * @property {import('./amounts.mjs').AmountStyle} amounts
 * @property {string} heading style of headings @property {string} name style of names @property {string} description
 * style of descriptions
 * @property {boolean} descriptionBeside on the line of the name
 * @property {string} paper @property {string} face fonts of the menu
 * @property {Set<Special>} specials
 * @property {boolean} small a picture of few pixels
 */

/** How many of each kind. @type {Record<Kind, number>} */
const KINDS = { 'pdf-text': 11, scan: 8, 'pdf-scan': 5, photo: 8 };
/** @type {PricePlace[]} */
const PRICE_PLACES = [
  'right',
  'right',
  'right',
  'leaders',
  'leaders',
  'dotted',
  'inline',
  'dash',
  'after-description',
  'below',
  'left',
];
/** Where text may be centred: a price in the flow of the text. @type {PricePlace[]} */
const CENTRED_PLACES = ['inline', 'dash', 'after-description', 'below'];
/** @type {Special[]} */
const SPECIALS = [
  'sizes',
  'choices',
  'flat',
  'photo-grid',
  'boxed',
  'wines',
  'numbers',
  'badges',
  'add-ons',
  'notes',
  'marks',
  'marks',
  'bilingual',
  'bilingual',
  'long-names',
  'ranges',
  'allergens',
  'side',
  'pages',
];
const SPECIALS_PER_MENU = 4;
const THEMES = [
  'en/bistro',
  'en/diner',
  'en/curry',
  'en/noodles',
  'en/taqueria',
  'en/pizzeria',
  'en/smokehouse',
  'en/cafe',
  'en/bar',
  'en/bistro',
  'en/diner',
  'de/wirtshaus',
  'de/wirtshaus',
  'de/imbiss',
  'it/trattoria',
  'it/trattoria',
  'es/taberna',
  'fr/brasserie',
  'pt/tasca',
];
const HEADINGS = [
  'script',
  'bar',
  'small-caps',
  'letter-spaced',
  'underlined',
  'condensed',
  'italic',
  'between-rules',
  'boxed',
  'coloured',
  'hand',
  'decorative',
  'bar',
  'letter-spaced',
];
const NAMES = ['bold', 'bold', 'caps', 'small-caps', 'italic', 'plain', 'caps-spaced', 'condensed'];
const DESCRIPTIONS = ['plain', 'italic', 'light', 'slashes', 'caps'];
/** @type {Record<Kind, string[]>} */
const PAPERS = {
  'pdf-text': ['white', 'white', 'cream', 'dark', 'white', 'tinted'],
  scan: ['white', 'cream', 'grey', 'dark', 'kraft', 'tinted', 'pattern'],
  'pdf-scan': ['white', 'cream', 'grey', 'dark', 'pattern'],
  photo: ['white', 'cream', 'grey', 'dark', 'kraft', 'pattern', 'tinted'],
};
const FACES = [
  'lora',
  'montserrat',
  'cormorant',
  'josefin',
  'playfair',
  'liberation-serif',
  'liberation-sans',
  'dejavu',
  'oswald',
  'liberation-sans',
];

/**
 * The plans of one set: each property is drawn from a deck, so that a set has every value of it, and another seed
 * combines them otherwise.
 * @param {import('./random.mjs').Random} random @returns {Plan[]}
 */
export function drawPlans(random) {
  const decks = {
    columns: deck(random, /** @type {const} */ ([1, 1, 2, 2, 2, 3, 3, 4])),
    pricePlace: deck(random, PRICE_PLACES),
    theme: deck(random, THEMES),
    heading: deck(random, HEADINGS),
    name: deck(random, NAMES),
    description: deck(random, DESCRIPTIONS),
    face: deck(random, FACES),
    special: deck(random, SPECIALS),
    centred: deck(random, [true, true, false]),
    beside: deck(random, [true, false, false, false]),
    amounts: Object.fromEntries(
      Object.entries(CURRENCIES).map(([language, currencies]) => [
        language,
        deck(
          random,
          currencies.flatMap((currency) => AMOUNT_STYLES[currency]),
        ),
      ]),
    ),
  };
  return Object.entries(KINDS).flatMap(([name, count]) => {
    const kind = /** @type {Kind} */ (name);
    const paper = deck(random, PAPERS[kind]);
    return Array.from({ length: count }, (_, index) => {
      // One of the scans and photos each is small, as pictures sent through messengers are.
      const small = (kind === 'photo' || kind === 'scan') && index === count - 1;
      const columns = decks.columns(
        (wanted) => wanted <= (small ? 1 : kind === 'photo' || kind === 'pdf-scan' ? 3 : 4),
      );
      const pricePlace = decks.pricePlace((place) => columns < 3 || place !== 'left');
      const [language = '', theme = ''] = decks.theme().split('/');
      const specials = drawSpecials(decks.special, { language, kind, columns, small });
      /** @type {Plan} */
      const plan = {
        id: `${kind}-${String(index + 1).padStart(2, '0')}`,
        kind,
        language,
        theme,
        columns,
        pricePlace,
        specials,
        small,
        centred: CENTRED_PLACES.includes(pricePlace) && decks.centred(),
        amounts: /** @type {() => import('./amounts.mjs').AmountStyle} */ (decks.amounts[language])(),
        heading: decks.heading(),
        name: decks.name(),
        description: decks.description(),
        face: decks.face(),
        paper: paper(),
        // A price at the end of the description needs a description of its own line to end.
        descriptionBeside:
          pricePlace !== 'after-description' && pricePlace !== 'inline' && pricePlace !== 'dash' && decks.beside(),
      };
      return plan;
    });
  });
}

/**
 * @param {(allowed?: (special: Special) => boolean) => Special} draw @param {Pick<Plan, 'language' | 'kind' | 'columns'
 * | 'small'>} plan
 * @returns {Set<Special>}
 */
function drawSpecials(draw, { language, kind, columns, small }) {
  /** @type {Set<Special>} */
  const drawn = new Set();
  while (drawn.size < SPECIALS_PER_MENU) {
    drawn.add(
      draw((special) => {
        if (drawn.has(special)) return false;
        if (special === 'bilingual') return language !== 'en' && columns < 4;
        if (special === 'side') return columns === 2 || columns === 3;
        if (special === 'pages') return kind.startsWith('pdf') && !small;
        if (special === 'photo-grid') return columns > 1 && columns < 4;
        return true;
      }),
    );
  }
  return drawn;
}
