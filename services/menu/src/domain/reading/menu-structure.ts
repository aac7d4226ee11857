import { choicesBelow } from './choices-below';
import { cutNames } from './cut-names';
import { headingPairs, linkHeadings } from './heading-links';
import { headingsLikeNames } from './headings-like-names';
import { draftCategories, type CategoryDraft, type Links } from './item-drafts';
import { withLargerHeadings } from './larger-headings';
import { menuParts, type MenuParts } from './menu-parts';
import { mistakenNames } from './mistaken-names';
import { asRole, withRoles } from './other-roles';
import { overlookedNames } from './overlooked-names';
import type { Page } from './page';
import { withPlacedPrices, type PlacedPrices } from './placed-prices';
import { linkPrices, pricePairs, withoutStrayFigures, type PriceLink } from './price-links';
import { figuresInHeadings, pricedHeadings, pricesOfHeadings, withHeadings } from './priced-headings';
import { namesBehind, pricesBefore } from './prices-before-names';
import { pricesBelow } from './prices-below-names';
import type { ReadingModel } from './reading-model';
import { pricesSaidForAll, sectionPrices } from './section-prices';
import { segmentsOf } from './segments';
import { tagPrint } from './tag-print';
import type { TaggedPrint } from './tagged-print';
import { ROLE } from './token-roles';
import { wrappedNames } from './wrapped-names';

/** The print of a menu with its roles and links, and the items they make. */
export interface MenuStructure extends Links {
  readonly drafts: CategoryDraft[];
}

/**
 * Finds the structure of a menu: what each word is for, which price belongs to which name, and which name stands under
 * which heading.
 *
 * @param pages all pages of one menu, in order
 */
export function structureOf(pages: readonly Page[], model: ReadingModel): MenuStructure {
  const { tagged, found, links, placed } = withLinks(tagPrint(pages.map(segmentsOf), model), model);
  const promoted = pricedHeadings(found, links, tagged);
  const parts = withHeadings(found, promoted);
  const headings = withLargerHeadings(linkHeadings(headingPairs(parts), model.headings), parts, tagged);
  const sections = new Map([...sectionPrices(parts, tagged, links, headings, placed), ...pricesOfHeadings(promoted)]);
  const structure = { tagged, parts, prices: links.filter(({ price }) => !sections.has(price)), headings, sections };
  return { ...structure, drafts: draftCategories(structure) };
}

interface Found {
  readonly tagged: TaggedPrint;
  readonly found: MenuParts;
  readonly links: readonly PriceLink[];
  /** Lines whose prices are for the name next to them, as on all of their page. */
  readonly placed: PlacedPrices;
}

/** Names and prices, and which belong together, with the names that were overlooked. */
function withLinks(read: TaggedPrint, model: ReadingModel): Found {
  const before = pricesBefore(read);
  const tagged = before.size > 0 ? withRoles(read, namesBehind(before, read)) : read;
  const named = headingsLikeNames(menuParts(tagged), tagged);
  const whole = named.size > 0 ? withRoles(tagged, named) : tagged;
  const wrapped = wrappedNames(menuParts(whole).names, whole);
  const first = withoutMistaken(wrapped.size > 0 ? withRoles(whole, wrapped) : whole, before, model);
  const overlooked = new Map([
    ...overlookedNames(first.found, first.links, first.tagged),
    ...figuresInHeadings(first.found, first.links),
    ...pricesSaidForAll(first.found, first.tagged),
  ]);
  return withChoices(overlooked.size > 0 ? withoutMistaken(withRoles(first.tagged, overlooked), before, model) : first);
}

/** Choices of a dish are what its prices are for, and no names. */
function withChoices(first: Found): Found {
  const dishOf = choicesBelow(first.found.names, first.links, first.tagged);
  if (dishOf.size === 0) return first;
  const tagged = withRoles(
    first.tagged,
    new Map([...dishOf.keys()].flatMap(({ tokens }) => asRole(tokens, ROLE.label))),
  );
  const found = menuParts(tagged);
  const nameAt = new Map(found.names.map((name) => [name.tokens[0]!.index, name]));
  const links = first.links.flatMap((link) => {
    const name = nameAt.get((dishOf.get(link.name) ?? link.name).tokens[0]!.index);
    return name ? [{ ...link, name, price: tagged.tokens[link.price.index]! }] : [];
  });
  return { ...first, tagged, found, links };
}

/** Names and prices, and which belong together; until nothing is found that was taken for a name and is none. */
function withoutMistaken(tagged: TaggedPrint, before: PlacedPrices, model: ReadingModel): Found {
  const found = menuParts(tagged);
  // Found without prices: links are the longest part.
  const cut = cutNames(found.names, tagged);
  if (cut.size > 0) return withoutMistaken(withRoles(tagged, cut), before, model);
  const linked = linkPrices(pricePairs(found, tagged), model.prices, model.pricesAmongRivals);
  const placed = new Map([...pricesBelow(found, tagged), ...before]);
  const links = withoutStrayFigures(withPlacedPrices(linked, placed, found));
  const mistaken = mistakenNames(found, links, tagged);
  return mistaken.size > 0
    ? withoutMistaken(withRoles(tagged, mistaken), before, model)
    : { tagged, found, links, placed };
}
