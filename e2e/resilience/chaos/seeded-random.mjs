/**
 * Numbers that look random and are the same for the same seed (mulberry32).
 * @param {number} seed an integer
 */
export function seededRandom(seed) {
  let state = seed >>> 0;
  /** From 0 (included) to 1 (excluded). */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number; both ends are included. @param {number} least @param {number} max */
  const between = (least, max) => least + Math.floor(next() * (max - least + 1));
  return {
    next,
    between,
    /** @template T @param {readonly T[]} values at least one @returns {T} */
    pick: (values) => /** @type {T} */ (values[between(0, values.length - 1)]),
    /** A copy in another order. @template T @param {readonly T[]} values @returns {T[]} */
    shuffled(values) {
      const deck = [...values];
      for (let last = deck.length - 1; last > 0; last--) {
        const other = between(0, last);
        [deck[last], deck[other]] = [/** @type {T} */ (deck[other]), /** @type {T} */ (deck[last])];
      }
      return deck;
    },
  };
}

/** @typedef {ReturnType<typeof seededRandom>} SeededRandom */
