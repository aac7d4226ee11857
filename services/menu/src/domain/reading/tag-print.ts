import { scoresOfAll, softmax, type BoostedTrees } from './boosted-trees';
import { contextFeatures } from './context-features';
import { joinedFeatures, linkFeatures } from './link-features';
import { menuParts } from './menu-parts';
import { menuPrint } from './menu-print';
import { linkPrices, pricePairs } from './price-links';
import type { ReadingModel } from './reading-model';
import type { Segment } from './segments';
import { tagged, type TaggedPrint } from './tagged-print';
import { tokenFeatures } from './token-features';
import { ROLE_COUNT } from './token-roles';

/**
 * How often roles are found again by what their prices told. Each time more prices find a name, which tells more of the
 * roles; after four times little changes, on menus left out of the fit.
 */
const ROUNDS = 4;
/** From this probability on a role stays as it is. */
const SETTLED = 0.95;

/**
 * Gives each token of a menu its role: by its print, knowing what was found around it, then knowing which prices found
 * a name.
 */
export function tagPrint(pages: readonly (readonly Segment[])[], model: ReadingModel): TaggedPrint {
  const print = menuPrint(pages, model.lexicon);
  const features = tokenFeatures(print);
  const rolesBy = (trees: BoostedTrees, rows: readonly Float32Array[]): Float64Array[] =>
    scoresOfAll(trees, rows).map(softmax);
  let found = rolesBy(
    model.rolesInContext,
    contextFeatures(print, features, rolesBy(model.roles, features), ROLE_COUNT),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const before = tagged(print, found);
    const parts = menuParts(before);
    const told = linkFeatures(
      before,
      parts,
      linkPrices(pricePairs(parts, before), model.prices, model.pricesAmongRivals),
    );
    // What is settled is not asked about again.
    const open = found.flatMap((roles, at) =>
      round === 0 || roles.every((probability) => probability < SETTLED) ? [at] : [],
    );
    const again = rolesBy(
      model.rolesWithLinks,
      contextFeatures(print, features, found, ROLE_COUNT, open).map((row, index) =>
        joinedFeatures(row, told[open[index]!]!),
      ),
    );
    found = [...found];
    for (const [index, at] of open.entries()) found[at] = again[index]!;
  }
  return tagged(print, found);
}
