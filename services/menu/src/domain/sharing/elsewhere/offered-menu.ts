import type { Menu, MenuCategory, MenuItem } from '@chalkboard/contracts';
import type { NotExported } from './not-exported';

/** Something with an exact price, in minor units of the menu's currency. */
export interface OfferedPart {
  readonly id: string;
  /** Empty: the dish as it is, which has no sizes. */
  readonly name: string;
  readonly minor: number;
  readonly soldOut: boolean;
}

export interface OfferedDish {
  readonly item: MenuItem;
  readonly categoryId: string;
  /** At least one. */
  readonly sizes: readonly [OfferedPart, ...OfferedPart[]];
  readonly extras: readonly OfferedPart[];
}

export interface OfferedCategory {
  readonly category: MenuCategory;
  /** At least one. */
  readonly dishes: readonly OfferedDish[];
}

/** What of a menu can be sold elsewhere: what is read for certain and has an exact price. The rest is noted. */
export function offeredMenu(menu: Menu, target: string, out: NotExported): OfferedCategory[] {
  noteSettings(menu, target, out);
  return menu.categories.flatMap((category) => {
    const dishes = category.items.flatMap((item) => offeredDish(item, category.id, out));
    return dishes.length > 0 ? [{ category, dishes }] : [];
  });
}

function offeredDish(item: MenuItem, categoryId: string, out: NotExported): OfferedDish[] {
  const { name, variants = [], addOns = [] } = item;
  if (item.uncertain) {
    out.add('Left out, because the reading is still to check.', name);
    return [];
  }
  const priced = <T extends { readonly id: string; readonly priceMinor?: number; readonly soldOut?: boolean }>(
    parts: readonly T[],
    nameOf: (part: T) => string,
  ): OfferedPart[] =>
    parts.flatMap((part) => {
      if (part.priceMinor !== undefined)
        return [{ id: part.id, name: nameOf(part), minor: part.priceMinor, soldOut: part.soldOut ?? false }];
      out.add('Left out, because there is no exact price.', [name, nameOf(part)].filter(Boolean).join(', '));
      return [];
    });
  const [first, ...others] =
    variants.length > 0 ? priced(variants, ({ label }) => label || 'Size') : priced([item], () => '');
  if (!first) return [];
  if (item.prepTime) out.add('Preparation times are not in the file.');
  if (item.allergens?.mayContain?.length) out.add('Traces of allergens (“may contain”) are not in the file.');
  return [{ item, categoryId, sizes: [first, ...others], extras: priced(addOns, (addOn) => addOn.name) }];
}

function noteSettings(
  { currencyAssumed, rules, commonAllergens, allergyNote }: Menu,
  target: string,
  out: NotExported,
): void {
  if (currencyAssumed) out.add('The currency of this menu is a proposal. Settle it before you use this file.');
  if (rules?.delivery) out.add(`Delivery areas, their fees and minimum orders stay here. Set them up at ${target}.`);
  if (rules?.taxes?.serviceCharge) out.add('The service charge is not in the file.');
  if (commonAllergens.length > 0 || allergyNote) out.add('The allergy note for the whole menu is not in the file.');
}
