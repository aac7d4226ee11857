import { bottom, right } from './box';
import { lexicalForm } from './lexicon';
import { textOfPart, type MenuParts, type Part } from './menu-parts';
import { byLastLine, nameAbove } from './names-above';
import { asRole, Counts, type OtherRoles } from './other-roles';
import type { PriceLink } from './price-links';
import type { TaggedPrint, TaggedToken } from './tagged-print';
import { ROLE } from './token-roles';

/**
 * Finds names that are none, by how the whole menu is laid out: lines of description that end with the price, words for
 * a size, where a wine comes from, the menu in a second language.
 */
export function mistakenNames({ names }: MenuParts, links: readonly PriceLink[], tagged: TaggedPrint): OtherRoles {
  const priced = new Set(links.map(({ name }) => name));
  const styleOf = (part: Part): string => `${part.page.number} ${tagged.print.lines.get(part.segments[0]!)!.style}`;
  const inAll = (parts: readonly Part[], role: number): [TaggedToken, number][] =>
    parts.flatMap(({ tokens }) => asRole(tokens, role));
  return new Map([
    ...inAll(pricedDescriptions(names, priced, styleOf), ROLE.description),
    ...inAll(besideNames(names, priced), ROLE.description),
    ...inAll(translations(names, links), ROLE.other),
    ...inAll(sizeWords(names, priced), ROLE.label),
  ]);
}

/**
 * Names that are the descriptions of the names above them, with the price at their end:
 *
 *     Super Greens
 *     Kale, spinach, celery  9
 *
 * Where the two are set otherwise, most names of the lower style with a price stand so. Where they are set alike, most
 * names without a price have such a line, and each pair stands by itself.
 */
function pricedDescriptions(
  names: readonly Part[],
  priced: ReadonlySet<Part>,
  styleOf: (part: Part) => string,
): readonly Part[] {
  const endsAt = byLastLine(names);
  const counts = new Counts();
  for (const name of names) {
    counts.add(`${styleOf(name)} ${priced.has(name) ? 'priced' : 'open'}`);
    const above = priced.has(name) ? nameAbove(name, endsAt) : undefined;
    if (!above || priced.has(above)) continue;
    if (styleOf(above) !== styleOf(name)) counts.add(`${styleOf(name)} priced`, name);
    else if (standApart(above, name)) counts.add(`${styleOf(name)} open`, name);
  }
  return counts.mostly();
}

/** More white (type sizes) than between the two parts the pair from what stands above and below. */
const APART = 0.35;

function standApart(above: Part, below: Part): boolean {
  const between = below.box.y - bottom(above.box);
  const [before, after] = [above.segments[0]!.up, below.segments.at(-1)!.down];
  const isWider = (gap: number): boolean => gap > between + APART * below.size;
  return (!before || isWider(above.box.y - bottom(before.box))) && (!after || isWider(after.box.y - bottom(below.box)));
}

/** A word for a size is short. */
const MOST_LETTERS = 12;

/** Names that come again and again, each with a price, below or beside a name without one: "Pequeno 11, Grande 20". */
function sizeWords(names: readonly Part[], priced: ReadonlySet<Part>): readonly Part[] {
  const endsAt = byLastLine(names);
  const counts = new Counts();
  for (const name of names) {
    const word = lexicalForm(textOfPart(name));
    if (!priced.has(name) || word === '' || word.length > MOST_LETTERS) continue;
    counts.add(word);
    const left = name.segments[0]!.left;
    const owners = [left && endsAt.get(left), nameAbove(name, endsAt)];
    if (owners.some((owner) => owner && !priced.has(owner))) counts.add(word, name);
  }
  return counts.mostly();
}

/** A translation stands on the row of its name, or no further from it than this (type sizes). */
const SAME_ROW = 1;
/** Share of the names left of a translation that have one too: else it is a column of dishes that share a price. */
const MOST_TRANSLATED = 0.25;

/**
 * Names without a price right of the price of another, row by row: the menu in a second language, "Ostras 2,5 Oysters".
 */
function translations(names: readonly Part[], links: readonly PriceLink[]): readonly Part[] {
  const priced = new Set(links.map(({ name }) => name));
  const counts = new Counts();
  for (const name of names) {
    if (priced.has(name)) continue;
    const { page, box, size } = name;
    const isBetween = ({ name: other, price: { token } }: PriceLink): boolean =>
      other.page === page &&
      Math.abs(other.segments[0]!.box.y - box.y) < SAME_ROW * size &&
      right(other.box) <= token.box.x &&
      right(token.box) <= box.x;
    counts.add(`${page.number}`);
    if (links.some(isBetween)) counts.add(`${page.number}`, name);
  }
  const found = counts.mostly();
  return found.filter(({ page, box }) => {
    const own = found.filter((other) => other.page === page).length;
    const before = new Set(
      links.flatMap(({ name, price }) => (name.page === page && right(price.token.box) <= box.x ? [name] : [])),
    );
    return own >= MOST_TRANSLATED * before.size;
  });
}

/** What stands on a row with a name, no further behind it (type sizes). */
const BESIDE = 2.5;

/**
 * Names right behind names without a price, on rows with one price: where a wine comes from, "Fiano 2014 Campania 13".
 */
function besideNames(names: readonly Part[], priced: ReadonlySet<Part>): readonly Part[] {
  const endsAt = byLastLine(names);
  const counts = new Counts();
  for (const name of names) {
    const { left } = name.segments[0]!;
    const before = left && endsAt.get(left);
    if (!before || name.segments.length > 1 || name.box.x - right(left.box) > BESIDE * name.size) continue;
    counts.add('beside');
    if (priced.has(name) && !priced.has(before)) counts.add('beside', name);
  }
  return counts.mostly();
}
