/** Of a dish, as menus and snapshots have it. */
export interface SoldOut {
  readonly soldOut?: boolean | undefined;
  /** ISO 8601; it is there again from then on. */
  readonly soldOutUntil?: string | undefined;
}

/** Whether a dish is sold out at an instant, in milliseconds since the epoch. */
export function isSoldOutAt({ soldOut, soldOutUntil }: SoldOut, at: number): boolean {
  return soldOut === true && (soldOutUntil === undefined || at < Date.parse(soldOutUntil));
}

/** Dishes of a menu, or of a part of one. */
interface WithDishes<Dish extends SoldOut> {
  readonly categories: readonly { readonly items: readonly Dish[] }[];
}

/**
 * A menu in which what was sold out until an instant is there again, as whoever reads it at that instant has it.
 * @param at milliseconds since the epoch
 * @returns the very same menu where nothing is there again
 */
export function soldOutAt<Dish extends SoldOut, M extends WithDishes<Dish>>(menu: M, at: number): M {
  const isBack = (dish: Dish) => dish.soldOutUntil !== undefined && !isSoldOutAt(dish, at);
  if (!menu.categories.some(({ items }) => items.some(isBack))) return menu;
  return {
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.map((dish) => {
        if (!isBack(dish)) return dish;
        const { soldOut: _soldOut, soldOutUntil: _until, ...rest } = dish;
        return rest;
      }),
    })),
  };
}
