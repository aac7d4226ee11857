/**
 * The projective map from a quadrangle to an upright rectangle.
 * @param {readonly (readonly [number, number])[]} corners clockwise from the top left @param {number} width @param
 * {number} height of the rectangle
 * @returns {(x: number, y: number) => [number, number]}
 */
export function quadToRectangle(corners, width, height) {
  const targets = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const rows = corners.flatMap(([x, y], index) => {
    const [u, v] = /** @type {[number, number]} */ (targets[index]);
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const [a, b, c, d, e, f, g, h] = /** @type {[number, number, number, number, number, number, number, number]} */ (
    solved(rows)
  );
  return (x, y) => {
    const depth = g * x + h * y + 1;
    return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
  };
}

/**
 * Gaussian elimination with the largest pivot. @param {number[][]} rows of a square system, its right side last
 * @returns {number[]}
 */
function solved(rows) {
  const at = (/** @type {number} */ row, /** @type {number} */ column) => /** @type {number} */ (rows[row]?.[column]);
  const size = rows.length;
  for (let i = 0; i < size; i += 1) {
    let pivot = i;
    for (let k = i + 1; k < size; k += 1) if (Math.abs(at(k, i)) > Math.abs(at(pivot, i))) pivot = k;
    [rows[i], rows[pivot]] = [/** @type {number[]} */ (rows[pivot]), /** @type {number[]} */ (rows[i])];
    for (let k = 0; k < size; k += 1) {
      if (k === i) continue;
      const factor = at(k, i) / at(i, i);
      rows[k] = /** @type {number[]} */ (rows[k]).map((value, column) => value - factor * at(i, column));
    }
  }
  return rows.map((_, index) => at(index, size) / at(index, index));
}
