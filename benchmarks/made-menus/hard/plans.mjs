import { deck } from '../random.mjs';
import { HARD_AMOUNTS } from './amounts.mjs';

/**
 * How one part of a menu is printed.
 * @typedef {object} Style
 * @property {string} price place of prices @property {string} name style of names @property {string} heading style of
 * headings
 * @property {string} description style of descriptions @property {string} runIn how a description on the line of its
 * name is told apart, or 'no'
 * @property {string} separator between the parts of a description @property {string} length of descriptions
 * @property {string} face @property {string} headFace @property {boolean} centred @property {string} leader @property
 * {import('./amounts.mjs').HardAmount} amounts
 * @property {string} priceLook @property {string} numbers @property {string} align of a price beside a name of several
 * lines
 */

/**
 * @typedef {object} HardPlan
 * @property {string} id @property {import('../plans.mjs').Kind} kind @property {string} language @property {string[]}
 * courses
 * @property {string} restaurant kind of restaurant @property {string} layout @property {string} paper @property
 * {number} pages
 * @property {Style[]} styles one for each part @property {string[]} wishes specialities that are drawn where they fit
 * @property {string} wear of scans and photos
 */

/** Restaurants and their courses; a language's name before the colon. */
const RESTAURANTS = [
  'en:bistro starter soup salad main grill fish side dessert cocktail',
  'en:diner breakfast burger sandwich salad main side soft dessert kids',
  'en:pub starter main burger grill side dessert beer spirit',
  'en:steakhouse starter salad grill fish side dessert cocktail spirit',
  'en:seafood starter soup fish sandwich side kids soft beer',
  'en:pizzeria starter salad pizza pasta side dessert soft',
  'en:curry-house starter curry asian side dessert beer soft',
  'en:takeaway soup asian curry side soft',
  'en:sushi-bar starter sushi asian soft beer dessert',
  'en:taqueria starter taco salad side cocktail soft',
  'en:cafe breakfast sandwich soup salad bakery hot soft',
  'en:teahouse bakery hot sandwich soft icecream',
  'en:cocktail-bar cocktail spirit beer starter',
  'en:burgers burger side icecream soft kids',
  'en:deli sandwich soup salad bakery hot lunch',
  'en:parlour icecream dessert hot soft bakery',
  'en:brunch breakfast bakery hot cocktail side',
  'de:gasthaus starter soup salad main side dessert beer soft',
  'de:imbiss pizza salad side soft beer',
  'de:landgasthof soup starter main dessert soft',
  'de:café starter dessert soft soup',
  'it:trattoria starter pasta main side dessert soft',
  'it:pizzeria starter pizza side dessert soft cocktail',
  'it:bar cocktail starter soft dessert',
  'it:osteria starter pasta main dessert cocktail',
  'fr:brasserie starter main dessert soft cocktail',
  'fr:crêperie pizza starter dessert soft cocktail',
  'fr:traiteur traiteur starter main dessert',
  'fr:bistrot starter main dessert cocktail',
  'es:taberna starter main dessert soft',
  'es:cantina starter main pizza soft dessert',
  'es:bar starter pizza soft',
  'pt:tasca starter main dessert soft',
  'pt:lanchonete pizza main soft dessert',
  'tr:lokanta starter main dessert soft',
  'tr:ocakbasi starter main soft',
  'nl:eetcafe starter sandwich main dessert soft',
  'nl:brasserie starter main dessert soft',
];
/** Plain layouts and prices are as frequent as among real menus. */
const LAYOUTS = [
  'one',
  'one',
  'one',
  'one',
  'one-wide',
  'one-wide',
  'two',
  'two',
  'two',
  'two',
  'tall',
  'two-unequal',
  'two-unequal',
  'two-unequal',
  'three',
  'three-unequal',
  'three-unequal',
  'four',
  'side-by-side',
  'side-by-side',
  'three-beside',
  'trifold',
  'bands',
  'bands',
  'flow-2',
  'flow-3',
  'flow-4',
  'cover-left',
  'boxes',
  'boxes',
  'narrow',
  'tall',
  'rail',
];
const PRICES = [
  'right',
  'right',
  'right',
  'right',
  'right',
  'right',
  'right',
  'leaders',
  'leaders',
  'inline',
  'leaders',
  'dotted',
  'loose',
  'inline',
  'inline',
  'dash',
  'bar',
  'joined',
  'after-description',
  'after-description',
  'leaders-description',
  'below',
  'below',
  'under-name',
  'left',
  'left-inline',
  'mid',
  'mid',
  'description-right',
  'tag',
];
/** Prices that stand in the flow of centred text. */
const FLOWING = ['inline', 'dash', 'bar', 'joined', 'after-description', 'below', 'under-name', 'mid', 'tag'];
const NAMES = [
  'bold',
  'bold',
  'caps',
  'caps-bold',
  'small-caps',
  'italic',
  'plain',
  'caps-spaced',
  'wide-spaced',
  'condensed',
  'large',
  'script',
  'accent',
];
const HEADINGS = [
  'script',
  'bar',
  'small-caps',
  'letter-spaced',
  'very-spaced',
  'underlined',
  'condensed',
  'italic',
  'between-rules',
  'boxed',
  'coloured',
  'hand',
  'decorative',
  'plain-bold',
  'tiny-caps',
  'right',
  'double-rule',
  'lower-case',
];
const DESCRIPTIONS = ['plain', 'plain', 'italic', 'light', 'small', 'caps', 'accent', 'brackets', 'tight'];
const RUN_INS = ['no', 'no', 'no', 'no', 'no', 'no', 'bold', 'bold', 'case', 'dash', 'colon', 'comma', 'italic'];
const SEPARATORS = [', ', ', ', ', ', ' / ', ' | ', ' · ', ' • ', ' - ', '. '];
const LENGTHS = ['none', 'short', 'short', 'medium', 'medium', 'long', 'very-long', 'mixed'];
const FACES = [
  'lora',
  'montserrat',
  'cormorant',
  'josefin',
  'playfair',
  'oswald',
  'dejavu-serif',
  'dejavu',
  'dejavu-condensed',
  'bebas',
  'montserrat',
  'lora',
  'amatic',
  'caveat',
];
const PAPERS = ['white', 'white', 'white', 'cream', 'dark', 'dark', 'grey', 'tinted', 'kraft', 'black', 'red', 'teal'];
/** What a menu may have beyond its style; some take the place of others. */
const WISHES = [
  'size-columns-headed',
  'size-columns-headed',
  'size-columns-unheaded',
  'size-header-once',
  'wrapped-names',
  'wrapped-names',
  'price-words',
  'price-words',
  'market-price',
  'range-price',
  'multi-buy',
  'priced-heading',
  'priced-sentence',
  'priced-beside',
  'allergen-numbers',
  'allergen-letters',
  'icon-letters',
  'kcal',
  'weights',
  'item-numbers',
  'item-numbers',
  'rotated-title',
  'boxes',
  'badges',
  'photos',
  'notes-between',
  'notes-between',
  'drink-table',
  'wine-list',
  'set-menu',
  'set-menu',
  'add-ons',
  'add-ons',
  'bilingual-below',
  'bilingual-below',
  'bilingual-beside',
  'bilingual-mirrored',
  'house-text',
  'contact-in-column',
  'page-furniture',
  'unpriced',
  'inline-list',
  'choices-below',
  'grid',
  'two-products-a-row',
  'day-cards',
  'sub-headings',
  'dietary-marks',
  'dietary-marks',
  'mixed-amounts',
  'watermark',
  'heading-translation',
  'pairs-inline',
  'price-missing',
];
const WEARS = ['none', 'low-resolution', 'jpeg-blocks', 'blur', 'glare', 'low-resolution', 'none', 'shadow'];
const WISHES_FROM = 2;
const WISHES_TO = 8;
const KIND_SEEDS = { 'pdf-text': 11, scan: 12, 'pdf-scan': 13, photo: 14 };
const NARROW_LAYOUTS = ['four', 'flow-4', 'three', 'three-unequal', 'trifold', 'flow-3', 'three-beside'];

