import type { Menu } from '@chalkboard/contracts';

/** One sentence about a menu, for a search result or a shared link. */
export function menuDescription({ restaurantName, restaurantDescription, categories }: Menu): string {
  if (restaurantDescription) return restaurantDescription;
  const sections = categories.slice(0, 4).map(({ name }) => name);
  return sections.length > 0
    ? `The menu of ${restaurantName}: ${sections.join(', ')}.`
    : `The menu of ${restaurantName}.`;
}
