import { centreX, centreY, right, sharedWidth } from './box';
import { logistic, scoresOf, type BoostedTrees } from './boosted-trees';
import type { MenuParts, Part } from './menu-parts';
import type { PriceLink } from './price-links';
import type { TaggedPrint, TaggedToken } from './tagged-print';
import { ROLE } from './token-roles';

/** A price and a heading whose whole section it may hold for. */
export interface SectionPricePair {
  readonly price: TaggedToken;
  readonly heading: Part;
  readonly features: Float32Array;
}

/** The words by which a menu says that one price holds for several dishes. */
const FOR_ALL = /(?<!\p{L})(?:all|each|any|every|ea|per (?:person|piece|portion)|alle|jeweils|je|pro (?:person|stück|portion)|ciascun\p{L}|cad(?:auno|\.)?|tutt[ie]|chaque|chacune?|au choix|la part|pièce|todos?|todas?|cada|por persona|unidad|hepsi|tane)(?!\p{L})/iu;
/** A section's price stands no further from its heading (type sizes). */
const REACH = 9;

/** The headings that prices may stand at, with what speaks for and against; only prices that no name surely has. */
export function sectionPricePairs({ names, headings, prices }: MenuParts, { bySegment }: TaggedPrint, links: readonly PriceLink[]): SectionPricePair[] {
  const linkOf = new Map(links.map((link) => [link.price, link]));
  return prices.flatMap((price) => {
    const { box } = price.token;
    const page = price.segment.page;
    const line = bySegment.get(price.segment)!;
    const saysAll = FOR_ALL.test(line.map(({ token }) => token.text).join(' ')) ? 1 : 0;
    return headings
      .filter((heading) => heading.page === page && Math.abs(centreY(box) - centreY(heading.box)) < REACH * heading.size)
      .map((heading) => {
        const size = Math.max(1, heading.size);
        const row = Math.min(box.y + box.height, heading.box.y + heading.box.height) - Math.max(box.y, heading.box.y);
        const [top, low] = [Math.min(centreY(box), centreY(heading.box)), Math.max(centreY(box), centreY(heading.box))];
        const between = names.filter((name) => name.page === page && centreY(name.box) > top && centreY(name.box) < low && sharedWidth(name.box, heading.box) > -2 * size).length;
        const onRow = names.filter((name) => name.page === page && Math.min(box.y + box.height, name.box.y + name.box.height) - Math.max(box.y, name.box.y) > 0.4 * Math.min(box.height, name.box.height) && right(name.box) <= box.x + size).length;
        return {
          price,
          heading,
          features: Float32Array.from([
            heading.segments.includes(price.segment) ? 1 : 0, row > 0.4 * Math.min(box.height, heading.box.height) ? 1 : 0, clamp((centreY(box) - centreY(heading.box)) / size), clamp((box.x - right(heading.box)) / size),
            clamp((centreX(box) - centreX(heading.box)) / size), Math.log(price.segment.size / size), between, onRow, saysAll, linkOf.get(price)?.probability ?? 0, price.probabilities[ROLE.price]!, price.probabilities[ROLE.heading]!,
            line.length, line.filter(({ role }) => role === ROLE.heading).length, line.filter(({ role }) => role === ROLE.name || role === ROLE.nameMore).length, line.filter(({ role }) => role === ROLE.other || role === ROLE.description).length, line.filter(({ role }) => role === ROLE.price).length,
            headings.filter((other) => other.page === page && Math.abs(centreY(box) - centreY(other.box)) + Math.abs(centreX(box) - centreX(other.box)) < Math.abs(centreY(box) - centreY(heading.box)) + Math.abs(centreX(box) - centreX(heading.box))).length,
            prices.length / Math.max(1, names.length),
          ]),
        };
      });
  });
}

const clamp = (value: number): number => Math.max(-60, Math.min(60, value));

const LEAST_LIKELY = 0.5;
/** Where the line says that the price is for all, stands next below the heading and has no dish, no more is asked. */
const SAID = { place: 8, between: 6, onRow: 7, down: 2, reach: 4 } as const;

const isSaid = (row: Float32Array): boolean => row[SAID.place] === 1 && row[SAID.between] === 0 && row[SAID.onRow] === 0 && row[SAID.down]! >= -0.5 && row[SAID.down]! < SAID.reach;

/** The heading whose section a price holds for, and how likely that is. */
export interface SectionPrice {
  readonly heading: Part;
  readonly probability: number;
}

/** Which prices stand at a heading and hold for its section. */
export function linkSectionPrices(pairs: readonly SectionPricePair[], trees: BoostedTrees): Map<TaggedToken, SectionPrice> {
  const found = new Map<TaggedToken, SectionPrice>();
  for (const { price, heading, features } of pairs) {
    const probability = Math.max(isSaid(features) ? LEAST_LIKELY : 0, logistic(scoresOf(trees, features)[0]!));
    if (probability >= LEAST_LIKELY && probability > (found.get(price)?.probability ?? 0)) found.set(price, { heading, probability });
  }
  return found;
}
