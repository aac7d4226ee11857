import { z } from 'zod';
import { ALLERGEN_SOURCES } from '../allergens';
import { LETTERS, MENU_SIZE } from '../limits';
import { PhotoHash } from './menu-photos';

/**
 * The id of a part that is there already, as the server gave it. A new one has none, or one that the editor made in the
 * same shape (8 characters of base64url), which it keeps: so an edit can be sent twice, and undone, without making a
 * part twice.
 */
const id = z.string().min(1).max(40).optional();
const name = z.string().trim().min(1, 'is required').max(LETTERS.name);
/**
 * As the owner writes it: an amount ("12.5", "$12.50"), a text such as "MP", or empty, as `typedPrice` reads it;
 * anything else is refused (422 `menu.invalid_price`). The server formats amounts.
 */
const price = z.string().trim().max(LETTERS.price);

export const EditedVariant = z.object({
  id,
  label: z.string().trim().min(1, 'is required').max(LETTERS.sizeLabel),
  price,
  soldOut: z.boolean().optional(),
});
export const EditedAddOn = z.object({ id, name, price, soldOut: z.boolean().optional() });

/** What an item contains by its owner's word (none of it, where the list is empty), or as it is printed. */
export const EditedAllergens = z.object({
  source: z.enum(ALLERGEN_SOURCES),
  names: z.array(z.string().trim().min(1).max(LETTERS.allergen)).max(MENU_SIZE.allergens),
  /** Only with `confirmed`. */
  mayContain: z.array(z.string().trim().min(1).max(LETTERS.allergen)).max(MENU_SIZE.allergens).optional(),
});
export type EditedAllergens = z.infer<typeof EditedAllergens>;

/** An item as an owner sends it. Evidence (confidence, source) is the server's and stays with the id. */
export const EditedItem = z.object({
  id,
  name,
  description: z.string().trim().max(LETTERS.itemDescription).optional(),
  price,
  dietary: z.array(z.string().trim().min(1).max(40)).max(MENU_SIZE.dietary).optional(),
  /**
   * Null: not stated; absent: as they are. What was read as printed stays as it was read: what an owner corrects is
   * confirmed.
   */
  allergens: EditedAllergens.nullable().optional(),
  prepTime: z.string().trim().max(40).optional(),
  variants: z.array(EditedVariant).max(MENU_SIZE.variants).optional(),
  addOns: z.array(EditedAddOn).max(MENU_SIZE.addOns).optional(),
  /**
   * A dish that comes back brings its photograph; those of dishes that are there are changed by `PUT …/photos` alone.
   */
  photo: z.object({ hash: PhotoHash }).optional(),
  soldOut: z.boolean().optional(),
  soldOutUntil: z.iso.datetime().optional(),
  /** True keeps a mark the reading made; without it the item is settled. An owner cannot make one. */
  uncertain: z.boolean().optional(),
});
export type EditedItem = z.infer<typeof EditedItem>;

export const EditedCategory = z.object({
  id,
  name,
  note: z.string().trim().max(LETTERS.categoryNote).optional(),
  items: z.array(EditedItem).max(MENU_SIZE.itemsInCategory),
});
export type EditedCategory = z.infer<typeof EditedCategory>;

/** All categories of a menu in their order. */
export const EditedCategories = z.array(EditedCategory).max(MENU_SIZE.categories);
export type EditedCategories = z.infer<typeof EditedCategories>;
