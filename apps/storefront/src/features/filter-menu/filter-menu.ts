import type { MenuCategory, MenuItem } from '@chalkboard/contracts';
import type { TextReader } from '@chalkboard/menu-rules/menu-texts';

export interface MenuFilter {
  /** Words that a dish's name, description or category must all hold. */
  readonly words: string;
  /** Marks that a dish must all carry. */
  readonly diets: readonly string[];
}

/** From so many dishes on, looking for one is worth a search field. */
export const LONG_MENU = 20;

/** How a filter stands in the address. */
export const FILTER_PARAMS = { words: 'q', diet: 'diet' } as const;

/** Folds case and accents, so that "creme" finds "Crème". */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

export function readFilter(params: URLSearchParams): MenuFilter {
  return { words: params.get(FILTER_PARAMS.words) ?? '', diets: [...new Set(params.getAll(FILTER_PARAMS.diet))] };
}

/** The address's parameters with this filter in them; others stay. */
export function writeFilter(params: URLSearchParams, { words, diets }: MenuFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(FILTER_PARAMS.words);
  next.delete(FILTER_PARAMS.diet);
  if (words.trim()) next.set(FILTER_PARAMS.words, words);
  for (const diet of diets) next.append(FILTER_PARAMS.diet, diet);
  return next;
}

/** Does a dish carry a mark? A vegan dish is vegetarian too, whether or not the menu says it twice. */
function carries({ dietary = [] }: MenuItem, diet: string): boolean {
  return dietary.includes(diet) || (fold(diet) === 'vegetarian' && dietary.some((mark) => fold(mark) === 'vegan'));
}

/** The marks that dishes of this menu carry, in the order of their first use. */
export function dietsOf(categories: readonly MenuCategory[]): string[] {
  return [...new Set(categories.flatMap(({ items }) => items.flatMap(({ dietary = [] }) => dietary)))];
}

/** Is there enough on the menu, or a mark on a dish, to offer a filter? */
export function isFilterable(categories: readonly MenuCategory[]): boolean {
  return countDishes(categories) >= LONG_MENU || dietsOf(categories).length > 0;
}

export function countDishes(categories: readonly MenuCategory[]): number {
  return categories.reduce((sum, { items }) => sum + items.length, 0);
}

/** Without a second language there is nothing but what is printed. */
const AS_PRINTED: TextReader = (_id, _field, printed) => ({ text: printed, lang: '' });

/**
 * The categories with only the dishes that match; those left empty are left out.
 * @param readSecond gives texts in the menu's second language: words are found in both
 */
export function filterMenu(
  categories: readonly MenuCategory[],
  { words, diets }: MenuFilter,
  readSecond: TextReader = AS_PRINTED,
): readonly MenuCategory[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0 && diets.length === 0) return categories;
  const matches = (category: MenuCategory) => (item: MenuItem) => {
    const printed = [item.name, item.description ?? '', category.name];
    const second = [
      readSecond(item.id, 'name', item.name),
      readSecond(item.id, 'description', item.description ?? ''),
      readSecond(category.id, 'name', category.name),
    ];
    const text = fold([...printed, ...second.map((one) => one.text)].join(' '));
    return wanted.every((word) => text.includes(word)) && diets.every((diet) => carries(item, diet));
  };
  return categories
    .map((category) => ({ ...category, items: category.items.filter(matches(category)) }))
    .filter(({ items }) => items.length > 0);
}
