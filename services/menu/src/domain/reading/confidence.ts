import { logistic, scoresOf } from './boosted-trees';
import type { ItemReading, ReadingSignals } from './menu-reading';
import type { ConfidenceModel } from './reading-model';

/** The signals in the order that the trees are fitted for. */
export const SIGNALS: readonly (keyof ReadingSignals)[] = [
  'exactWords',
  'nameWords',
  'leastNameWord',
  'priceWords',
  'pageWords',
  'nameStart',
  'nameRole',
  'leastNameRole',
  'nameEnd',
  'link',
  'linkRival',
  'heading',
  'likeOtherPrices',
  'likeOtherCents',
  'againstSection',
  'againstMenu',
  'pricedShare',
  'menuNames',
  'menuLinks',
  'openPrices',
  'openBeside',
  'prices',
  'spread',
  'inexact',
  'unlabelled',
  'bareHundreds',
  'repaired',
  'otherReading',
  'confirmed',
  'oddLetters',
  'amountInName',
  'nameLength',
  'nameLines',
  'sharedPrice',
  'sharers',
  'openAbove',
  'menuOpenAbove',
  'itemsInCategory',
  'steadyFigures',
];

/** Signals as the features that trees are asked about. */
export const signalFeatures = (signals: ReadingSignals): Float32Array =>
  Float32Array.from(SIGNALS, (name) => signals[name]);

/**
 * How likely (0 to 1) the name, the price and the category of an item were read right, as fitted on menus left out of
 * the reading's own fit.
 */
export function likelihoodsOf(
  signals: ReadingSignals,
  { name, price, category }: ConfidenceModel,
): ItemReading['confidence'] {
  const features = signalFeatures(signals);
  return {
    name: logistic(scoresOf(name, features)[0]!),
    price: logistic(scoresOf(price, features)[0]!),
    category: logistic(scoresOf(category, features)[0]!),
  };
}
