import { centreY, sharedWidth } from './box';
import type { MenuParts, Part } from './menu-parts';
import type { PriceLink } from './price-links';
import type { SectionPrice } from './section-prices';
import type { TaggedToken } from './tagged-print';

/** A heading is set larger than the dishes below it by at least this. */
const LARGER = 1.2;
/** With fewer dishes below that have no price, the line is a dish like others. */
const FEWEST_DISHES = 2;

/**
 * Finds names that are headings with the price of their section: set larger than the dishes that follow, none of which
 * has a price of its own before the next line that is set as large.
 */
export function pricedHeadings(
  { names, headings }: MenuParts,
  links: readonly PriceLink[],
): ReadonlyMap<Part, PriceLink[]> {
  const linksOf = new Map<Part, PriceLink[]>();
  for (const link of links) linksOf.set(link.name, [...(linksOf.get(link.name) ?? []), link]);
  const found = new Map<Part, PriceLink[]>();
  for (const name of names) {
    const own = linksOf.get(name);
    if (!own) continue;
    const isBelow = (other: Part): boolean =>
      other.page === name.page && centreY(other.box) > centreY(name.box) && sharedWidth(other.box, name.box) > 0;
    const below = names.filter(isBelow);
    const ends = [...headings.filter(isBelow), ...below.filter((other) => other.size * LARGER > name.size)].map(
      (other) => centreY(other.box),
    );
    const end = Math.min(Infinity, ...ends);
    const dishes = below.filter((other) => centreY(other.box) < end);
    if (dishes.length >= FEWEST_DISHES && dishes.every((dish) => !linksOf.has(dish))) found.set(name, own);
  }
  return found;
}

/** The parts of a menu with some names as headings. */
export function withHeadings(parts: MenuParts, promoted: ReadonlyMap<Part, unknown>): MenuParts {
  return {
    ...parts,
    names: parts.names.filter((name) => !promoted.has(name)),
    headings: [...parts.headings, ...promoted.keys()],
  };
}

/** The prices of such headings, as those of their sections. */
export function pricesOfHeadings(promoted: ReadonlyMap<Part, readonly PriceLink[]>): Map<TaggedToken, SectionPrice> {
  return new Map(
    [...promoted].flatMap(([heading, links]) =>
      links.map(({ price, probability }) => [price, { heading, probability }] as const),
    ),
  );
}
