/** The middle one. @param {readonly number[]} values at least one */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = /** @type {number} */ (sorted[middle]);
  const lower = sorted[middle - 1] ?? upper;
  return sorted.length % 2 ? upper : (lower + upper) / 2;
}

/**
 * The value that a share (0 to 1) of the others does not exceed. @param {readonly number[]} values at least one @param
 * {number} share
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return /** @type {number} */ (sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]);
}

/** Rows of text in columns, the first one left, the others right. @param {readonly (readonly string[])[]} rows */
export function table(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
