import type { ItemAllergens, MenuAddOn, MenuCategory, MenuItem, MenuVariant } from '@chalkboard/contracts';

/** A menu's categories as the owner sees them while editing; never changed in place. */
export type Draft = readonly MenuCategory[];

/** Where an item stands: in which category, and after which item; at the head without one. */
export interface ItemPlace {
  readonly categoryId: string;
  readonly after?: string;
}

export interface FoundItem {
  readonly category: MenuCategory;
  readonly item: MenuItem;
  readonly index: number;
}

/** What an owner can change of an item. */
export const ITEM_FIELDS = [
  'name',
  'description',
  'price',
  'dietary',
  'allergens',
  'prepTime',
  'variants',
  'addOns',
  'soldOut',
  'uncertain',
] as const;
export type ItemField = (typeof ITEM_FIELDS)[number];
export type ItemChanges = Partial<Pick<MenuItem, ItemField>>;

/** What an owner can change of a category, beside its items. */
export type CategoryField = 'name' | 'note';

export function findItem(draft: Draft, itemId: string): FoundItem | undefined {
  for (const category of draft) {
    const index = category.items.findIndex(({ id }) => id === itemId);
    if (index >= 0) return { category, item: category.items[index]!, index };
  }
  return undefined;
}

/** Where the item stands now. */
export function placeOf(draft: Draft, itemId: string): ItemPlace | undefined {
  const found = findItem(draft, itemId);
  return found && { categoryId: found.category.id, after: found.category.items[found.index - 1]?.id };
}

export function itemsOf(draft: Draft): MenuItem[] {
  return draft.flatMap(({ items }) => items);
}

/**
 * Do two values of a field say the same? A price that the server wrote out ("12.5" → "$12.50") is still the price, and
 * an empty field is no field.
 */
export function sameValue(field: ItemField | CategoryField, one: unknown, other: unknown): boolean {
  return JSON.stringify(comparable(field, one)) === JSON.stringify(comparable(field, other));
}

/** Do two items say the same to a guest? */
export function sameItem(one: MenuItem, other: MenuItem): boolean {
  return ITEM_FIELDS.every((field) => sameValue(field, one[field], other[field]));
}

function comparable(field: ItemField | CategoryField, value: unknown): unknown {
  switch (field) {
    case 'price':
      return plainPrice(value as string);
    case 'variants':
      return ((value ?? []) as MenuVariant[]).map(({ label, price, soldOut }) => [
        label.trim(),
        plainPrice(price),
        Boolean(soldOut),
      ]);
    case 'addOns':
      return ((value ?? []) as MenuAddOn[]).map(({ name, price, soldOut }) => [
        name.trim(),
        plainPrice(price),
        Boolean(soldOut),
      ]);
    case 'dietary':
      return value ?? [];
    case 'allergens': {
      const { source, names = [], mayContain = [] } = (value ?? {}) as Partial<ItemAllergens>;
      return [source, names, mayContain];
    }
    case 'soldOut':
    case 'uncertain':
      return Boolean(value);
    default:
      return ((value ?? '') as string).trim();
  }
}

/** Only for comparing: what a price means in money is the server's to say. */
function plainPrice(text: string): string | number {
  const bare = text.replace(/[\p{Sc}\s]/gu, '').replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  return /^\d+(\.\d+)?$/.test(bare) ? Number(bare) : bare.toLowerCase();
}
