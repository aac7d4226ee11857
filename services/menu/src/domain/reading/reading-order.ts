import { bottom, centreY, right, type Box } from './box';

/** A gap parts columns when it is this many type sizes wide. */
const COLUMN_GAP = 0.5;

/**
 * The order in which boxes of one page are read: columns from left to right, each from top to bottom, where white runs
 * between them; what goes over several columns stands before those below it.
 *
 * @param size the usual type size of the page
 */
export function readingOrder<T extends { readonly box: Box }>(parts: readonly T[], size: number): T[] {
  if (parts.length <= 1) return [...parts];
  const columns = cutBy(parts, ({ x }) => x, right, COLUMN_GAP * size);
  if (columns.length > 1) return columns.flatMap((column) => readingOrder(column, size));
  const rows = cutBy(parts, ({ y }) => y, bottom, 0);
  if (rows.length > 1) {
    // Rows of which both have the same columns belong together: they are cut at the widest white only where that opens
    // columns.
    const widest = bestRowCut(rows);
    const [above, below] = [rows.slice(0, widest).flat(), rows.slice(widest).flat()];
    return [...readingOrder(above, size), ...readingOrder(below, size)];
  }
  return [...parts].sort((a, b) => centreY(a.box) - centreY(b.box) || a.box.x - b.box.x);
}

/** Groups of boxes between which there is white of at least `gap` along one direction. */
function cutBy<T extends { readonly box: Box }>(
  parts: readonly T[],
  from: (box: Box) => number,
  to: (box: Box) => number,
  gap: number,
): T[][] {
  const groups: T[][] = [];
  let end = -Infinity;
  for (const part of [...parts].sort((a, b) => from(a.box) - from(b.box))) {
    if (from(part.box) > end + gap || groups.length === 0) groups.push([part]);
    else groups.at(-1)!.push(part);
    end = Math.max(end, to(part.box));
  }
  return groups;
}

/**
 * The place of the cut after which the parts above span most columns that the parts below do not: usually below a wide
 * heading; else the first.
 */
function bestRowCut<T extends { readonly box: Box }>(rows: readonly (readonly T[])[]): number {
  const widths = rows.map(
    (row) => Math.max(...row.map(({ box }) => right(box))) - Math.min(...row.map(({ box }) => box.x)),
  );
  const single = rows.findIndex((row, index) => index > 0 && row.length === 1 && widths[index] === Math.max(...widths));
  return single > 0 ? single : 1;
}
