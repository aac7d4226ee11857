import { z } from 'zod';
import { adminList } from './admin-list';
import {
  DEFAULT_DIRECTORY_SORT,
  DIRECTORY,
  DIRECTORY_FEATURES,
  DIRECTORY_SORTS,
  DIRECTORY_STATES,
  CUISINES,
  OWN_CUISINES,
  PRICE_RANGES,
} from './directory-choices';
import { MenuLogo } from './menu-look';
import { OpeningHours } from './opening-hours';

export * from './directory-choices';

/**
 * Every condition that is given holds; `rating` is the least number of stars, `search` finds the beginnings of words in
 * name, description, cuisine and address, all of them. `cursor` is the `next` of the part before, with the same
 * conditions and sort.
 */
export const DirectoryQuery = z.object({
  search: z.string().trim().max(DIRECTORY.searchLetters).optional(),
  cuisine: z.enum(CUISINES).optional(),
  state: z.enum(DIRECTORY_STATES).optional(),
  price: z.enum(PRICE_RANGES).optional(),
  rating: z.coerce.number().int().min(1).max(5).optional(),
  sort: z.enum(DIRECTORY_SORTS).default(DEFAULT_DIRECTORY_SORT),
  cursor: z.string().max(1000).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(DIRECTORY.pageSize),
});
export type DirectoryQuery = z.infer<typeof DirectoryQuery>;

/** What the directory says of a restaurant that its menu says. */
export const ListedRestaurant = z.object({
  name: z.string(),
  description: z.string().optional(),
  cuisine: z.enum(OWN_CUISINES),
  /** As its owner wrote it. */
  address: z.string(),
  /** Read from the address; absent where that does not tell. The state by its name: "New York". */
  city: z.string().optional(),
  state: z.string().optional(),
  phone: z.string().optional(),
  /** http or https. */
  website: z.string().optional(),
  /** Absent where no dish has an exact price. */
  priceRange: z.enum(PRICE_RANGES).optional(),
  features: z.array(z.enum(DIRECTORY_FEATURES)),
  /** Absent where the restaurant has not said. */
  hours: z.object({ openingHours: OpeningHours, timeZone: z.string() }).optional(),
  logo: MenuLogo.optional(),
});
export type ListedRestaurant = z.infer<typeof ListedRestaurant>;

export const DirectoryEntry = ListedRestaurant.extend({
  id: z.string(),
  /** It is read at /menu/{menuId}. */
  menuId: z.string(),
  /** Average of its published reviews, to two decimals; null where there are none. */
  rating: z.number().min(1).max(5).nullable(),
  reviewCount: z.number().int().min(0),
  /** Of its logo. */
  imageUrl: z.string().optional(),
});
export type DirectoryEntry = z.infer<typeof DirectoryEntry>;

/** One part of the list; `total` is of all parts. */
export const DirectoryPage = adminList(DirectoryEntry);
export type DirectoryPage = z.infer<typeof DirectoryPage>;
