import type { EditedCategories } from '@chalkboard/contracts';

/** Categories that were sent, as the server answers with them: what is not stated is left out. */
export function savedCategories(sent: EditedCategories): object[] {
  return sent.map((category) => ({
    ...category,
    items: category.items.map(({ allergens, ...item }) => ({ ...item, ...(allergens && { allergens }) })),
  }));
}
