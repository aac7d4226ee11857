import { tidyText } from './item-names';
import type { MenuReading } from './menu-reading';
import type { MenuStructure } from './menu-structure';
import { regionOf } from './source-region';
import type { TaggedToken } from './tagged-print';
import { ROLE } from './token-roles';

const A_WORD = /\p{L}{3}/u;

/** The prices that have no item, extra or section. */
export function openPrices({ parts, prices, drafts }: MenuStructure): TaggedToken[] {
  const kept = new Set(drafts.flatMap((category) => category.items.map((item) => item.part)));
  const placed = new Set([
    ...prices.filter(({ name }) => kept.has(name)).map(({ price }) => price),
    ...drafts.flatMap((category) => [...category.prices, ...category.items.flatMap((item) => item.extraTokens)]),
  ]);
  return parts.prices.filter((price) => !placed.has(price));
}

/** Each price on the pages is counted once: with an item, an extra or a section, or as one that has no place. */
export function countPrices(structure: MenuStructure): MenuReading['prices'] {
  const { tagged, parts, drafts } = structure;
  const open = openPrices(structure);
  const extras = drafts.flatMap((category) => category.items.flatMap((item) => item.addOns)).length;
  const unplaced = open.map(({ token, segment }) => {
    const source = regionOf(token.words, segment.page);
    const words = [
      ...(segment.left ? tagged.bySegment.get(segment.left)! : []),
      ...tagged.bySegment.get(segment)!,
    ].filter((other) => other.role !== ROLE.price);
    const beside = tidyText(words.map((other) => other.token.text).join(' '));
    return { text: token.amount!.text, ...(A_WORD.test(beside) ? { beside } : {}), ...(source ? { source } : {}) };
  });
  return { seen: parts.prices.length + extras, placed: parts.prices.length + extras - unplaced.length, unplaced };
}
