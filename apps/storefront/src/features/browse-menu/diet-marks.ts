import type { MenuCategory } from '@chalkboard/contracts';

/** Diets in the letters that printed menus have for them; others stand as whole words. */
const MARKS: Readonly<Record<string, string>> = {
  vegetarian: 'V',
  vegan: 'VG',
  'gluten free': 'GF',
  'dairy free': 'DF',
  halal: 'H',
  kosher: 'K',
};

/** "Gluten-Free" → "GF"; undefined for a diet that has no letters of its own. */
export function markOf(diet: string): string | undefined {
  return MARKS[diet.toLowerCase().replace('-', ' ')];
}

/** The letters on this menu with what they stand for, in the order of their first use. */
export function legendOf(categories: readonly MenuCategory[]): { readonly mark: string; readonly diet: string }[] {
  const used = new Map<string, string>();
  for (const { items } of categories) {
    for (const { dietary = [] } of items) {
      for (const diet of dietary) {
        const mark = markOf(diet);
        if (mark !== undefined && !used.has(mark)) used.set(mark, diet);
      }
    }
  }
  return [...used].map(([mark, diet]) => ({ mark, diet }));
}
