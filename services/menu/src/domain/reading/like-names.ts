import { right } from './box';
import { isRowPriced } from './menu-parts';
import { asRole, ENOUGH, type OtherRoles } from './other-roles';
import type { Segment } from './segments';
import type { TaggedPrint, TaggedToken } from './tagged-print';
import { isOpenEnd, type TokenFacts } from './token-facts';
import { ROLE } from './token-roles';

/** What most lines of a type are, it is for. */
const MOST = 0.7;
/** Words of a name at most. */
const LONGEST_NAME = 8;

/**
 * Finds lines that no role was found for, or that of a heading, in a type that is used for names: "HUGO" among
 * cocktails that are all set so. Only a text layer tells types exactly.
 *
 * @returns a role for each token of such a line
 */
export function likeNames({ print, bySegment }: TaggedPrint): OtherRoles {
  const kinds = new Map<string, { names: number; all: number; open: Segment[] }>();
  for (const segment of print.segments) {
    if (segment.page.source !== 'text-layer') continue;
    const text = bySegment.get(segment)!.filter(({ role }) => role !== ROLE.price);
    const styles = new Set(print.facts.get(segment)!.map(({ style }) => style));
    if (!/\p{L}{2}/u.test(text.map(({ token }) => token.text).join(' '))) continue;
    for (const style of styles) {
      const kind = kinds.get(style) ?? { names: 0, all: 0, open: [] };
      kinds.set(style, kind);
      kind.all++;
      if (text[0]!.role === ROLE.name) kind.names++;
      else if (
        (text.every(({ role }) => role === ROLE.other) || text.every(({ role }) => role === ROLE.heading)) &&
        isText(text, print.facts.get(segment)![0]!) &&
        styles.size === 1 &&
        text.length <= LONGEST_NAME
      )
        kind.open.push(segment);
    }
  }
  return new Map(
    [...kinds.values()].flatMap(({ names, all, open }) =>
      names <= Math.max(ENOUGH, MOST * all)
        ? []
        : open
            .filter((line) => hasDish(line, bySegment) && !isSize(line, bySegment))
            .flatMap((line) => asName(bySegment.get(line)!)),
    ),
  );
}

/** Whether a price stands in a line or on its row, or a description or a price below it. */
function hasDish(line: Segment, bySegment: TaggedPrint['bySegment']): boolean {
  const below = line.down?.up === line ? bySegment.get(line.down)![0]!.role : undefined;
  return isRowPriced(line, bySegment) || below === ROLE.price || below === ROLE.description;
}

/** Whether a line may be a name: no measure, no size, and no part of a sentence. */
function isText(line: readonly TaggedToken[], first: TokenFacts): boolean {
  return !first.isConnector && !first.isLabel && !/\d/.test(first.token.text) && !isOpenEnd(line.at(-1)!.token.text);
}

/** White (type sizes) between a price and what is right behind it: the next size of the same dish. */
const BEHIND = 3;

function isSize({ left, box, size }: Segment, bySegment: TaggedPrint['bySegment']): boolean {
  return (
    left !== undefined &&
    box.x - right(left.box) < BEHIND * size &&
    bySegment.get(left)!.some(({ role }) => role === ROLE.price)
  );
}

function asName(line: readonly TaggedToken[]): [TaggedToken, number][] {
  const [first, ...more] = line.filter(({ role }) => role !== ROLE.price);
  return [...asRole([first!], ROLE.name), ...asRole(more, ROLE.nameMore)];
}
