import type { BoostedTrees } from './boosted-trees';
import type { Lexicon } from './lexicon';

/** Everything that is fitted: what `npm run fit:reading` writes and `readMenu` reads by. */
export interface ReadingModel {
  readonly lexicon: Lexicon;
  /** Roles of tokens, by what is printed around them, and again with what the first pass found. */
  readonly roles: BoostedTrees;
  readonly rolesInContext: BoostedTrees;
  /** Roles once more, with what prices told of names. */
  readonly rolesWithLinks: BoostedTrees;
  /** Whether a price belongs to a name, and again with its rivals known. */
  readonly prices: BoostedTrees;
  readonly pricesAmongRivals: BoostedTrees;
  /** Whether a name stands under a heading. */
  readonly headings: BoostedTrees;
  readonly confidence: ConfidenceModel;
}

/** How likely the parts of an item were read right, fitted on menus that the rest had not seen. */
export interface ConfidenceModel {
  readonly name: BoostedTrees;
  readonly price: BoostedTrees;
  readonly category: BoostedTrees;
  /** A price less likely right than this is shown to the owner before anybody orders by it. */
  readonly surePrice: number;
}