/**
 * Plans of the hard set. More of them begin with the same ones, and a kind is drawn without regard to the other kinds.
 * @param {number} seed @param {import('../plans.mjs').Kind} kind @param {number} count @param {(seed: number) =>
 * import('../random.mjs').Random} seeded @returns {HardPlan[]}
 */
export function drawHardPlans(seed, kind, count, seeded) {
  const random = seeded(seed * 7919 + KIND_SEEDS[kind]);
  const of = (/** @type {readonly string[]} */ values) => deck(random, values);
  const decks = {
    restaurant: of(RESTAURANTS),
    layout: of(LAYOUTS),
    price: of(PRICES),
    name: of(NAMES),
    heading: of(HEADINGS),
    description: of(DESCRIPTIONS),
    runIn: of(RUN_INS),
    separator: of(SEPARATORS),
    length: of(LENGTHS),
    face: of(FACES),
    paper: of(PAPERS),
    wish: of(WISHES),
    wear: of(WEARS),
  };
  const amounts = Object.fromEntries(
    Object.entries(HARD_AMOUNTS).map(([language, styles]) => [language, deck(random, styles)]),
  );
  const many = deck(random, [1, 1, 1, 1, 2, 2, 3, 4]);
  return Array.from({ length: count }, (_, index) => {
    const [where = '', ...courses] = decks.restaurant().split(' ');
    const [language = 'en', restaurant = ''] = where.split(':');
    const layout = decks.layout();
    const parts = layout === 'three-beside' ? 3 : layout === 'side-by-side' || layout === 'boxes' ? 2 : 1;
    const amount = /** @type {() => import('./amounts.mjs').HardAmount} */ (amounts[language])();
    const styles = Array.from({ length: parts }, () => drawStyle(decks, layout, amount, random));
    /** @type {string[]} */
    const wishes = [];
    const wanted = random.whole(WISHES_FROM, WISHES_TO);
    while (wishes.length < wanted)
      wishes.push(
        decks.wish(
          (wish) =>
            !wishes.includes(wish) &&
            !(
              wish.startsWith('bilingual') &&
              (language === 'en' || wishes.some((each) => each.startsWith('bilingual')))
            ),
        ),
      );
    const pages = kind.startsWith('pdf') ? many() : 1;
    if (pages > 1 && random.chance(0.6) && !wishes.includes('page-furniture')) wishes.push('page-furniture');
    return {
      id: `hard-${kind}-${String(index + 1).padStart(4, '0')}`,
      kind,
      language,
      courses,
      restaurant,
      layout,
      paper: decks.paper(),
      pages: ['side-by-side', 'three-beside', 'cover-left', 'boxes'].includes(layout)
        ? 1
        : layout === 'tall'
          ? Math.min(2, pages)
          : pages,
      styles,
      wishes,
      wear: kind === 'pdf-text' ? 'none' : decks.wear(),
    };
  });
}

