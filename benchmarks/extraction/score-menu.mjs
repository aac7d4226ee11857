import munkres from 'munkres';
import { headingForms, readNames, wantedNames } from './name-forms.mjs';
import { amountsIn, bestSimilarity } from './printed-text.mjs';
import { joinSizes } from './size-siblings.mjs';

/** From here on two names, two headings are the same, misread letters aside. */
const SAME_NAME = 0.8;
const SAME_HEADING = 0.7;
/**
 * Between equally similar dishes, the price decides, then the heading; a dish that has to be found goes before one that
 * may.
 */
const WEIGHTS = { price: 0.1, heading: 0.05, required: 0.02 };
/** A name that was read only in part is still the dish whose price stands beside it. */
const NAME_IN_PART = 0.5;

/**
 * @typedef {object} TruthItem
 * @property {string} name @property {string[]} [alt] other names that are right @property {string | null} [description]
 * @property {string | number | null} [price] @property {{ label?: string | null, price: string | number | null }[]}
 * [variants] @property {boolean} [optional]
 * @typedef {{ kind?: string, restaurantName?: string | null, currency?: string | null, categories: { name: string |
 * null, items: TruthItem[] }[] }} Truth
 *
 * @typedef {object} ReadItem
 * @property {string} name @property {string} price as printed; empty when there is none @property {{ label: string,
 * price: string }[]} variants
 * @typedef {{ categories: { name: string, items: ReadItem[] }[] }} ReadMenu
 *
 * @typedef {{ item: TruthItem, heading: string | null, names: string[], headings: string[] }} Wanted
 * @typedef {{ item: ReadItem, from: ReadItem[], heading: string, category: number, names: string[], headings: string[]
 * }} Read `from`: the items as they were read
 *
 * @typedef {object} Verdict what became of one item that was read
 * @property {ReadItem} read @property {TruthItem | undefined} dish its dish of the truth
 * @property {boolean} nameRight @property {boolean} priceRight also when the name was read in part and the price is the
 * dish's own
 * @property {boolean | undefined} headingRight undefined when the truth has no heading there, or the dish is none
 *
 * @typedef {object} Score
 * @property {number} dishes to be found @property {number} read items that were read, optional ones left out @property
 * {number} found @property {number} priced found with the right price
 * @property {number} headed found below a heading of the truth @property {number} headedRight of these below the right
 * one
 * @property {Verdict[]} verdicts one for each item that was read
 * @property {TruthItem[]} missed
 */

/**
 * Compares a menu that was read with the truth, by the conventions of the corpus: each dish has one item at most, the
 * assignment is the best for the menu as a whole, optional dishes change nothing.
 * @param {Truth} truth @param {ReadMenu} menu @returns {Score}
 */
export function scoreMenu(truth, menu) {
  const wanted = truth.categories.flatMap(({ name, items }) =>
    items.map((item) => ({ item, heading: name, names: wantedNames(item), headings: name ? headingForms(name) : [] })),
  );
  const read = joinSizes(wanted, readItems(menu));
  const pairs = assign(wanted, read);

  const found = pairs.filter(({ dish }) => !dish.item.optional);
  const headed = found.filter(({ dish }) => dish.headings.length > 0);
  const taken = new Set(pairs.map(({ dish }) => dish));
  const missed = wanted.filter((dish) => !dish.item.optional && !taken.has(dish));
  const dishOf = new Map(pairs.map(({ dish, reading }) => [reading, dish]));
  return {
    dishes: wanted.filter(({ item }) => !item.optional).length,
    read: read.length - (pairs.length - found.length),
    found: found.length,
    priced: found.filter(({ dish, reading }) => samePrices(dish.item, reading.item)).length,
    headed: headed.length,
    headedRight: headed.filter(({ dish, reading }) => sameHeading(dish, reading)).length,
    verdicts: read.flatMap((reading) => verdictsOn(reading, dishOf.get(reading), missed)),
    missed: missed.map(({ item }) => item),
  };
}

/** @param {ReadMenu} menu @returns {Read[]} */
function readItems(menu) {
  return menu.categories
    .flatMap(({ name, items }, category) =>
      items.map((item) => ({
        item,
        from: [item],
        heading: name,
        category,
        names: readNames(item.name),
        headings: headingForms(name),
      })),
    )
    .filter(({ names }) => names.length > 0);
}

/**
 * The assignment of items to dishes with the greatest sum. @param {readonly Wanted[]} wanted @param {readonly Read[]}
 * read
 */
function assign(wanted, read) {
  if (wanted.length === 0 || read.length === 0) return [];
  const worth = wanted.map((dish) => read.map((reading) => worthOf(dish, reading)));
  return munkres(worth.map((row) => row.map((value) => -value))).flatMap(([d, r]) => {
    const [dish, reading] = [wanted[d], read[r]];
    return dish && reading && (worth[d]?.[r] ?? 0) > 0 ? [{ dish, reading }] : [];
  });
}

/** @param {Wanted} dish @param {Read} reading */
function worthOf(dish, reading) {
  const alike = bestSimilarity(dish.names, reading.names);
  if (alike < SAME_NAME) return 0;
  return (
    alike +
    (samePrices(dish.item, reading.item) ? WEIGHTS.price : 0) +
    (dish.headings.length > 0 && sameHeading(dish, reading) ? WEIGHTS.heading : 0) +
    (dish.item.optional ? 0 : WEIGHTS.required)
  );
}

/** @param {Wanted} dish @param {Read} reading */
const sameHeading = (dish, reading) => bestSimilarity(dish.headings, reading.headings) >= SAME_HEADING;

/**
 * Whether an item has the prices of a dish: each of its sizes, else exactly the one, else none.
 * @param {TruthItem} dish @param {ReadItem} item
 */
export function samePrices(dish, item) {
  const own = amountsIn(item.price);
  const ofVariants = item.variants.flatMap(({ price }) => amountsIn(price));
  if (dish.variants && dish.variants.length > 0) {
    const all = new Set([...own, ...ofVariants]);
    return dish.variants.flatMap(({ price }) => amountsIn(price)).every((amount) => all.has(amount));
  }
  const [amount] = amountsIn(dish.price);
  if (amount === undefined) return own.length === 0 && ofVariants.length === 0;
  const shown = own.length > 0 ? own : ofVariants;
  return shown.length === 1 && shown[0] === amount;
}

/** @param {Read} reading @param {Wanted | undefined} dish @param {readonly Wanted[]} missed @returns {Verdict[]} */
function verdictsOn(reading, dish, missed) {
  const partly = dish ?? missed.find((other) => namedInPart(other, reading) && samePrices(other.item, reading.item));
  return reading.from.map((read) => ({
    read,
    dish: dish?.item,
    nameRight: dish !== undefined,
    priceRight: partly !== undefined && samePrices(partly.item, reading.item),
    headingRight: dish && dish.headings.length > 0 ? sameHeading(dish, reading) : undefined,
  }));
}

/** @param {Wanted} dish @param {Read} reading */
function namedInPart(dish, reading) {
  return (
    bestSimilarity(dish.names, reading.names) >= NAME_IN_PART ||
    dish.names.some((name) =>
      reading.names.some((other) => (other.length > 4 && name.includes(other)) || other.includes(name)),
    )
  );
}

/** Harmonic mean of precision and recall. @param {number} hits @param {number} read @param {number} wanted */
export function f1(hits, read, wanted) {
  return hits === 0 ? 0 : (2 * hits) / (read + wanted);
}
