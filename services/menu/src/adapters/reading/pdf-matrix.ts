/** Six numbers that map a point (x, y) to (a x + c y + e, b x + d y + f), as PDF writes them. */
export type Matrix = ArrayLike<number>;

export const UNIT: Matrix = [1, 0, 0, 1, 0, 0];

/** The map that applies `n` first and `m` then. */
export function multiplied(m: Matrix, n: Matrix): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(m);
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = Array.from(n);
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

export function applied(m: Matrix, x: number, y: number): [number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(m);
  return [a * x + c * y + e, b * x + d * y + f];
}

/** How much higher what stands upright becomes. */
export function stretchedHeight(m: Matrix): number {
  return Math.hypot(m[2] ?? 0, m[3] ?? 1);
}
