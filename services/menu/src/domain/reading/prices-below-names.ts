import { bottom, centreX } from './box';
import { isPriceLine, isRowPriced, type MenuParts, type Part } from './menu-parts';
import { ENOUGH } from './other-roles';
import type { PlacedPrices } from './placed-prices';
import type { Segment } from './segments';
import type { TaggedPrint } from './tagged-print';
import { ROLE } from './token-roles';

/** Share of the names of a page that have their price so. */
const MOST = 0.5;
/** Lines of a description at most. */
const LONGEST_TEXT = 4;
/** A price is aligned with its name within this, and the lines stand no further apart (type sizes). */
const ALIGNED = 1;
const NEXT_LINE = 1.5;

/**
 * Finds pages whose prices stand below their names, each on a line of its own, over a description or not: beside such a
 * line may stand a name of another column, whose price it is not.
 *
 *     Dark Chocolate Pot
 *     olive oil, sea salt
 *             8
 *
 * @returns the first line of the name that the prices of a line are for
 */
export function pricesBelow({ names }: MenuParts, { print, bySegment }: TaggedPrint): PlacedPrices {
  const nameAt = new Map(names.map((name) => [name.segments.at(-1)!, name]));
  const found = new Map<Segment, Segment>();
  for (const page of new Set(names.map((name) => name.page))) {
    const below = new Map(
      print.segments.flatMap((line): [Segment, Part][] => {
        const name =
          line.page === page && isPriceLine(line, bySegment) ? nameAbove(line, nameAt, bySegment) : undefined;
        return name ? [[line, name]] : [];
      }),
    );
    // A price on the row of a name is another's where it stands below that.
    const isBeside = ({ segments }: Part): boolean => {
      const last = segments.at(-1)!;
      return isRowPriced(last, bySegment) && !(last.right && below.has(last.right));
    };
    const own = [...below].filter(([, name]) => !isBeside(name));
    const all = names.filter((name) => name.page === page).length;
    if (own.length >= Math.max(ENOUGH, MOST * all)) for (const [line, name] of own) found.set(line, name.segments[0]!);
  }
  return found;
}

/** The name right above a line of prices, over the lines of its description. */
function nameAbove(
  line: Segment,
  nameAt: ReadonlyMap<Segment, Part>,
  bySegment: TaggedPrint['bySegment'],
): Part | undefined {
  let below = line;
  for (let steps = 0; steps <= LONGEST_TEXT; steps++) {
    const above = below.up;
    if (!above || below.box.y - bottom(above.box) > NEXT_LINE * line.size || !isAligned(above, line)) return undefined;
    const name = nameAt.get(above);
    if (name) return name;
    if (bySegment.get(above)!.some(({ role }) => role !== ROLE.description && role !== ROLE.other)) return undefined;
    below = above;
  }
  return undefined;
}

const isAligned = (above: Segment, line: Segment): boolean =>
  Math.min(Math.abs(line.box.x - above.box.x), Math.abs(centreX(line.box) - centreX(above.box))) < ALIGNED * line.size;
