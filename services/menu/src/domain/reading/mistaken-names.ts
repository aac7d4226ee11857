import { bottom, sharedWidth } from './box';
import { lexicalForm } from './lexicon';
import { textOfPart, type MenuParts, type Part } from './menu-parts';
import type { PriceLink } from './price-links';
import type { Segment } from './segments';
import type { TaggedPrint, TaggedToken } from './tagged-print';
import { ROLE } from './token-roles';

/** What was taken for names, and what it is: a role for each of its tokens. */
export type Mistaken = ReadonlyMap<TaggedToken, number>;

/** The line of a description stands no further below its name (type sizes). */
const REACH = 1;
/** What a menu does so often, and in this share of the cases, is how it is laid out. */
const ENOUGH = 3;
const MOST = 0.75;

/**
 * The name that a part stands right below.
 *
 * @param endsAt names by their last line
 */
export function nameAbove(part: Part, endsAt: ReadonlyMap<Segment, Part>): Part | undefined {
  const up = part.segments[0]!.up;
  const above = up && endsAt.get(up);
  return above &&
    above !== part &&
    part.box.y - bottom(above.box) < REACH * part.size &&
    sharedWidth(part.box, above.box) > 0
    ? above
    : undefined;
}

/** Each name by its last line. */
export const byLastLine = (names: readonly Part[]): ReadonlyMap<Segment, Part> =>
  new Map(names.map((name) => [name.segments.at(-1)!, name]));

/**
 * Finds names that are none, by how the whole menu is laid out: lines of description that end with the price, words for
 * a size, and descriptions behind a dash.
 */
export function mistakenNames({ names }: MenuParts, links: readonly PriceLink[], { print }: TaggedPrint): Mistaken {
  const priced = new Set(links.map(({ name }) => name));
  const styleOf = (part: Part): string => `${part.page.number} ${print.lines.get(part.segments[0]!)!.style}`;
  const asRole = (tokens: readonly TaggedToken[], role: number): [TaggedToken, number][] =>
    tokens.map((token) => [token, role]);
  return new Map([
    ...afterDashes(names).flatMap((tokens) => asRole(tokens, ROLE.description)),
    ...pricedDescriptions(names, priced, styleOf).flatMap(({ tokens }) => asRole(tokens, ROLE.description)),
    ...sizeWords(names, priced).flatMap(({ tokens }) => asRole(tokens, ROLE.label)),
  ]);
}

/** The print with other roles for some tokens. */
export function withRoles(tagged: TaggedPrint, roles: Mistaken): TaggedPrint {
  const tokens = tagged.tokens.map((token) => ({ ...token, role: roles.get(token) ?? token.role }));
  return {
    ...tagged,
    tokens,
    bySegment: new Map(
      [...tagged.bySegment].map(([segment, own]) => [segment, own.map(({ index }) => tokens[index]!)]),
    ),
  };
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

/** How many names there are of each kind, and which of them are what is looked for. */
class Counts {
  private readonly kinds = new Map<string, { all: number; found: Part[] }>();

  add(kind: string, found?: Part): void {
    const own = this.kinds.get(kind) ?? { all: 0, found: [] };
    if (found) own.found.push(found);
    else own.all++;
    this.kinds.set(kind, own);
  }

  mostly(): readonly Part[] {
    return [...this.kinds.values()].flatMap(({ all, found }) =>
      found.length >= Math.max(ENOUGH, MOST * all) ? found : [],
    );
  }
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

const DASH = /^[-–—]$|[\p{L})][-–—]$/u;

/**
 * What stands behind the dash in names that begin in capitals, where it goes on in small letters: "MALAWACH – pan fried
 * eggs".
 */
function afterDashes(names: readonly Part[]): readonly TaggedToken[][] {
  const isCapitals = ({ token: { text } }: TaggedToken): boolean =>
    text === text.toUpperCase() && text !== text.toLowerCase();
  const found = names.flatMap(({ tokens }) => {
    const at = tokens.findIndex(({ token }) => DASH.test(token.text));
    const [before, after] = [tokens.slice(0, at + 1), tokens.slice(at + 1)];
    const lettered = before.filter(({ token }) => /\p{L}/u.test(token.text));
    return at >= 0 &&
      lettered.length > 0 &&
      lettered.every(isCapitals) &&
      after.length > 0 &&
      after.every((token) => !isCapitals(token))
      ? [after]
      : [];
  });
  return found.length >= ENOUGH ? found : [];
}
