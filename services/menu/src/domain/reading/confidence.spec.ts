import { likelihoodsOf } from './confidence';
import { CATEGORY_FEATURES, NAME_FEATURES, PRICE_FEATURES } from './confidence-features';
import { CATEGORY_WEIGHTS, NAME_WEIGHTS, PRICE_WEIGHTS } from './confidence-weights';
import type { ReadingSignals } from './menu-reading';

const clear: ReadingSignals = {
  exactWords: 1, nameWords: 1, leastNameWord: 1, priceWords: 1, pageWords: 1, unplacedShare: 0, roleMargin: 10, headingMargin: 10, linkCost: 0, linkMargin: 10, rowDistance: 0,
  likeOtherPrices: 1, likeOtherCents: 1, againstSection: 0, prices: 1, inexact: 0, unlabelled: 0, bareHundreds: 0, repaired: 0, otherReading: 0, oddLetters: 0, amountInName: 0, shortName: 0, sharedPrice: 0,
};
const blurred: ReadingSignals = { ...clear, exactWords: 0, nameWords: 0.5, leastNameWord: 0.3, priceWords: 0.4, pageWords: 0.6, roleMargin: 1, headingMargin: 0.5, linkMargin: 0.2, otherReading: 1 };

describe('how likely a reading is right', () => {
  it('is near certain for a printed price beside its name', () => {
    expect(likelihoodsOf(clear).price).toBeGreaterThan(0.97);
  });

  it('is less for words that were hard to make out', () => {
    const [sure, unsure] = [likelihoodsOf(clear), likelihoodsOf(blurred)];
    expect(unsure.name).toBeLessThan(sure.name);
    expect(unsure.price).toBeLessThan(sure.price - 0.2);
    expect(unsure.category).toBeLessThan(sure.category);
  });

  it('is less for a price unlike those around it', () => {
    expect(likelihoodsOf({ ...clear, likeOtherPrices: 0.02, againstSection: 3 }).price).toBeLessThan(likelihoodsOf(clear).price - 0.2);
  });

  it.each([
    ['price', PRICE_FEATURES, PRICE_WEIGHTS],
    ['name', NAME_FEATURES, NAME_WEIGHTS],
    ['category', CATEGORY_FEATURES, CATEGORY_WEIGHTS],
  ])('of a %s has a weight for every feature, and none for another', (_, features, weights) => {
    expect(Object.keys(weights).sort()).toEqual(['bias', ...Object.keys(features)].sort());
  });
});
