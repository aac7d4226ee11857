import {
  CUISINES,
  DIRECTORY_STATES,
  PRICE_RANGES,
  type DirectoryEntry,
  type ListedRestaurant,
} from '@chalkboard/contracts';
import type { System } from './system';

type Wanted = Pick<ListedRestaurant, 'name' | 'cuisine' | 'address'> &
  Partial<ListedRestaurant> &
  Partial<Pick<DirectoryEntry, 'rating' | 'reviewCount'>>;

/**
 * Puts restaurants into the directory of a system as they would be after their menus were published and reviewed; they
 * have no menu to be opened.
 */
export async function listRestaurants({ database }: System, wanted: readonly Wanted[]): Promise<void> {
  for (const [index, { rating = null, reviewCount = 0, ...restaurant }] of wanted.entries()) {
    await database.rows(
      'INSERT INTO menu.directory_entries (share_id, business_id, content, rating_times_100, review_count) VALUES ($1, gen_random_uuid(), $2, $3, $4)',
      [
        `listed-${index}`,
        JSON.stringify({ features: [], ...restaurant } satisfies ListedRestaurant),
        Math.round((rating ?? 0) * 100),
        reviewCount,
      ],
    );
  }
}

/** Takes them all out, and everybody else. */
export async function emptyDirectory({ database }: System): Promise<void> {
  await database.rows('DELETE FROM menu.directory_entries');
}

/** Of each cuisine in each state one, some of them reviewed, of all prices. */
export const EVERY_KIND = CUISINES.flatMap((cuisine, c) =>
  DIRECTORY_STATES.map((state, s) => ({
    name: `${cuisine} ${c}${s}`,
    cuisine,
    address: `${s + 1} Main St, Springfield`,
    state,
    priceRange: PRICE_RANGES[(c + s) % PRICE_RANGES.length],
    ...((c + s) % 3 > 0 && { rating: 3 + ((c * 7 + s) % 20) / 10, reviewCount: 1 + c * 10 + s }),
  })),
);

/** How many of them are such. */
export function kindsThat(are: (restaurant: (typeof EVERY_KIND)[number]) => boolean): number {
  return EVERY_KIND.filter(are).length;
}

/** Makes them the whole directory. */
export async function listEveryKind(system: System): Promise<void> {
  await emptyDirectory(system);
  await listRestaurants(system, EVERY_KIND);
}
