import type { MenuCategory, MenuItem } from '@chalkboard/contracts/http/menu';
import { UNNAMED_CATEGORY } from './category-readings';
import { assign, type Candidate } from './compare-assignment';
import { comparedName, likeness, type ComparedName } from './compare-names';

/** An item and where it stands in its menu. */
export interface PlacedItem {
  readonly item: MenuItem;
  readonly name: ComparedName;
  readonly category: MenuCategory;
  /** Place of its category, and of itself, in the menu. */
  readonly section: number;
  readonly at: number;
}

export interface SameItem {
  readonly now: PlacedItem;
  readonly read: PlacedItem;
}

/** Whether a section of the menu is one of the reading, and by what that is known. */
export type SectionMatch = (nowSection: number, readSection: number) => 'by-heading' | 'by-items' | undefined;

/** Headings this much alike are one. */
const SAME_HEADING = 0.75;
/** In another section a name must be nearly the same to be taken for it, or much like it at the same price. */
const ELSEWHERE_NAME = 0.9;
const ELSEWHERE_SAME_PRICE = 0.7;
/**
 * So many pairs of names are compared letter by letter at most: well under a second of work, and far more than two
 * readings of one menu leave open.
 */
const MAX_PAIRS = 250_000;
/** What speaks for a pair, and how much. */
const WEIGHTS = { name: 0.7, section: 0.15, price: 0.1, order: 0.05 };

export function placedItems(categories: readonly MenuCategory[]): PlacedItem[] {
  return categories
    .flatMap((category, section) =>
      category.items.map((item) => ({ item, category, section, name: comparedName(item.name) })),
    )
    .map((item, at) => ({ ...item, at }));
}

/**
 * Which sections of a reading are which of the menu: by their headings, or where those do not say, because they hold
 * the same dishes.
 */
export function matchSections(now: readonly MenuCategory[], read: readonly MenuCategory[]): SectionMatch {
  const headings = read.map(({ name }) => (name === UNNAMED_CATEGORY ? undefined : comparedName(name)));
  const byHeading = now.map(({ name }) =>
    headings.map((heading) => heading !== undefined && likeness(comparedName(name), heading) >= SAME_HEADING),
  );
  const dishes = (category: MenuCategory) => new Set(category.items.map((item) => comparedName(item.name).folded));
  const [nowDishes, readDishes] = [now.map(dishes), read.map(dishes)];
  const shareDishes = (nowAt: number, readAt: number): boolean => {
    const [some, others] = [nowDishes[nowAt]!, readDishes[readAt]!];
    const shared = [...some].filter((dish) => others.has(dish)).length;
    return shared > 0 && shared * 2 >= Math.min(some.size, others.size);
  };
  const table = byHeading.map((row, nowAt) =>
    row.map((same, readAt) => {
      if (same) return 'by-heading';
      const settled = row.includes(true) || byHeading.some((other) => other[readAt]);
      return !settled && shareDishes(nowAt, readAt) ? 'by-items' : undefined;
    }),
  );
  return (nowSection, readSection) => table[nowSection]?.[readSection];
}

/**
 * Finds each item of a menu in a new reading of it: by name, section, price and order, each at most once, the best for
 * the menu as a whole.
 */
export function sameItems(now: readonly PlacedItem[], read: readonly PlacedItem[], sections: SectionMatch): SameItem[] {
  const score = (item: PlacedItem, other: PlacedItem): number => {
    const alike = likeness(item.name, other.name);
    if (alike === 0) return 0;
    const inSection = other.category.name === UNNAMED_CATEGORY || sections(item.section, other.section) !== undefined;
    const samePrice = item.item.priceMinor !== undefined && item.item.priceMinor === other.item.priceMinor;
    // Short names come back in other sections and mean other dishes there.
    const isSame =
      item.name.words.size > 1
        ? alike >= (samePrice ? ELSEWHERE_SAME_PRICE : ELSEWHERE_NAME)
        : alike >= ELSEWHERE_NAME && samePrice;
    if (!inSection && !isSame) return 0;
    const order = 1 - Math.abs(item.at / now.length - other.at / read.length);
    return (
      WEIGHTS.name * alike + (inSection ? WEIGHTS.section : 0) + (samePrice ? WEIGHTS.price : 0) + WEIGHTS.order * order
    );
  };
  const settled = sameByName(now, read).filter((pair) => score(pair.now, pair.read) > 0);
  const done = new Set(settled.flatMap((pair) => [pair.now, pair.read]));
  const readOpen = read.filter((item) => !done.has(item));
  const nowOpen = now.filter((item) => !done.has(item));
  if (nowOpen.length * readOpen.length > MAX_PAIRS) return settled;
  const candidates = nowOpen.flatMap((item) =>
    readOpen
      .map((other): Candidate => ({ left: item.at, right: other.at, score: score(item, other) }))
      .filter((candidate) => candidate.score > 0),
  );
  return [...settled, ...assign(candidates).map(({ left, right }) => ({ now: now[left]!, read: read[right]! }))];
}

/** Items whose name is the same and stands once on both sides. */
function sameByName(now: readonly PlacedItem[], read: readonly PlacedItem[]): SameItem[] {
  const others = once(read);
  return [...once(now)].flatMap(([name, item]) => {
    const other = others.get(name);
    return other ? [{ now: item, read: other }] : [];
  });
}

function once(items: readonly PlacedItem[]): Map<string, PlacedItem> {
  const byName = new Map<string, PlacedItem>();
  const twice = new Set<string>();
  for (const item of items) {
    if (byName.has(item.name.folded)) twice.add(item.name.folded);
    byName.set(item.name.folded, item);
  }
  for (const name of twice) byName.delete(name);
  return byName;
}
