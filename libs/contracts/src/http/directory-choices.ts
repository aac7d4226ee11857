/** What restaurants are found by; apart from the schemas, so that a screen can list it without a parser. */
export const CUISINES = [
  'Italian',
  'Chinese',
  'Seafood',
  'American',
  'Japanese',
  'Steakhouse',
  'Mexican',
  'Indian',
] as const;
export type Cuisine = (typeof CUISINES)[number];

/** What a restaurant has that is none of them. */
export const OTHER_CUISINE = 'Other';
/** What an owner chooses from. */
export const OWN_CUISINES = [...CUISINES, OTHER_CUISINE] as const;
export type OwnCuisine = (typeof OWN_CUISINES)[number];

/** States that a list can be narrowed to; restaurants of all others are in it too. */
export const DIRECTORY_STATES = ['California', 'Florida', 'Texas', 'Washington', 'Illinois', 'New York'] as const;
export type DirectoryState = (typeof DIRECTORY_STATES)[number];

/** What a dish costs at the median, from little to much. */
export const PRICE_RANGES = ['$', '$$', '$$$', '$$$$'] as const;
export type PriceRange = (typeof PRICE_RANGES)[number];

/** At least so many stars. */
export const DIRECTORY_RATINGS = [4, 3] as const;
export type DirectoryRating = (typeof DIRECTORY_RATINGS)[number];

export const DIRECTORY_SORTS = ['rating', 'reviews', 'name'] as const;
export type DirectorySort = (typeof DIRECTORY_SORTS)[number];
export const DEFAULT_DIRECTORY_SORT: DirectorySort = 'rating';

/**
 * What can be said of a restaurant in a word, in the order in which it is worth saying: what not every one has stands
 * first.
 */
export const DIRECTORY_FEATURES = [
  'vegan',
  'vegetarian',
  'gluten_free',
  'halal',
  'kosher',
  'delivery',
  'online_ordering',
  'pickup',
  'allergens_stated',
  'card_payment',
] as const;
export type DirectoryFeature = (typeof DIRECTORY_FEATURES)[number];

export const DIRECTORY = {
  /** Restaurants of a page. */
  pageSize: 12,
  /** Features that a card shows at most. */
  tagsShown: 3,
  /** Letters that can be looked for. */
  searchLetters: 100,
  /** A total above this is not counted out. */
  totalCap: 100_000,
} as const;
