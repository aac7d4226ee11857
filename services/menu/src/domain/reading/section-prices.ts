import { centreY, right, sharedHeight, sharedWidth, type Box } from './box';
import type { HeadingLink } from './heading-links';
import type { MenuParts, Part } from './menu-parts';
import { asRole, type OtherRoles } from './other-roles';
import type { PlacedPrices } from './placed-prices';
import type { PriceLink } from './price-links';
import type { TaggedPrint, TaggedToken } from './tagged-print';
import { ROLE } from './token-roles';

/** The words by which a menu says that one price holds for several dishes. */
const FOR_ALL =
  /(?<!\p{L})(?:all|each|any|every|ea|per (?:person|piece|portion)|alle|jeweils|je|pro (?:person|stück|portion)|ciascun\p{L}|cad(?:auno|\.)?|l['’]un[oa]|tutt[ie]|chaque|chacune?|au choix|la part|pièce|todos?|todas?|cada|por persona|unidad|hepsi|tane)(?!\p{L})/iu;
/**
 * A section's price stands no further below its heading (type sizes), and where the line says that it is for all, no
 * further than this.
 */
const BELOW = 3;
const BELOW_SAID = 9;
/** A price belongs to a dish of its own row from this probability on. */
const SURE_LINK = 0.5;
/** Share of the dishes of a section that have no other price: the rest cost extra or less. */
const MOSTLY_BARE = 0.7;
const FEWEST_DISHES = 2;

/** The heading whose section a price holds for, and how likely that is. */
export interface SectionPrice {
  readonly heading: Part;
  readonly probability: number;
}

/**
 * Finds the prices that hold for a whole section, which is only so where the paper says it: the price stands in the
 * line of a heading, beside it or next below it, and the dishes of the section have none of their own; or a word says
 * that it is for all.
 *
 * @param links the names that prices were given to @param under the heading of each name @param placed prices that are
 * for the name next to them
 */
export function sectionPrices(
  parts: MenuParts,
  { bySegment }: TaggedPrint,
  links: readonly PriceLink[],
  under: ReadonlyMap<Part, HeadingLink>,
  placed: PlacedPrices,
): Map<TaggedToken, SectionPrice> {
  const linkOf = new Map(links.map((link) => [link.price, link]));
  const pricesOf = new Map<Part, TaggedToken[]>();
  for (const { name, price, probability } of links)
    if (probability >= SURE_LINK) pricesOf.set(name, [...(pricesOf.get(name) ?? []), price]);
  const dishesOf = new Map<Part, Part[]>();
  for (const [name, { heading }] of under) dishesOf.set(heading, [...(dishesOf.get(heading) ?? []), name]);
  const headingLines = new Set(parts.headings.map(({ segments }) => segments.at(-1)));
  const found = new Map<TaggedToken, SectionPrice>();
  for (const price of parts.prices) {
    const line = bySegment.get(price.segment)!;
    const saysAll = FOR_ALL.test(line.map(({ token }) => token.text).join(' '));
    const link = linkOf.get(price);
    // The dish next to it has it where all prices of the page stand so.
    if (link && !saysAll && placed.has(price.segment)) continue;
    const isOnRow = link && link.probability >= SURE_LINK && sharesRow(link.name.segments.at(-1)!.box, price.token.box);
    // A dish that shares the row has it; below a heading that says so the dish is one of another column.
    if (isOnRow && !(saysAll && headingLines.has(price.segment.up))) continue;
    for (const heading of parts.headings) {
      const place =
        heading.page === price.segment.page ? distance(price, heading, parts, saysAll ? BELOW_SAID : BELOW) : undefined;
      const dishes = dishesOf.get(heading) ?? [];
      const bare =
        dishes.filter((name) => !pricesOf.get(name)?.some((other) => other !== price && !sharesLine(other, price)))
          .length / Math.max(1, dishes.length);
      if (place === undefined || dishes.length < (saysAll ? 1 : FEWEST_DISHES) || bare < MOSTLY_BARE) continue;
      const probability = bare / (1 + 0.1 * place);
      if (probability > (found.get(price)?.probability ?? 0)) found.set(price, { heading, probability });
    }
  }
  return found;
}

/**
 * Finds amounts in the line below a heading that says they are for all, and that were taken for no price: "4,- each".
 */
export function pricesSaidForAll({ headings }: MenuParts, { bySegment }: TaggedPrint): OtherRoles {
  return new Map(
    headings.flatMap(({ segments }) => {
      const last = segments.at(-1)!;
      const line = last.down?.up === last ? (bySegment.get(last.down) ?? []) : [];
      const amounts = line.filter(({ token }) => token.amount?.kind === 'single');
      const saysAll = FOR_ALL.test(line.map(({ token }) => token.text).join(' '));
      const isDish = line.some(({ role }) => role === ROLE.name);
      return saysAll && !isDish && amounts.length === 1 ? asRole(amounts, ROLE.price) : [];
    }),
  );
}

/**
 * How far a price stands from a heading (type sizes below it, 0 on its row); undefined when it does not stand at it.
 */
function distance(
  { token: { box }, segment }: TaggedToken,
  heading: Part,
  { names, headings }: MenuParts,
  reach: number,
): number | undefined {
  if (heading.segments.includes(segment)) return 0;
  const size = Math.max(1, heading.size);
  const between = (part: Part, from: number, to: number): boolean =>
    part.page === heading.page && part !== heading && part.box.x >= from && right(part.box) <= to;
  if (sharesRow(heading.box, box) && box.x > heading.box.x) {
    return [...names, ...headings].some(
      (part) => sharesRow(part.box, box) && between(part, right(heading.box) - size, box.x + size),
    )
      ? undefined
      : 0;
  }
  const down = (box.y - heading.box.y - heading.box.height) / size;
  if (down < -0.3 || down > reach || names.some((name) => name.segments.includes(segment))) return undefined;
  const isBetween = (part: Part): boolean =>
    part.page === heading.page &&
    part !== heading &&
    centreY(part.box) > centreY(heading.box) &&
    part.box.y < box.y + 0.6 * box.height &&
    sharedWidth(part.box, {
      ...heading.box,
      x: Math.min(heading.box.x, box.x),
      width: Math.max(right(heading.box), right(box)) - Math.min(heading.box.x, box.x),
    }) > 0;
  return [...names, ...headings].some(isBetween) ? undefined : Math.max(0, down);
}

/** Whether two prices stand in one line: sizes of the same. */
const sharesLine = (a: TaggedToken, b: TaggedToken): boolean => a.segment === b.segment;

function sharesRow(a: Box, b: Box): boolean {
  return sharedHeight(a, b) > 0.4 * Math.min(a.height, b.height);
}
