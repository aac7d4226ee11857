/**
 * A menu as the product answers with it, for other scorers. @param {import('./predicted-menu.mjs').PredictedMenu} menu
 */
export function specMenu({ categories }) {
  return {
    categories: categories.map(({ name, items }) => ({
      name,
      items: items.map((/** @type {any} */ { name: dish, description, price, variants, dietary }) => ({
        name: dish,
        description: description || null,
        price: price || null,
        ...(variants.length > 0 ? { variants } : {}),
        dietary,
      })),
    })),
  };
}
