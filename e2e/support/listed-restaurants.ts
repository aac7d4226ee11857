import type { DirectoryEntry, ListedRestaurant } from '@chalkboard/contracts';
import type { System } from './system';

type Wanted = Pick<ListedRestaurant, 'name' | 'cuisine' | 'address'> & Partial<ListedRestaurant> & Partial<Pick<DirectoryEntry, 'rating' | 'reviewCount'>>;

/** Puts restaurants into the directory of a system as they would be after their menus were published and reviewed; they have no menu to be opened. */
export async function listRestaurants({ database }: System, wanted: readonly Wanted[]): Promise<void> {
  for (const [index, { rating = null, reviewCount = 0, ...restaurant }] of wanted.entries()) {
    await database.rows('INSERT INTO menu.directory_entries (share_id, business_id, content, rating_times_100, review_count) VALUES ($1, gen_random_uuid(), $2, $3, $4)', [
      `listed-${index}`,
      JSON.stringify({ features: [], ...restaurant } satisfies ListedRestaurant),
      Math.round((rating ?? 0) * 100),
      reviewCount,
    ]);
  }
}

/** Takes them all out, and everybody else. */
export async function emptyDirectory({ database }: System): Promise<void> {
  await database.rows('DELETE FROM menu.directory_entries');
}
