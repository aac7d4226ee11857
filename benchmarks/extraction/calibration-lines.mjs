/**
 * One line of JSON for each item that was read, for fitting probabilities to what turned out right.
 * @param {import('./corpus.mjs').CorpusMenu} menu @param {import('./score-menu.mjs').Score} score of `PredictedItem`s @returns {string[]}
 */
export function calibrationLines({ id, kind }, { verdicts }) {
  return verdicts.map(({ read, dish, nameRight, priceRight, headingRight }) => {
    const { name, price, variants, uncertain, hasPriceBox, confidence, signals } = /** @type {import('./warm-reader.mjs').PredictedItem} */ (read);
    return JSON.stringify({ id, kind, name, price, variants, nameRight, priceRight, categoryRight: headingRight ?? null, optional: dish?.optional ?? false, uncertain, hasPriceBox, confidence, signals: signals ?? null });
  });
}
