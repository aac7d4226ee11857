import { bottom } from './box';
import { isAboutTheHouse } from './contact-details';
import type { MenuParts } from './menu-parts';
import { asRole, ENOUGH, type OtherRoles } from './other-roles';
import type { PriceLink } from './price-links';
import type { Segment } from './segments';
import type { TaggedPrint, TaggedToken } from './tagged-print';
import { isOpenEnd } from './token-facts';
import { ROLE } from './token-roles';

/** Lines of one text stand no further apart than this (type sizes). */
const NEXT_LINE = 0.7;
/** How a line begins that costs extra. */
const AN_EXTRA =
  /^(?:[([+*]|(?:add|extra|additional|plus|sub|aggiunta|aggiunte|supplemento|supplément|supplement|supp|suplemento|zusätzlich|zuschlag|acréscimo|adicional|tillägg)(?!\p{L}))/iu;
/** Letters of a text that may be the name of a dish. */
const A_NAME = /\p{L}{3}/u;

/**
 * Finds texts that no name was found in and that end with a price of nobody: a list in which dishes are named by what
 * is in them ("avocado, chili flakes, multi-grain toast 12"). Their first words are the name, up to the first comma.
 *
 * @returns a role for each token of such a text
 */
export function namelessPrices(
  { names, prices }: MenuParts,
  links: readonly PriceLink[],
  tagged: TaggedPrint,
): OtherRoles {
  const { print, bySegment } = tagged;
  const linked = new Set(links.map(({ price }) => price));
  const priced = new Set(links.map(({ name }) => name));
  const named = new Map(names.flatMap((name) => name.segments.map((segment) => [segment, name] as const)));
  const rows = new Map<Segment, TaggedToken[]>();
  for (const price of prices) {
    const text = textOfRow(price, bySegment);
    if (text) rows.set(text, [...(rows.get(text) ?? []), price]);
  }
  const found = new Map<string, [TaggedToken, number][][]>();
  for (const [row, own] of rows) {
    if (own.some((price) => linked.has(price))) continue;
    const lines = linesOf(row, rows, tagged);
    const above = lines[0]!.up;
    const owner = above && isNext(above, lines[0]!) ? named.get(above) : undefined;
    if ((owner && !priced.has(owner)) || !isDish(lines, tagged)) continue;
    const { style } = print.lines.get(row)!;
    found.set(style, [...(found.get(style) ?? []), withName(lines, bySegment)]);
  }
  return new Map([...found.values()].flatMap((alike) => (alike.length < ENOUGH ? [] : alike.flat())));
}

const wordsOf = (line: Segment, bySegment: TaggedPrint['bySegment']): TaggedToken[] =>
  bySegment.get(line)!.filter(({ role }) => role !== ROLE.price);

/** Whether a text may be a dish: no extra, no size, no part of a sentence, nothing about the house. */
function isDish(lines: readonly Segment[], { print, bySegment }: TaggedPrint): boolean {
  const [start] = print.facts.get(lines[0]!)!;
  const words = lines.flatMap((line) => wordsOf(line, bySegment)).map(({ token }) => token.text);
  const text = words.join(' ');
  return (
    A_NAME.test(text) &&
    !AN_EXTRA.test(text) &&
    !isAboutTheHouse(text) &&
    !start!.isConnector &&
    !start!.isLabel &&
    !isOpenEnd(words.at(-1)!)
  );
}

/** The first words of a text as its name, up to the first comma; the rest as its description. */
function withName([first, ...more]: readonly Segment[], bySegment: TaggedPrint['bySegment']): [TaggedToken, number][] {
  const words = wordsOf(first!, bySegment);
  const comma = words.findIndex(({ token }) => /[,:]$/.test(token.text));
  const end = comma === -1 ? words.length : comma + 1;
  return [
    ...asRole(words.slice(0, 1), ROLE.name),
    ...asRole(words.slice(1, end), ROLE.nameMore),
    ...asRole([...words.slice(end), ...more.flatMap((line) => wordsOf(line, bySegment))], ROLE.description),
  ];
}

const isText = ({ role }: TaggedToken): boolean => role === ROLE.description || role === ROLE.other;

/** The text that a price stands at the end of, or right of, where nothing in it has another role. */
function textOfRow(price: TaggedToken, bySegment: TaggedPrint['bySegment']): Segment | undefined {
  const own = bySegment.get(price.segment)!;
  const isPrice = ({ role }: TaggedToken): boolean => role === ROLE.price;
  const segment = own.every(isPrice) ? price.segment.left : price.segment;
  const line = segment && bySegment.get(segment)!;
  if (!line?.some(isText)) return undefined;
  const end = line.findIndex(isPrice);
  const [text, rest] = end === -1 ? [line, []] : [line.slice(0, end), line.slice(end)];
  return text.length > 0 && text.every(isText) && rest.every(isPrice) ? segment : undefined;
}

const isNext = (above: Segment, below: Segment): boolean =>
  above.down === below && below.box.y - bottom(above.box) < NEXT_LINE * below.size;

/** The lines of a text, from its first to the one with the price. */
function linesOf(row: Segment, rows: ReadonlyMap<Segment, unknown>, { print, bySegment }: TaggedPrint): Segment[] {
  const lines = [row];
  for (;;) {
    const [first] = lines as [Segment];
    const { up } = first;
    if (
      !up ||
      rows.has(up) ||
      !isNext(up, first) ||
      print.lines.get(up)!.style !== print.lines.get(first)!.style ||
      !bySegment.get(up)!.every(isText)
    )
      return lines;
    lines.unshift(up);
  }
}
