import { likeNames } from './like-names';
import type { MenuParts } from './menu-parts';
import { namelessPrices } from './nameless-prices';
import type { OtherRoles } from './other-roles';
import type { PriceLink } from './price-links';
import { singleDishes } from './single-dishes';
import type { TaggedPrint } from './tagged-print';

/** Finds names that were taken for something else, by how the whole menu is laid out. */
export function overlookedNames(found: MenuParts, links: readonly PriceLink[], tagged: TaggedPrint): OtherRoles {
  return new Map([...likeNames(tagged), ...singleDishes(found, tagged), ...namelessPrices(found, links, tagged)]);
}
