import { bottom, centreX, right } from './box';
import { isPriceLine, isRowPriced, type Part } from './menu-parts';
import { asRole, ENOUGH, type OtherRoles } from './other-roles';
import type { Segment } from './segments';
import type { TaggedPrint, TaggedToken } from './tagged-print';
import { isOpenEnd } from './token-facts';
import { ROLE } from './token-roles';

/** The next line of a name stands no further below, and is aligned within this (type sizes). */
const NEXT_LINE = 0.9;
const ALIGNED = 0.5;
/** Words leave so much white between them (type sizes), and may be set this much closer to fit. */
const SPACE = 0.28;
const CLOSER = 0.95;
/** White that is left before a price at least (type sizes). */
const BEFORE_PRICE = 0.6;
/** A full line takes so much of its column. */
const LEAST_FULL = 0.5;
/** Share of names that have their price on their row, or of all names those that have it below. */
const MOST_ON_ROW = 0.6;
const MANY_BELOW = 0.35;
/** Lines of a description at most. */
const LONGEST_TEXT = 5;
/** Where more of the descriptions are set as a name is, the line below it may be one. */
const SET_AS_NAMES = 0.2;

/**
 * Finds lines that a name goes on in: set as it is, right below it, without a price, where names have one, and begun by
 * a word for which the name's line has no room. Only a text layer tells types and edges exactly.
 *
 *     2015 RIOJA    8.95
 *     CRIANZA
 *
 * @returns a role for each token of such lines
 */
export function wrappedNames(names: readonly Part[], tagged: TaggedPrint): OtherRoles {
  const { bySegment } = tagged;
  const lastLines = names.map(({ segments }) => segments.at(-1)!);
  const onRow = lastLines.filter((line) => isRowPriced(line, bySegment)).length;
  const below = lastLines.filter(({ down }) => isPriceLine(down, bySegment)).length;
  return new Map(
    lastLines.flatMap((last) => {
      const next = last.down;
      if (last.page.source !== 'text-layer' || !next || !isNext(last, next, tagged)) return [];
      const isUsual = isRowPriced(last, bySegment)
        ? onRow >= Math.max(ENOUGH, MOST_ON_ROW * names.length)
        : below >= Math.max(ENOUGH, MANY_BELOW * names.length) && endsWithPrice(next, tagged);
      return isUsual && isAllName(last, tagged) && goesOn(last, next, tagged)
        ? asRole(
            bySegment.get(next)!.filter(({ token }) => /\p{L}/u.test(token.text)),
            ROLE.nameMore,
          )
        : [];
    }),
  );
}

/** Whether a line follows another, below its beginning, its name or its middle, or below a number before it. */
function isNext(above: Segment, line: Segment, { bySegment }: TaggedPrint): boolean {
  const number = above.left?.tokens.length === 1 && /\d/.test(above.left.tokens[0]!.text) ? [above.left.box.x] : [];
  const name = bySegment.get(above)!.find(isName);
  const starts = [above.box.x, ...(name ? [name.token.box.x] : []), ...number];
  const apart = [...starts.map((x) => line.box.x - x), centreX(line.box) - centreX(above.box)];
  return (
    (line.up === above || line.up === above.left) &&
    line.box.y - bottom(above.box) < NEXT_LINE * above.size &&
    apart.some((distance) => Math.abs(distance) < ALIGNED * above.size)
  );
}

const isName = ({ role }: TaggedToken): boolean => role === ROLE.name || role === ROLE.nameMore;

/** Whether nothing stands in a line but a name, a number before it, and prices. */
const isAllName = (line: Segment, { bySegment }: TaggedPrint): boolean =>
  bySegment
    .get(line)!
    .every((token) => isName(token) || token.role === ROLE.price || !/\p{L}{2}/u.test(token.token.text));

/** Whether a line may be a part of the name above it. */
function goesOn(above: Segment, line: Segment, tagged: TaggedPrint): boolean {
  const own = tagged.bySegment.get(line)!;
  const mayBeName = (token: TaggedToken): boolean =>
    isName(token) || ((token.role === ROLE.description || token.role === ROLE.other) && !/\d/.test(token.token.text));
  return (
    own[0]!.role !== ROLE.nameMore &&
    (own.every(mayBeName) || isOpenEnd(above.tokens.at(-1)!.text)) &&
    !isRowPriced(line, tagged.bySegment) &&
    isSetAsNames(above, line, tagged) &&
    !hasRoom(above, line, tagged)
  );
}

/** Whether a line is set as the name above it, and descriptions are not. */
function isSetAsNames(above: Segment, line: Segment, { print, bySegment }: TaggedPrint): boolean {
  // A number before the name may be set otherwise.
  const { style } = print.facts.get(above)![bySegment.get(above)!.findIndex(isName)]!;
  if (print.lines.get(line)!.style !== style) return false;
  const described = print.segments.filter(
    (other) => other !== line && bySegment.get(other)![0]!.role === ROLE.description,
  );
  const alike = described.filter((other) => print.lines.get(other)!.style === style).length;
  return alike <= SET_AS_NAMES * described.length;
}

/** Whether the first word of a line would have stood behind the line above it. */
function hasRoom(above: Segment, line: Segment, { print }: TaggedPrint): boolean {
  const column = print.segments.filter(
    (other) => other.page === above.page && Math.abs(other.box.x - above.box.x) < ALIGNED * above.size,
  );
  const edge = Math.max(...column.map(({ box }) => right(box)));
  const { right: price } = above;
  const isLikePrice = (other?: Segment): boolean =>
    other?.tokens.length === price?.tokens.length && other?.tokens[0]!.amount !== undefined;
  // The widest price of the column tells where it begins.
  const prices = column.flatMap((other) => (price && isLikePrice(other.right) ? [other.right!.box.x] : []));
  const limit = price ? Math.min(edge, Math.min(price.box.x, ...prices) - BEFORE_PRICE * above.size) : edge;
  return (
    above.box.width < LEAST_FULL * (limit - above.box.x) ||
    right(above.box) + SPACE * above.size + CLOSER * line.tokens[0]!.box.width < limit
  );
}

/** Whether a price follows a line, over its description. */
function endsWithPrice(line: Segment, { bySegment }: TaggedPrint): boolean {
  let { down } = line;
  for (let steps = 0; down && steps < LONGEST_TEXT; steps++) {
    if (isPriceLine(down, bySegment)) return true;
    if (bySegment.get(down)![0]!.role !== ROLE.description) return false;
    ({ down } = down);
  }
  return false;
}