/**
 * @param {Record<'price' | 'name' | 'heading' | 'description' | 'runIn' | 'separator' | 'length' | 'face', (allowed?:
 * (value: string) => boolean) => string>} decks
 * @param {string} layout @param {import('./amounts.mjs').HardAmount} amounts @param {import('../random.mjs').Random}
 * random @returns {Style}
 */
function drawStyle(decks, layout, amounts, random) {
  const price = decks.price((place) => !(NARROW_LAYOUTS.includes(layout) && place === 'left'));
  // A price in the flow of the text needs no description beside the name.
  const runIn = decks.runIn(
    (kind) =>
      kind === 'no' ||
      ['right', 'leaders', 'dotted', 'loose', 'left', 'left-inline', 'inline', 'after-description'].includes(price),
  );
  const face = decks.face();
  const readable = ['amatic', 'bebas', 'caveat'].includes(face)
    ? decks.face((other) => !['amatic', 'bebas', 'caveat'].includes(other))
    : face;
  return {
    price,
    runIn,
    amounts,
    face: readable,
    headFace: random.chance(0.5) ? readable : decks.face(),
    name: decks.name((kind) =>
      runIn === 'bold'
        ? ['bold', 'caps-bold'].includes(kind)
        : runIn === 'case'
          ? ['caps', 'caps-spaced', 'caps-bold'].includes(kind)
          : runIn === 'comma'
            ? ['plain', 'bold', 'italic'].includes(kind)
            : true,
    ),
    heading: decks.heading(),
    description: decks.description((kind) => runIn === 'no' || kind !== 'caps'),
    separator: decks.separator(),
    length: decks.length(
      (kind) => !(['after-description', 'leaders-description', 'description-right'].includes(price) && kind === 'none'),
    ),
    centred: FLOWING.includes(price) && random.chance(0.55),
    leader: random.pick(['.', '. ', ' .', '·', '_', '…', '-', '. . ']),
    priceLook: random.pick(['plain', 'plain', 'plain', 'bold', 'accent', 'large', 'small', 'other-face', 'italic']),
    numbers: random.pick(['1.', '1', '01', 'A1', '#1', '12a', 'No. 1', '1)']),
    align: random.pick(['first', 'first', 'last', 'middle']),
  };
}
