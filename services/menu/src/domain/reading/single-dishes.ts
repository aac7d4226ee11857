import { bottom } from './box';
import { namesDay, usualInHeadings } from './heading-words';
import { isRowPriced, type MenuParts, type Part } from './menu-parts';
import { asRole, Counts, type OtherRoles } from './other-roles';
import type { Segment } from './segments';
import type { TaggedPrint, TaggedToken } from './tagged-print';
import { ROLE } from './token-roles';

/** A heading stands no further above its first line, and lines of one text no further apart, than this (type sizes). */
const NEXT_LINE = 0.9;
const LONGEST_TEXT = 5;
/** What stands further below belongs to another section. */
const END_OF_SECTION = 4;

/**
 * Finds headings that are names: most of their kind have one text below them, with one price at its end.
 *
 *     Etna Shandy
 *     rye, averna amaro,
 *     brooklyn lager  12
 *
 * @returns a role for each token of the headings and their texts
 */
export function singleDishes({ headings }: MenuParts, tagged: TaggedPrint): OtherRoles {
  // Sizes that a picture shows are not exact.
  const styleOf = (segment: Segment): string => {
    const { style } = tagged.print.lines.get(segment)!;
    return segment.page.source === 'ocr' ? style.replace(/\d+$/, '') : style;
  };
  const counts = new Counts();
  const textOf = new Map<Part, readonly Segment[]>();
  for (const heading of headings) {
    const style = styleOf(heading.segments[0]!);
    counts.add(`${heading.page.number} ${style}`);
    const text = textBelow(heading, tagged, styleOf);
    if (!text || styleOf(text[0]!) === style || namesDay(heading) || namesSection(heading, tagged)) continue;
    textOf.set(heading, text);
    counts.add(`${heading.page.number} ${style}`, heading);
  }
  return new Map(
    counts.mostly().flatMap((heading) => [
      ...asRole(heading.tokens.slice(0, 1), ROLE.name),
      ...asRole(heading.tokens.slice(1), ROLE.nameMore),
      ...textOf
        .get(heading)!
        .flatMap((line) => tagged.bySegment.get(line)!)
        .filter(({ role }) => role !== ROLE.price)
        .map((token): [TaggedToken, number] => [token, ROLE.description]),
    ]),
  );
}

/**
 * Words that stand in headings so much oftener than usual (log) name a section, even of one dish: "Starter", "Main",
 * "Dessert".
 */
const SECTION = 1.5;

const namesSection = (heading: Part, { print }: TaggedPrint): boolean => usualInHeadings(heading, print) > SECTION;

/** The lines below a heading up to the first price, where nothing follows close to it. */
function textBelow(
  heading: Part,
  { bySegment }: TaggedPrint,
  styleOf: (segment: Segment) => string,
): readonly Segment[] | undefined {
  const last = heading.segments.at(-1)!;
  if (isRowPriced(last, bySegment)) return undefined;
  const lines: Segment[] = [];
  let above = last;
  for (;;) {
    const next = lineBelow(above);
    const roles = next && bySegment.get(next)!.map(({ role }) => role);
    if (!next || roles!.includes(ROLE.heading)) return undefined;
    const isPriceLine = roles!.every((role) => role === ROLE.price);
    if (isPriceLine && lines.length === 0) return undefined;
    if (!isPriceLine) lines.push(next);
    above = next;
    if (isRowPriced(next, bySegment)) break;
    if (lines.length === LONGEST_TEXT) return undefined;
  }
  const after = above.down;
  const isNear = after !== undefined && after.box.y - bottom(above.box) < END_OF_SECTION * above.size;
  const isEnd =
    !isNear || styleOf(after) === styleOf(last) || bySegment.get(after)!.some(({ role }) => role === ROLE.heading);
  return isEnd ? lines : undefined;
}

function lineBelow(line: Segment): Segment | undefined {
  const { down } = line;
  return down?.up === line && down.box.y - bottom(line.box) < NEXT_LINE * Math.max(line.size, down.size)
    ? down
    : undefined;
}
