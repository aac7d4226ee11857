/**
 * @typedef {object} Random draws that look random and are the same for the same seed
 * @property {() => number} next in [0, 1)
 * @property {(from: number, to: number) => number} between a number in [from, to)
 * @property {(from: number, to: number) => number} whole a whole number, both ends included
 * @property {(probability: number) => boolean} chance
 * @property {<T>(values: readonly T[]) => T} pick one of at least one
 * @property {<T>(values: readonly T[]) => T[]} shuffled
 */

/** @param {number} seed a whole number @returns {Random} */
export function seeded(seed) {
  let state = seed | 0;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (/** @type {number} */ from, /** @type {number} */ to) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between: (from, to) => from + next() * (to - from),
    whole,
    chance: (probability) => next() < probability,
    pick: (values) => /** @type {any} */ (values[whole(0, values.length - 1)]),
    shuffled(values) {
      const all = [...values];
      for (let i = all.length - 1; i > 0; i -= 1) {
        const k = whole(0, i);
        [all[i], all[k]] = [/** @type {any} */ (all[k]), /** @type {any} */ (all[i])];
      }
      return all;
    },
  };
}

/**
 * Draws without putting back, so that a set of menus has every value about as often as the deck: then it is shuffled
 * anew.
 * @template T @param {Random} random @param {readonly T[]} values
 * @returns {(allowed?: (value: T) => boolean) => T} the next card that is allowed; some card of the deck has to be
 */
export function deck(random, values) {
  let cards = random.shuffled(values);
  return (allowed = () => true) => {
    let at = cards.findIndex(allowed);
    if (at < 0) {
      cards = [...cards, ...random.shuffled(values)];
      at = cards.findIndex(allowed);
    }
    if (at < 0) throw new Error('no card of the deck is allowed');
    return /** @type {T} */ (cards.splice(at, 1)[0]);
  };
}
