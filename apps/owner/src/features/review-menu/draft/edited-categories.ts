import type { EditedCategories, MenuCategory, MenuItem } from '@chalkboard/contracts';
import type { Draft } from './menu-draft';

/** The draft as it is sent: an owner's words under their ids. What the reader knew is the server's. */
export function toEditedCategories(draft: Draft): EditedCategories {
  return draft.map(({ id, name, note, items }) => ({ id, name, note, items: items.map(editedItem) }));
}

function editedItem({
  id,
  name,
  description,
  price,
  dietary,
  allergens,
  prepTime,
  variants,
  addOns,
  photo,
  soldOut,
  soldOutUntil,
  uncertain,
}: MenuItem): EditedCategories[number]['items'][number] {
  return {
    id,
    name,
    description,
    price,
    dietary,
    allergens: allergens ?? null,
    prepTime,
    variants: variants?.map((variant) => ({
      id: variant.id,
      label: variant.label,
      price: variant.price,
      soldOut: variant.soldOut,
    })),
    addOns: addOns?.map((addOn) => ({ id: addOn.id, name: addOn.name, price: addOn.price, soldOut: addOn.soldOut })),
    photo: photo && { hash: photo.hash },
    soldOut,
    ...(soldOut && soldOutUntil !== undefined && { soldOutUntil }),
    uncertain,
  };
}

/**
 * The saved categories with the places on the paper that only this page knows: of an item made here from what was
 * read, say by a split. They last as long as the page.
 */
export function withKnownPlaces(saved: Draft, draft: Draft): Draft {
  const known = new Map(draft.flatMap(({ items }) => items).map((item) => [item.id, item.source]));
  const placed = (item: MenuItem): MenuItem =>
    item.source || !known.get(item.id) ? item : { ...item, source: known.get(item.id) };
  return saved.map((category): MenuCategory => ({ ...category, items: category.items.map(placed) }));
}
