import { allergenLegend, type AllergenLegend } from './allergens';
import { overlap } from './box';
import { dietaryLegend, type DietaryLegend } from './dietary';
import { aloneReading, raised, readingOf } from './grounding-items';
import type { GroundedItem, GroundedPage, GroundedSection } from './grounding-page';
import { knownAmounts } from './grounding-prices';
import { fold, wordsAt, wordsWithin } from './grounding-text';
import { tidyText } from './item-names';
import { textOf } from './lines';
import type { CategoryReading, ItemReading, MenuReading, SourceRegion, UnplacedPrice } from './menu-reading';
import { UNNAMED_CATEGORY } from './read-menu';
import { regionOf } from './source-region';

/** Two readings of a name are of one item when they share this much of their words. */
const SAME_PLACE = 0.5;
/** An item is part of another when this share of its words is. */
const COVERED = 0.6;
/** How sure a category is that only the other reader put an item into; and if its heading was not found on the paper. */
const OTHER_CATEGORY = 0.6;
const UNFOUND_HEADING = 0.3;

/**
 * Joins the reading of a menu from its words with what another reader (a vision model) says stands on its pages. Of the
 * latter only what is found among the words, near its place, counts: an item with neither name nor price on the paper is
 * dropped, one with one of them is uncertain, and so is a price that the two disagree on. A heading that is not found
 * stays, as a category that is little trusted. Nothing of the first reading is lost.
 *
 * @param local the reading from the words
 * @param pages those that the other reader has read too, in order
 */
export function joinReadings(local: MenuReading, pages: readonly GroundedPage[]): MenuReading {
  const joined: Joined = { categories: [], from: new Map() };
  const printed = pages.map(({ text }) => textOf(text.page.words)).join('\n');
  const legends = { legend: dietaryLegend(printed), allergenLegend: allergenLegend(printed) };
  const covered = new Set<ItemReading>();
  let restaurantName = local.restaurantName;
  for (const grounded of pages) {
    joinPage(joined, grounded, local, legends);
    for (const item of local.categories.flatMap((category) => category.items)) if (isCovered(item, grounded)) covered.add(item);
    restaurantName ??= grounded.restaurantName;
  }
  addBack(joined, local, (item) => covered.has(item), (item) => pages.some(({ text }) => text.page.number === pageOf(item)));
  const categories = joined.categories.filter((category) => category.items.length > 0);
  return { ...local, ...(restaurantName ? { restaurantName } : {}), categories, prices: countPlaced(local, categories) };
}

/** The menu as it grows; `from` tells which item of the local reading became which. */
interface Joined {
  readonly categories: CategoryReading[];
  readonly from: Map<ItemReading, ItemReading>;
}

function joinPage(joined: Joined, grounded: GroundedPage, local: MenuReading, legends: { readonly legend: DietaryLegend; readonly allergenLegend: AllergenLegend }): void {
  const { text } = grounded;
  const twins = twinsOf(grounded, local);
  const claimedWords = new Set(grounded.sections.flatMap((section) => section.items).flatMap((item) => item.prices.flatMap((price) => price.words)));
  const isOthers = (mine: ItemReading | undefined) => (words: readonly number[]): boolean =>
    local.categories.some((category) => category.items.some((item) => item !== mine && wordsWithin(item.source.price, text).some((index) => words.includes(index) && claimedWords.has(index))));

  grounded.sections.forEach((section, index) => {
    const readings = section.items.flatMap((item) => {
      const twin = twins.get(item);
      const reading = readingOf(item, twin, { text, currency: local.currency, ...legends, belongsToAnother: isOthers(twin) });
      return reading ? [{ reading, twin }] : [];
    });
    if (readings.length === 0) return;
    const category = categoryFor(joined, section, index === 0, grounded, local, readings.flatMap(({ twin }) => twin ?? []));
    for (const { reading, twin } of readings) {
      const placed = { ...reading, confidence: { ...reading.confidence, category: categoryConfidence(section, twin, category, local) } };
      category.items.push(placed);
      if (twin) joined.from.set(twin, placed);
    }
  });
}

/** Which items of the local reading are the same print as those of a page. */
function twinsOf({ text, sections }: GroundedPage, local: MenuReading): Map<GroundedItem, ItemReading> {
  const locals = local.categories.flatMap((category) => category.items).map((item) => ({ item, name: wordsWithin(item.source.name, text), price: wordsWithin(item.source.price, text) }));
  const pairs = sections.flatMap((section) => section.items).flatMap((claimed) =>
    locals.map(({ item, name, price }) => ({ claimed, item, share: claimed.name ? sharedPart(claimed.name.words, name) : sharedPart(claimed.prices.flatMap((one) => one.words), price) })),
  );
  const twins = new Map<GroundedItem, ItemReading>();
  const taken = new Set<ItemReading>();
  for (const { claimed, item } of pairs.filter((pair) => pair.share >= SAME_PLACE).sort((a, b) => b.share - a.share)) {
    if (twins.has(claimed) || taken.has(item)) continue;
    twins.set(claimed, item);
    taken.add(item);
  }
  return twins;
}

