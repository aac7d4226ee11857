import type { Menu } from '@chalkboard/contracts/http/menu';
import type { MenuChange } from '@chalkboard/contracts/http/menu-review';
import {
  matchSections,
  placedItems,
  sameItems,
  type PlacedItem,
  type SameItem,
  type SectionMatch,
} from './compare-items';
import { shareApart } from './compare-names';
import { inCurrency, priceDifferences, type PriceDifference } from './compare-prices';
import type { ReadMenu } from './menu-from-reading';

/**
 * A name that differs in so small a share of its letters, and that the reader is not sure of, is misread rather than
 * changed.
 */
const MISREAD_SHARE = 0.2;
const SURE_NAME = 0.9;
/** With this share of its items found again, the whole menu is on the photo. */
const WHOLE_MENU = 0.8;

/**
 * What changed between a menu and a new reading of it, in the order of the menu, new items last. A photo may show only
 * a part: what it does not show is not gone, and a price that was not read has not changed.
 *
 * @param now the menu as it is
 * @param read the same menu as it was photographed again
 */
export function compareMenus(
  now: Pick<Menu, 'categories' | 'currency'>,
  read: ReadMenu,
): { changes: MenuChange[]; unchanged: number } {
  const { categories } = inCurrency(read, now.currency);
  const nowItems = placedItems(now.categories);
  const readItems = placedItems(categories);
  const sections = matchSections(now.categories, categories);
  const pairs = sameItems(nowItems, readItems, sections);
  const foundAgain = new Map(pairs.map((pair) => [pair.now, pair.read]));
  const isGone = goneRule(nowItems, foundAgain, (section) =>
    categories.some((_, readAt) => sections(section, readAt) === 'by-heading'),
  );

  let unchanged = 0;
  const replaced = new Set<PlacedItem>();
  const changes = nowItems.flatMap((item): MenuChange[] => {
    const found = foundAgain.get(item);
    if (!found) return isGone(item) ? [gone(item)] : [];
    const prices = priceDifferences(item.item, found.item, now.currency);
    if (prices === 'other-sizes') {
      if (found.item.uncertain) return ((unchanged += 1), []);
      replaced.add(found);
      return [gone(item)];
    }
    const differences = [
      ...(isRenamed(item, found) ? [renamed(item, found)] : []),
      ...prices.map((difference) => repriced(item, found, difference)),
    ];
    if (differences.length === 0) unchanged += 1;
    return differences;
  });

  const seen = new Set(pairs.map((pair) => pair.read));
  const news = readItems
    .filter((item) => !seen.has(item) || replaced.has(item))
    .map((item) => added(item, homeOf(item, pairs, now, sections)));
  return { changes: [...changes, ...news], unchanged };
}

/**
 * An item is gone when the photo shows its section, and shows it on both sides of the item's place: it may end in the
 * middle of a section.
 *
 * @param hasHeading whether the section's heading is on the photo
 */
function goneRule(
  items: readonly PlacedItem[],
  foundAgain: ReadonlyMap<PlacedItem, PlacedItem>,
  hasHeading: (section: number) => boolean,
): (item: PlacedItem) => boolean {
  const whole = foundAgain.size >= items.length * WHOLE_MENU;
  const found = items.filter((item) => foundAgain.has(item));
  const foundIn = (section: number) => found.some((item) => item.section === section);
  return ({ section, at }) => {
    if (!foundIn(section)) return false;
    const before = hasHeading(section) || found.some((item) => item.section === section && item.at < at);
    const after =
      found.some((item) => item.section === section && item.at > at) || hasHeading(section + 1) || foundIn(section + 1);
    return whole || (before && after);
  };
}

function isRenamed(item: PlacedItem, found: PlacedItem): boolean {
  if (item.name.core === found.name.core) return false;
  return isSureName(found) || shareApart(item.name, found.name) > MISREAD_SHARE;
}

const isSureName = ({ item }: PlacedItem) => (item.confidence?.name ?? 0) >= SURE_NAME;
const asksOfName = ({ item }: PlacedItem) => item.doubt?.kind === 'name';

/** The section of the menu that a new item belongs to: of the same heading, else the one its neighbours are in. */
function homeOf(
  item: PlacedItem,
  pairs: readonly SameItem[],
  now: Pick<Menu, 'categories'>,
  matches: SectionMatch,
): string | undefined {
  const sections = now.categories.map((category, section) => ({ category, same: matches(section, item.section) }));
  const named = sections.find(({ same }) => same === 'by-heading') ?? sections.find(({ same }) => same === 'by-items');
  const neighbour = pairs
    .filter((pair) => pair.read.section === item.section)
    .sort((a, b) => Math.abs(a.read.at - item.at) - Math.abs(b.read.at - item.at))[0];
  return named?.category.id ?? neighbour?.now.category.id;
}

const of = ({ item, category }: PlacedItem) => ({ itemId: item.id, name: item.name, category: category.name });

function gone(item: PlacedItem): MenuChange {
  return { id: `gone-${item.item.id}`, kind: 'gone', ...of(item) };
}

function renamed(item: PlacedItem, found: PlacedItem): MenuChange {
  return {
    id: `renamed-${item.item.id}`,
    kind: 'renamed',
    ...of(item),
    to: found.item.name,
    ...evidence(found, found.item.source?.name, asksOfName(found) || !isSureName(found)),
  };
}

function repriced(
  item: PlacedItem,
  found: PlacedItem,
  { variantId, label, from, to, otherPrice, source }: PriceDifference,
): MenuChange {
  return {
    id: ['price', item.item.id, ...(variantId ? [variantId] : [])].join('-'),
    kind: 'price',
    ...of(item),
    ...(variantId && { variantId, label }),
    from,
    to,
    ...(otherPrice !== undefined && { otherPrice }),
    ...evidence(
      found,
      source ?? found.item.source?.price ?? found.item.source?.name,
      !asksOfName(found) || item.name.core !== found.name.core,
    ),
  };
}

function added(found: PlacedItem, categoryId: string | undefined): MenuChange {
  return {
    id: `new-${found.item.id}`,
    kind: 'new',
    category: found.category.name,
    ...(categoryId && { categoryId }),
    item: found.item,
    ...evidence(found, found.item.source?.name ?? found.item.source?.price),
  };
}

/** `inDoubt`: what is in doubt of the item, if anything, is in doubt of the change, too. */
function evidence({ item }: PlacedItem, source: PriceDifference['source'], inDoubt = true) {
  const uncertain = inDoubt && (item.uncertain ?? false);
  return {
    ...(source && { source }),
    uncertain,
    ...(uncertain && item.uncertainReason && { uncertainReason: item.uncertainReason }),
  };
}
