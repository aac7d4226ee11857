import type { MenuParts } from './menu-parts';
import type { PriceLink } from './price-links';
import type { Segment } from './segments';

/**
 * The line whose name the prices of a line are for, on pages where all prices stand alike: left of their names, or
 * below them.
 */
export type PlacedPrices = ReadonlyMap<Segment, Segment>;

/** What such a link is given at least, and its rivals at most. */
const LIKELY = 0.6;
const RIVAL = 0.3;

/** The links of prices, with those of placed prices to the names next to them. */
export function withPlacedPrices(
  links: readonly PriceLink[],
  placed: PlacedPrices,
  { names, prices }: MenuParts,
): readonly PriceLink[] {
  if (placed.size === 0) return links;
  const nameOf = new Map(names.map((name) => [name.segments[0]!, name]));
  const linkOf = new Map(links.map((link) => [link.price, link]));
  return prices.flatMap((price): PriceLink[] => {
    const name = nameOf.get(placed.get(price.segment)!);
    const link = linkOf.get(price);
    if (!name) return link ? [link] : [];
    return link?.name === name
      ? [link]
      : [
          {
            price,
            name,
            probability: Math.max(LIKELY, link?.probability ?? 0),
            rival: Math.min(RIVAL, link?.rival ?? 0),
          },
        ];
  });
}