/** Share of the longer list of words that both have. */
function sharedPart(a: readonly number[], b: readonly number[]): number {
  return a.length === 0 || b.length === 0 ? 0 : a.filter((index) => b.includes(index)).length / Math.min(a.length, b.length) - 0.001 * Math.abs(a.length - b.length);
}

function categoryFor(joined: Joined, section: GroundedSection, isFirst: boolean, { text }: GroundedPage, local: MenuReading, twins: readonly ItemReading[]): CategoryReading {
  const last = joined.categories.at(-1);
  const theirs = mostFrequent(twins.map((twin) => categoryOf(twin, local)));
  if (!section.heading && isFirst && last && (!theirs || theirs.name === last.name)) return last;
  const heading = section.heading && tidyText(section.heading.text);
  const name = heading || theirs?.name || UNNAMED_CATEGORY;
  const same = joined.categories.find((category) => fold(category.name) === fold(name) && (category === last || !heading));
  if (same) return same;
  const known = theirs && fold(theirs.name) === fold(name) ? theirs : undefined;
  const source = section.heading?.at ? regionOf(wordsAt(section.heading.at.words, text), text.page) : known?.source;
  const note = section.note ?? known?.note;
  const category: CategoryReading = { name: known?.name ?? name, ...(source ? { source } : {}), ...(note ? { note } : {}), items: [] };
  joined.categories.push(category);
  return category;
}

function categoryConfidence({ heading }: GroundedSection, twin: ItemReading | undefined, category: CategoryReading, local: MenuReading): number {
  const isSame = twin !== undefined && fold(categoryOf(twin, local)?.name ?? '') === fold(category.name);
  if (isSame) return raised(twin.confidence.category);
  return Math.min(twin?.confidence.category ?? 1, heading && !heading.at ? UNFOUND_HEADING : OTHER_CATEGORY);
}

const categoryOf = (item: ItemReading, { categories }: MenuReading): CategoryReading | undefined => categories.find((category) => category.items.includes(item));

function mostFrequent<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Whether the words of an item, its prices among them, all stand in something that was read from the page. */
function isCovered(item: ItemReading, { text, used }: GroundedPage): boolean {
  const name = wordsWithin(item.source.name, text);
  const prices = placesOf(item).flatMap((place) => wordsWithin(place, text));
  return name.length > 0 && name.filter((index) => used.has(index)).length >= COVERED * name.length && prices.every((index) => used.has(index));
}

const pageOf = (item: ItemReading): number => item.source.name?.page ?? item.source.price?.page ?? 0;

/** Puts the items that only the local reading has next to those they stand beside on the paper. */
function addBack(joined: Joined, local: MenuReading, isPartOfAnother: (item: ItemReading) => boolean, wasReadTwice: (item: ItemReading) => boolean): void {
  for (const category of local.categories) {
    category.items.forEach((item, index) => {
      if (joined.from.has(item) || isPartOfAnother(item)) return;
      const reading = wasReadTwice(item) ? aloneReading(item) : item;
      joined.from.set(item, reading);
      const before = category.items.slice(0, index).findLast((other) => joined.from.has(other));
      const after = category.items.slice(index + 1).find((other) => joined.from.has(other));
      const neighbour = joined.from.get(before ?? after ?? item);
      const home = joined.categories.find((one) => one.items.some((other) => other === neighbour)) ?? joined.categories.find((one) => fold(one.name) === fold(category.name));
      if (!home) joined.categories.push({ ...category, items: [reading] });
      else if (!neighbour || !home.items.includes(neighbour)) home.items.push(reading);
      else home.items.splice(home.items.indexOf(neighbour) + (before ? 1 : 0), 0, reading);
    });
  }
}

/** Where the prices of an item stand: of its variants and extras each, or of its one price. */
function placesOf(item: ItemReading): SourceRegion[] {
  const each = [...(item.variants ?? []), ...(item.addOns ?? [])].flatMap(({ source }) => source ?? []);
  return item.variants?.every(({ source }) => source) || !item.source.price ? each : [...each, item.source.price];
}

function countPlaced(local: MenuReading, categories: readonly CategoryReading[]): MenuReading['prices'] {
  const places = categories.flatMap((category) => category.items.flatMap(placesOf));
  const isPlaced = (source: SourceRegion): boolean => places.some((place) => place.page === source.page && overlap(place, source) >= SAME_PLACE);
  const unplaced: UnplacedPrice[] = knownAmounts(local).filter(({ source }) => !isPlaced(source)).map(({ price, source }) => ({ text: price.text, source }));
  const all = [...unplaced, ...local.prices.unplaced.filter(({ source }) => !source)];
  return { seen: local.prices.seen, placed: Math.max(0, local.prices.seen - all.length), unplaced: all };
}
