/**
 * What the fit of the weights (`npm run fit:reading`) needs of the reading: the same functions, so that what is fitted
 * is what is used.
 */
export { logistic, scoresOf, scoresOfAll, softmax } from './boosted-trees';
export { signalFeatures } from './confidence';
export { contextFeatures } from './context-features';
export { headingPairs } from './heading-links';
export { lexicalForm } from './lexicon';
export { joinedFeatures, linkFeatures } from './link-features';
export { menuParts } from './menu-parts';
export { linkPrices, pricePairs, rivalFeatures } from './price-links';
export { readMenu } from './read-menu';
export { segmentsOf } from './segments';
export { tagged } from './tagged-print';
export { menuPrint } from './menu-print';
export { tokenFeatures } from './token-features';
