/** Keeps weights small where there is little evidence. */
const RIDGE = 1;
const STEPS = 40;

/**
 * Logistic regression by Newton's method with a ridge penalty (none on the bias).
 * @param {readonly { x: readonly number[], y: number }[]} examples features of about 0 to 1; y is 1 for right, 0 for wrong
 * @returns {number[]} the bias, then one weight a feature
 */
export function fitLogistic(examples) {
  const size = (examples[0]?.x.length ?? 0) + 1;
  let weights = new Array(size).fill(0);
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = weights.map((weight, index) => (index === 0 ? 0 : -RIDGE * weight));
    const curvature = weights.map((_, row) => weights.map((__, column) => (row === column ? (row === 0 ? 1e-6 : RIDGE) : 0)));
    for (const { x, y } of examples) {
      const p = probability(weights, x);
      const spread = Math.max(1e-6, p * (1 - p));
      for (let row = 0; row < size; row += 1) {
        const left = row === 0 ? 1 : (x[row - 1] ?? 0);
        if (left === 0) continue;
        gradient[row] = (gradient[row] ?? 0) + (y - p) * left;
        const line = /** @type {number[]} */ (curvature[row]);
        for (let column = 0; column < size; column += 1) line[column] = (line[column] ?? 0) + spread * left * (column === 0 ? 1 : (x[column - 1] ?? 0));
      }
    }
    const change = solve(curvature, gradient);
    weights = weights.map((weight, index) => weight + (change[index] ?? 0));
    if (Math.max(...change.map(Math.abs)) < 1e-6) break;
  }
  return weights;
}

/** @param {readonly number[]} weights the bias first @param {readonly number[]} x */
export function probability(weights, x) {
  return 1 / (1 + Math.exp(-x.reduce((sum, value, index) => sum + value * (weights[index + 1] ?? 0), weights[0] ?? 0)));
}

/** Solves A·x = b by elimination with pivots. @param {number[][]} a @param {readonly number[]} b */
function solve(a, b) {
  const rows = a.map((row, index) => [...row, b[index] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1) if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = row;
    [rows[column], rows[pivot]] = [/** @type {number[]} */ (rows[pivot]), /** @type {number[]} */ (rows[column])];
    const head = /** @type {number[]} */ (rows[column]);
    for (let row = 0; row < size; row += 1) {
      if (row === column) continue;
      const line = /** @type {number[]} */ (rows[row]);
      const factor = (line[column] ?? 0) / (head[column] || 1e-12);
      for (let at = column; at <= size; at += 1) line[at] = (line[at] ?? 0) - factor * (head[at] ?? 0);
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] || 1e-12));
}
