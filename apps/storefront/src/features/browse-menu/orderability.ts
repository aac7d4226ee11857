import type { Menu, MenuCategory, MenuItem } from '@chalkboard/contracts';
import { texts } from '../../texts';

export type Orderability =
  | { readonly kind: 'orderable' }
  /** Something must be chosen first, or may be. */
  | { readonly kind: 'choose' }
  | { readonly kind: 'not-orderable'; readonly words: string };

/** May this dish be ordered now, and if not, what is a guest told? */
export function orderabilityOf({ soldOut, uncertain, variants = [], addOns = [], priceMinor }: MenuItem): Orderability {
  if (soldOut) return { kind: 'not-orderable', words: texts.notOrderable.soldOut };
  if (uncertain) return { kind: 'not-orderable', words: texts.notOrderable.uncertain };
  if (variants.length > 0) {
    if (variants.some(isChoosable)) return { kind: 'choose' };
    return {
      kind: 'not-orderable',
      words: variants.some((variant) => variant.soldOut) ? texts.notOrderable.soldOut : texts.notOrderable.noPrice,
    };
  }
  if (priceMinor === undefined) return { kind: 'not-orderable', words: texts.notOrderable.noPrice };
  return addOns.some(isChoosable) ? { kind: 'choose' } : { kind: 'orderable' };
}

/** May this size or extra be chosen? */
export function isChoosable({ priceMinor, soldOut }: Pick<MenuItem, 'priceMinor' | 'soldOut'>): boolean {
  return priceMinor !== undefined && !soldOut;
}

/** The dishes of a menu; where its currency is not settled no price is certain. */
export function dishesOf({
  categories,
  currencyAssumed,
}: Pick<Menu, 'categories' | 'currencyAssumed'>): readonly MenuCategory[] {
  if (!currencyAssumed) return categories;
  return categories.map((category) => ({
    ...category,
    items: category.items.map((item) => ({ ...item, uncertain: true })),
  }));
}

/** Whether a dish has groups to choose from. */
export function hasChoices({ rules }: Pick<Menu, 'rules'>, { id }: Pick<MenuItem, 'id'>): boolean {
  return rules?.choices?.dishes.some(({ itemId }) => itemId === id) ?? false;
}
