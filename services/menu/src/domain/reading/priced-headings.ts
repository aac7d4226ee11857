import { centreY, sharedWidth } from './box';
import type { MenuParts, Part } from './menu-parts';
import { asRole, type OtherRoles } from './other-roles';
import type { PriceLink } from './price-links';
import type { SectionPrice } from './section-prices';
import type { TaggedToken } from './tagged-print';
import { ROLE } from './token-roles';

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
    const isLarge = (other: Part): boolean => other.size * LARGER > name.size;
    const dishes = dishesBelow(name, names, [...headings, ...names.filter(isLarge)]);
    if (dishes.length >= FEWEST_DISHES && dishes.every((dish) => !linksOf.has(dish))) found.set(name, own);
  }
  return found;
}

/** The names below a line, up to the next one that ends its section. */
function dishesBelow(part: Part, names: readonly Part[], ends: readonly Part[]): readonly Part[] {
  const isBelow = (other: Part): boolean =>
    other.page === part.page && centreY(other.box) > centreY(part.box) && sharedWidth(other.box, part.box) > 0;
  const end = Math.min(Infinity, ...ends.filter(isBelow).map((other) => centreY(other.box)));
  return names.filter((other) => isBelow(other) && centreY(other.box) < end);
}

/** So many of them have no price: one may have been given a stray figure. */
const MOSTLY_BARE = 0.75;
/** What a dish may cost, for figures that nothing else tells to be a price. */
const LEAST_PRICE = 1;
const MOST_PRICE = 200;

/**
 * Finds figures at the end of headings that are the price of each dish below, which have none of their own:
 * "APPETISERS 6".
 */
export function figuresInHeadings({ names, headings }: MenuParts, links: readonly PriceLink[]): OtherRoles {
  const priced = new Set(links.map(({ name }) => name));
  return new Map(
    headings.flatMap((heading) => {
      const last = heading.tokens.at(-1)!;
      const { amount } = last.token;
      const isPrice =
        heading.tokens.length > 1 &&
        amount?.kind === 'single' &&
        amount.value! >= LEAST_PRICE &&
        amount.value! <= MOST_PRICE &&
        !/[.:)%]$/.test(last.token.text);
      const dishes = isPrice ? dishesBelow(heading, names, headings) : [];
      const bare = dishes.filter((dish) => !priced.has(dish)).length;
      return bare >= Math.max(FEWEST_DISHES, MOSTLY_BARE * dishes.length) ? asRole([last], ROLE.price) : [];
    }),
  );
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
