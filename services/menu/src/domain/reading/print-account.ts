import { around } from './box';
import { isAboutTheHouse } from './contact-details';
import { tidyText } from './item-names';
import type { PrintAccount } from './menu-reading';
import type { MenuStructure } from './menu-structure';
import type { Page } from './page';
import { regionOfBox } from './source-region';
import type { TaggedToken } from './tagged-print';
import { ROLE } from './token-roles';
import { unreadPrint } from './unread-print';

/** Print that is a dish with at least this probability, and is in none, is named to the owner. */
const PERHAPS_A_DISH = 0.045;
const PERHAPS_A_PRICE = 0.3;

/**
 * Where each line of a menu ended up. What is neither in an item nor a heading is a note or the house's own text where
 * it is nothing like a dish; else, and where print was seen and could not be read, it has no place and is told of.
 *
 * @param letterhead texts that were read as the restaurant's own
 */
export function printAccount(
  { tagged, drafts, prices }: MenuStructure,
  pages: readonly Page[],
  letterhead: readonly string[] = [],
): PrintAccount {
  const placed = placedTokens({ drafts, prices, tagged });
  const unplaced: PrintAccount['unplaced'] = [];
  let ink = 0;
  let lost = 0;
  for (const segment of tagged.print.segments) {
    const line = tagged.bySegment.get(segment)!;
    const open = line.filter((token) => !placed.has(token));
    ink += inkOf(line);
    if (open.length === 0 || !mayBeDish(open, line) || letterhead.some((text) => text.includes(tidyText(textOf(line)))))
      continue;
    lost += inkOf(open);
    unplaced.push({
      text: textOf(open),
      source: regionOfBox(around(open.map(({ token }) => token.box)), segment.page),
    });
  }
  for (const page of pages) {
    for (const box of unreadPrint(
      page.unread ?? [],
      page.words.map((word) => word.box),
    )) {
      ink += box.width * box.height;
      lost += box.width * box.height;
      unplaced.push({ source: regionOfBox(box, page) });
    }
  }
  return { placed: ink === 0 ? 1 : Math.round((1 - lost / ink) * 1000) / 1000, unplaced };
}

function placedTokens({
  drafts,
  prices,
  tagged: { bySegment },
}: Pick<MenuStructure, 'drafts' | 'prices' | 'tagged'>): ReadonlySet<TaggedToken> {
  const kept = new Set(drafts.flatMap((category) => category.items.map((item) => item.part)));
  const placed = new Set<TaggedToken>(prices.filter(({ name }) => kept.has(name)).map(({ price }) => price));
  const add = (tokens: readonly TaggedToken[]): void => tokens.forEach((token) => placed.add(token));
  for (const category of drafts) {
    if (category.heading && category.items.length > 0) add(category.heading.tokens);
    category.notes.forEach(add);
    add(category.prices);
    for (const item of category.items) {
      add(item.part.tokens);
      add(item.descriptionTokens);
      add(item.extraTokens);
      add(item.aside);
    }
  }
  // What a price is for stands with it on its row.
  for (const [{ right }, line] of bySegment)
    if (
      [...line, ...(right ? bySegment.get(right)! : [])].some((token) => token.role === ROLE.price && placed.has(token))
    )
      add(line.filter(({ role }) => role === ROLE.label));
  return placed;
}

function mayBeDish(open: readonly TaggedToken[], line: readonly TaggedToken[]): boolean {
  if (isAboutTheHouse(textOf(line))) return false;
  const letters = open.filter(({ token }) => /\p{L}{2}/u.test(token.text));
  const named = letters.some(
    ({ probabilities }) => probabilities[ROLE.name]! + probabilities[ROLE.nameMore]! > PERHAPS_A_DISH,
  );
  const priced = open.some(
    ({ token, role, probabilities }) =>
      token.amount && (role === ROLE.price || probabilities[ROLE.price]! > PERHAPS_A_PRICE),
  );
  const headed = open.some(({ role }) => role === ROLE.heading || role === ROLE.name || role === ROLE.nameMore);
  return named || priced || headed;
}

const textOf = (tokens: readonly TaggedToken[]): string => tokens.map(({ token }) => token.text).join(' ');

const inkOf = (tokens: readonly TaggedToken[]): number =>
  tokens.reduce((sum, { token }) => sum + token.box.width * token.box.height, 0);
