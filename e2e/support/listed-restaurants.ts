import {
  CUISINES,
  DIRECTORY_STATES,
  PRICE_RANGES,
  type DirectoryEntry,
  type ListedRestaurant,
} from '@chalkboard/contracts';
import { DIRECTORY_PATH } from './screens/directory';
import type { System } from './system';
import { until } from './until';

type Wanted = Pick<ListedRestaurant, 'name' | 'cuisine' | 'address'> &
  Partial<ListedRestaurant> &
  Partial<Pick<DirectoryEntry, 'rating' | 'reviewCount'>>;

/**
 * Puts restaurants into the directory of a system as they would be after their menus were published and reviewed; they
 * have no menu to be opened.
 */
export async function listRestaurants(system: System, wanted: readonly Wanted[]): Promise<void> {
  const { database } = system;
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
  await untilServed(system);
}

/** Takes them all out, and everybody else. */
export async function emptyDirectory(system: System): Promise<void> {
  await system.database.rows('DELETE FROM menu.directory_entries');
  await untilServed(system);
}

/** Readers who come together share a page: until the one that is served is of what is listed now. */
export async function untilServed({ url, database }: System, query = '', count?: number): Promise<void> {
  const listed = count ?? (await database.count('menu.directory_entries', 'true'));
  const words = `${listed.toLocaleString('en-US')} ${listed === 1 ? 'Restaurant' : 'Restaurants'} Found`;
  await until(`the directory to say "${words}"`, async () => {
    const page = await fetch(`${url}${DIRECTORY_PATH}${query}`, { headers: { accept: 'text/html' } });
    return (await page.text()).includes(words);
  });
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
