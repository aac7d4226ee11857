import { CATEGORY_FEATURES, NAME_FEATURES, PRICE_FEATURES } from './confidence-features';
import { CATEGORY_WEIGHTS, NAME_WEIGHTS, PRICE_WEIGHTS } from './confidence-weights';
import type { ReadingSignals } from './menu-reading';

/** How likely the name, the price (or that there is none) and the category of an item are as printed, each 0 to 1. */
export interface Likelihoods {
  name: number;
  price: number;
  category: number;
}

/** The probabilities that go with an item's signals; the weights are fitted on menus whose truth is known (docs/decisions/0011). */
export function likelihoodsOf(signals: ReadingSignals): Likelihoods {
  return {
    name: probability(NAME_FEATURES, NAME_WEIGHTS, signals),
    price: probability(PRICE_FEATURES, PRICE_WEIGHTS, signals),
    category: probability(CATEGORY_FEATURES, CATEGORY_WEIGHTS, signals),
  };
}

function probability(features: typeof PRICE_FEATURES, weights: Readonly<Record<string, number>>, signals: ReadingSignals): number {
  const logOdds = Object.entries(features).reduce((sum, [name, feature]) => sum + (weights[name] ?? 0) * feature(signals), weights.bias ?? 0);
  return 1 / (1 + Math.exp(-logOdds));
}
