import type { SourceRegion, VariantReading } from './menu-reading';

/**
 * A price whose middle is lower than that of the one before by less than this share of its height stands on the same
 * row.
 */
const SAME_ROW = 0.6;
const UNNAMED = /^Price \d+$/;

/**
 * Sizes as they are printed, row by row and each from left to right: what the same column is for has the same place in
 * all items. Those without a name are counted anew.
 */
export function sizesInRows(sizes: readonly VariantReading[]): VariantReading[] {
  const placed = sizes.flatMap((size) => (size.source ? [{ size, source: size.source }] : []));
  if (placed.length < sizes.length) return [...sizes];
  const rows: (typeof placed)[] = [];
  for (const one of placed.toSorted((a, b) => a.source.page - b.source.page || middle(a.source) - middle(b.source))) {
    const before = rows.at(-1)?.at(-1)?.source;
    if (before && before.page === one.source.page && middle(one.source) - middle(before) < SAME_ROW * one.source.height)
      rows.at(-1)!.push(one);
    else rows.push([one]);
  }
  const inOrder = rows.flatMap((row) => row.toSorted((a, b) => a.source.x - b.source.x));
  return inOrder.map(({ size }, index) => (UNNAMED.test(size.label) ? { ...size, label: `Price ${index + 1}` } : size));
}

const middle = ({ y, height }: SourceRegion): number => y + height / 2;
