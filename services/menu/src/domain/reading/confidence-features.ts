import type { ReadingSignals } from './menu-reading';

/**
 * The signals of an item in the form that the weights in `confidence-weights.ts` are fitted on: one number a feature, about 0 to 1,
 * so that no single one can drown the others. The fitter reads this file too: features and weights cannot drift apart.
 */
export const PRICE_FEATURES: Readonly<Record<string, (signals: ReadingSignals) => number>> = {
  exactWords: ({ exactWords }) => exactWords,
  unsurePrice: (signals) => recognised(signals) * unsure(signals.priceWords),
  veryUnsurePrice: (signals) => recognised(signals) * (signals.priceWords < 0.6 ? 1 : 0),
  unsureName: (signals) => recognised(signals) * unsure(signals.nameWords),
  unsurePage: (signals) => recognised(signals) * unsure(signals.pageWords),
  inexact: ({ inexact }) => inexact,
  unlabelled: ({ unlabelled }) => unlabelled,
  bareHundreds: ({ bareHundreds }) => bareHundreds,
  repaired: ({ repaired }) => repaired,
  otherReading: ({ otherReading }) => otherReading,
  linkCost: ({ linkCost }) => linkCost / 10,
  closeRival: ({ linkMargin }) => Math.exp(-linkMargin),
  rowDistance: ({ rowDistance }) => Math.min(1, rowDistance / 3),
  unlikeOthers: ({ likeOtherPrices, prices }) => (prices === 0 ? 0 : 1 - likeOtherPrices),
  rareShape: ({ likeOtherPrices, prices }) => (prices > 0 && likeOtherPrices < 0.1 ? 1 : 0),
  rareCents: ({ likeOtherCents, prices }) => (prices > 0 ? Math.max(0, 1 - likeOtherCents * 5) : 0),
  amountInName: ({ amountInName }) => amountInName,
  shortName: ({ shortName }) => shortName,
  farFromSection: ({ againstSection }) => Math.min(1, Math.abs(againstSection) / 2),
  veryFarFromSection: ({ againstSection }) => (Math.abs(againstSection) > 1.4 ? 1 : 0),
  noPrice: ({ prices }) => (prices === 0 ? 1 : 0),
  severalPrices: ({ prices }) => (prices === 2 ? 1 : 0),
  manyPrices: ({ prices }) => (prices > 2 ? 1 : 0),
  sharedPrice: ({ sharedPrice }) => sharedPrice,
  unplacedOnPage: ({ unplacedShare }) => Math.min(1, unplacedShare * 4),
  oddLetters: ({ oddLetters }) => Math.min(1, oddLetters * 4),
  unsureRole: ({ roleMargin }) => Math.exp(-roleMargin / 2),
};

export const NAME_FEATURES: typeof PRICE_FEATURES = {
  exactWords: ({ exactWords }) => exactWords,
  unsureName: (signals) => recognised(signals) * unsure(signals.nameWords),
  leastWord: (signals) => recognised(signals) * unsure(signals.leastNameWord),
  unsurePage: (signals) => recognised(signals) * unsure(signals.pageWords),
  noPrice: ({ prices }) => (prices === 0 ? 1 : 0),
  sharedPrice: ({ sharedPrice }) => sharedPrice,
  oddLetters: ({ oddLetters }) => Math.min(1, oddLetters * 4),
  amountInName: ({ amountInName }) => amountInName,
  shortName: ({ shortName }) => shortName,
  unsureRole: ({ roleMargin }) => Math.exp(-roleMargin / 2),
  unplacedOnPage: ({ unplacedShare }) => Math.min(1, unplacedShare * 4),
  linkCost: ({ linkCost }) => linkCost / 10,
};

export const CATEGORY_FEATURES: typeof PRICE_FEATURES = {
  exactWords: ({ exactWords }) => exactWords,
  noHeading: ({ headingMargin }) => (headingMargin === 0 ? 1 : 0),
  unsureHeading: ({ headingMargin }) => (headingMargin === 0 ? 0 : Math.exp(-headingMargin / 2)),
  unsurePage: (signals) => recognised(signals) * unsure(signals.pageWords),
  unsureRole: ({ roleMargin }) => Math.exp(-roleMargin / 2),
  unplacedOnPage: ({ unplacedShare }) => Math.min(1, unplacedShare * 4),
};

const recognised = ({ exactWords }: ReadingSignals): number => 1 - exactWords;

/** Recognition's confidence crowds near 1: what it lacks of 1, stretched where the differences tell. */
const unsure = (confidence: number): number => Math.sqrt(Math.max(0, 1 - confidence));
