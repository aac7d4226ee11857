import { bottom, centreX, right } from './box';
import { asRole, type OtherRoles } from './other-roles';
import type { PlacedPrices } from './placed-prices';
import type { Segment } from './segments';
import type { TaggedPrint, TaggedToken } from './tagged-print';
import { ROLE } from './token-roles';

/** Rows that begin with a price and go on, at least. */
const FEWEST = 5;
/** Rows that end with a price, beside them, at most. */
const FEW = 0.1;
/** Prices of a column stand no further apart across (type sizes). */
const SAME_COLUMN = 2.5;
/** Shares of the lines behind a column of prices that have a price of their own, and that begin with a description. */
const MOST_PRICED = 0.5;
const MOST_TEXTS = 0.25;
/** A word that is more than a sign or a size, and what may be a name. */
const A_WORD = /\p{L}{4}/u;
const A_NAME = /\p{L}{2}/u;
/** Prices of one dish stand no further apart (type sizes). */
const CLOSE = 6;
/** Share of the prices of a column that have a name behind them. */
const MOST_NAMED = 0.6;
/** The number of a dish. */
const NUMBER = /^[A-Z]?\d{1,3}[.)]?$/;
const OF_DISHES: ReadonlySet<number> = new Set([ROLE.name, ROLE.nameMore, ROLE.description]);
/** The next line of a name stands no further below (type sizes). */
const NEXT_LINE = 0.9;
const LIKE_SIZE = 0.15;
/** Where nearly all letters are capitals. */
const CAPITALS = 0.7;

/**
 * Finds pages whose prices stand in a column left of the names: rows begin with a price and hardly any ends with one.
 *
 *     9.50   Burrata          12.00   Malbec
 *     8.00   Calamari         11.50   Barolo
 */
export function pricesBefore({ print, bySegment }: TaggedPrint): PlacedPrices {
  const isPriceLine = (line: Segment): boolean => {
    const own = bySegment.get(line)!;
    return own.some(({ role }) => role === ROLE.price) && !own.some(({ token }) => A_WORD.test(token.text));
  };
  // The price of a dish below its name has another column right of it.
  const isBelowText = ({ up }: Segment): boolean =>
    up !== undefined && !isPriceLine(up) && OF_DISHES.has(bySegment.get(up)![0]!.role);
  const found = new Map<Segment, Segment>();
  for (const page of new Set(print.segments.map((line) => line.page))) {
    const lines = print.segments.filter((line) => line.page === page && isPriceLine(line));
    const first = lines.filter((line) => !line.left && line.right && !isBelowText(line)).length;
    // The last of several, by size, stands in a table of its own.
    const last = lines.filter(({ left, right }) => left && !isPriceLine(left) && !right).length;
    if (first < FEWEST || last > FEW * first) continue;
    for (const column of columnsOf(lines)) {
      const behind = column.flatMap((line): [Segment, Segment][] => {
        let [before, next] = [line, line.right];
        while (next && (isNumber(next) || (isPriceLine(next) && isClose(before, next))))
          [before, next] = [next, next.right];
        const isName = next && !isPriceLine(next) && A_NAME.test(next.tokens.map(({ text }) => text).join(' '));
        return isName ? [[line, next!]] : [];
      });
      const isPriced = (line: Segment): boolean => bySegment.get(line)!.some(({ role }) => role === ROLE.price);
      const isText = (line: Segment): boolean => bySegment.get(line)![0]!.role === ROLE.description;
      const [priced, texts] = [isPriced, isText].map((is) => behind.filter(([, name]) => is(name)).length);
      if (behind.length < MOST_NAMED * column.length) continue;
      // Figures before names that have their prices are numbers of dishes; those beside texts belong to the left.
      if (priced! < MOST_PRICED * behind.length && texts! < MOST_TEXTS * behind.length)
        for (const [line, name] of behind) found.set(line, name);
    }
  }
  return found;
}

/** Whether a price is for the next size of the same dish, and not of the next column. */
const isClose = (line: Segment, next: Segment): boolean => next.box.x - right(line.box) < CLOSE * line.size;

/** Whether a line is the number of a dish, whose name stands close to it. */
const isNumber = (line: Segment): boolean =>
  line.tokens.length === 1 &&
  NUMBER.test(line.tokens[0]!.text) &&
  line.right !== undefined &&
  isClose(line, line.right);

/** Lines of prices that stand below each other. */
function columnsOf(lines: readonly Segment[]): Segment[][] {
  const columns: Segment[][] = [];
  for (const line of [...lines].sort((a, b) => centreX(a.box) - centreX(b.box))) {
    const last = columns.at(-1);
    if (last && centreX(line.box) - centreX(last.at(-1)!.box) < SAME_COLUMN * line.size) last.push(line);
    else columns.push([line]);
  }
  return columns;
}

/** The lines beside such prices begin a name, and those that follow close by in the same type go on with it. */
export function namesBehind(before: PlacedPrices, { print, bySegment }: TaggedPrint): OtherRoles {
  const roles = new Map<TaggedToken, number>();
  const named = new Set(before.values());
  const isInCapitals = (line: Segment): boolean => print.lines.get(line)!.capitals > CAPITALS;
  for (const line of named) {
    const own = bySegment.get(line)!;
    if (own[0]!.role !== ROLE.name) {
      if (own.some(({ role }) => role === ROLE.price)) continue;
      const words = own.filter(({ role }) => role !== ROLE.description);
      for (const [token, role] of [...asRole(words.slice(0, 1), ROLE.name), ...asRole(words.slice(1), ROLE.nameMore)])
        roles.set(token, role);
    }
    for (let above = line; ;) {
      const below = above.down;
      if (!below || below.up !== above || named.has(below) || !goesOn(above, below)) break;
      const more = bySegment.get(below)!;
      if (more[0]!.role !== ROLE.name || isInCapitals(below) !== isInCapitals(above)) break;
      roles.set(more[0]!, ROLE.nameMore);
      above = below;
    }
  }
  return roles;
}

const goesOn = (above: Segment, below: Segment): boolean =>
  below.box.y - bottom(above.box) < NEXT_LINE * above.size && Math.abs(Math.log(above.size / below.size)) < LIKE_SIZE;
