import type { Menu } from '@chalkboard/contracts';
import { texts } from '@chalkboard/storefront/texts';

const { head: t } = texts;

/** One sentence about a menu, for a search result or a shared link. */
export function menuDescription({ restaurantName, restaurantDescription, categories }: Menu): string {
  if (restaurantDescription) return restaurantDescription;
  const sections = categories.slice(0, 4).map(({ name }) => name);
  return sections.length > 0
    ? t.described({ restaurant: restaurantName, sections: sections.join(', ') })
    : t.alone({ restaurant: restaurantName });
}
