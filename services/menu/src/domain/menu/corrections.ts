import type { MenuCategory, MenuItem } from '@chalkboard/contracts';

/** What an owner changed of the dishes that were read. A dish can be among several of the three corrected ones. */
export interface Corrections {
  readonly itemsRead: number;
  /** Left just as they were. */
  readonly itemsKept: number;
  readonly namesCorrected: number;
  /** Of the dish, a size or an extra; also where one of these came or went. */
  readonly pricesCorrected: number;
  /**
   * Anything else that stands on the paper: description, diet marks, what sizes and extras are called, under which
   * heading it stands.
   */
  readonly detailsCorrected: number;
  readonly itemsRemoved: number;
  /** Dishes that the reading had not found. */
  readonly itemsAdded: number;
}

interface Placed {
  readonly item: MenuItem;
  readonly heading: string;
}

/**
 * Compares a menu with its reading. What only an owner knows, such as what is sold out or how long it takes, corrects
 * nothing.
 */
export function correctionsOf(read: readonly MenuCategory[], published: readonly MenuCategory[]): Corrections {
  const before = placed(read);
  const after = placed(published);
  const pairs = [...before].flatMap(([id, then]) => {
    const now = after.get(id);
    return now
      ? [
          {
            name: then.item.name !== now.item.name,
            price: differ(then, now, pricesOf),
            details: differ(then, now, detailsOf),
          },
        ]
      : [];
  });
  return {
    itemsRead: before.size,
    itemsKept: pairs.filter(({ name, price, details }) => !name && !price && !details).length,
    namesCorrected: pairs.filter(({ name }) => name).length,
    pricesCorrected: pairs.filter(({ price }) => price).length,
    detailsCorrected: pairs.filter(({ details }) => details).length,
    itemsRemoved: before.size - pairs.length,
    itemsAdded: [...after.keys()].filter((id) => !before.has(id)).length,
  };
}

function placed(categories: readonly MenuCategory[]): ReadonlyMap<string, Placed> {
  return new Map(categories.flatMap(({ name: heading, items }) => items.map((item) => [item.id, { item, heading }])));
}

function differ(then: Placed, now: Placed, of: (placed: Placed) => unknown): boolean {
  return JSON.stringify(of(then)) !== JSON.stringify(of(now));
}

/** By their numbers: another currency for the whole menu corrects no price. */
function pricesOf({ item: { price, priceMinor, variants = [], addOns = [] } }: Placed): unknown {
  const numberOf = (part: Pick<MenuItem, 'price' | 'priceMinor'>) => String(part.priceMinor ?? part.price);
  return [
    numberOf({ price, priceMinor }),
    ...[...variants, ...addOns].map((part) => [part.id, numberOf(part)]).sort(byId),
  ];
}

function detailsOf({ item: { description = '', dietary = [], variants = [], addOns = [] }, heading }: Placed): unknown {
  const called = [...variants.map(({ id, label }) => [id, label]), ...addOns.map(({ id, name }) => [id, name])].sort(
    byId,
  );
  return [heading, description, dietary.toSorted(), called];
}

function byId([one = '']: readonly string[], [other = '']: readonly string[]): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
