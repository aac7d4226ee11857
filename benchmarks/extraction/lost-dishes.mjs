import { plain } from './printed-text.mjs';

/** A name is there when words with this share of its letters are. */
const MAX_OF_IT = 0.8;

/**
 * Dishes that were not found and of which the reading says nothing: their words are neither in an item nor in print
 * that is named as unplaced.
 * @param {readonly import('./score-menu.mjs').TruthItem[]} missed @param {import('./predicted-menu.mjs').PredictedMenu}
 * menu
 */
export function lostDishes(missed, { categories, unplaced }) {
  const texts = [
    ...categories.flatMap(({ items }) =>
      items.map((/** @type {any} */ { name, description, addOns }) => [name, description, ...addOns].join(' ')),
    ),
    ...unplaced.map(({ text }) => text ?? ''),
  ].map((text) => ({ words: new Set(wordsOf(text)), letters: plain(text) }));
  return missed.filter(({ name, alt = [] }) => ![name, ...alt].some((form) => texts.some((text) => holds(text, form))));
}

/** @param {{ words: Set<string>, letters: string }} text @param {string} name */
function holds({ words, letters }, name) {
  const wanted = wordsOf(name);
  const all = wanted.reduce((sum, word) => sum + word.length, 0);
  const there = wanted
    .filter((word) => words.has(word) || (word.length > 3 && letters.includes(word)))
    .reduce((sum, word) => sum + word.length, 0);
  return all > 0 && there >= MAX_OF_IT * all;
}

/** @param {string} text */
const wordsOf = (text) => text.split(/\s+/).map(plain).filter(Boolean);
