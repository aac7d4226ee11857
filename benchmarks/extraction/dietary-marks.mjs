import { plain } from './printed-text.mjs';

/** @type {Record<string, string>} */
const DIETS = {
  v: 'V',
  vegetarian: 'V',
  vg: 'VG',
  vegan: 'VG',
  gf: 'GF',
  glutenfree: 'GF',
  df: 'DF',
  dairyfree: 'DF',
  spicy: 'SPICY',
};

/** @param {readonly string[] | undefined} list */
const diets = (list) => new Set((list ?? []).flatMap((text) => DIETS[plain(text)] ?? []));

/**
 * How well the printed marks of the dishes that were found were read, as F1; null where the truth has none.
 * @param {import('./score-menu.mjs').Truth} truth @param {import('./score-menu.mjs').Score} score
 */
export function dietaryF1(truth, { verdicts }) {
  const marked = truth.categories.some(({ items }) =>
    items.some((/** @type {any} */ { optional, dietary }) => !optional && dietary?.length > 0),
  );
  if (!marked) return null;
  let [right, wrong, missing] = [0, 0, 0];
  for (const { read, dish } of verdicts) {
    if (!dish || dish.optional) continue;
    const wanted = diets(/** @type {any} */ (dish).dietary);
    const got = diets(/** @type {any} */ (read).dietary);
    for (const diet of got)
      if (wanted.has(diet)) right += 1;
      else wrong += 1;
    for (const diet of wanted) if (!got.has(diet)) missing += 1;
  }
  return right === 0 ? 0 : (2 * right) / (2 * right + wrong + missing);
}
