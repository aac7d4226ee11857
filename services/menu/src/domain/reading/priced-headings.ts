import { centreY, sharedWidth } from './box';
import type { MenuParts, Part } from './menu-parts';
import { asRole, type OtherRoles } from './other-roles';
import type { PriceLink } from './price-links';
import type { SectionPrice } from './section-prices';
import type { TaggedPrint, TaggedToken } from './tagged-print';
import { ROLE } from './token-roles';

/** A heading is set larger than the dishes below it by at least this. */
const LARGER = 1.2;
/** With fewer dishes below that have no price, the line is a dish like others. */
const FEWEST_DISHES = 2;

/** So many headings are set alike, for a name that is set as they are to be one. */
const ENOUGH_HEADINGS = 2;

/** Letters with the white behind them are so wide (type sizes), where a word is spaced out. */
const SPACED_OUT = 0.85;

const isSpacedOut = ({ text, box, size }: TaggedToken['token']): boolean =>
  text.length > 2 && box.width / text.length > SPACED_OUT * size;

/**
 * Finds names that are headings with the price of their section: set larger than the dishes that follow, or as the
 * headings are and no other name is; none of the dishes has a price of its own before the next line that is set so.
 */
export function pricedHeadings(
  { names, headings }: MenuParts,
  links: readonly PriceLink[],
  { print }: TaggedPrint,
): ReadonlyMap<Part, PriceLink[]> {
  const styleOf = ({ tokens: [first] }: Part): string =>
    `${print.facts.get(first!.segment)![first!.at]!.style}${isSpacedOut(first!.token) ? ' spaced' : ''}`;
  const counted = (parts: readonly Part[]): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (const style of parts.map(styleOf)) counts.set(style, (counts.get(style) ?? 0) + 1);
    return counts;
  };
  const [ofHeadings, ofNames] = [counted(headings), counted(names)];
  const isSetAsHeading = (name: Part): boolean =>
    (ofHeadings.get(styleOf(name)) ?? 0) >= ENOUGH_HEADINGS && ofNames.get(styleOf(name)) === 1;
  const linksOf = new Map<Part, PriceLink[]>();
  for (const link of links) linksOf.set(link.name, [...(linksOf.get(link.name) ?? []), link]);
  const found = new Map<Part, PriceLink[]>();
  for (const name of names) {
    const own = linksOf.get(name);
    if (!own) continue;
    const isLarge = (other: Part): boolean => other.size * LARGER > name.size;
    const ends = isSetAsHeading(name) ? headings : [...headings, ...names.filter(isLarge)];
    const dishes = dishesBelow(name, names, ends);
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
