/** Who says what a dish contains. Where nobody does it is not stated; it is never worked out from the dish. */
export const ALLERGEN_SOURCES = ['printed', 'confirmed'] as const;
export type AllergenSource = (typeof ALLERGEN_SOURCES)[number];

/** What has to be told of a dish in the European Union, in its order (Regulation 1169/2011, Annex II). */
export const EU_ALLERGENS = [
  'Gluten',
  'Crustaceans',
  'Eggs',
  'Fish',
  'Peanuts',
  'Soy',
  'Milk',
  'Nuts',
  'Celery',
  'Mustard',
  'Sesame',
  'Sulphites',
  'Lupin',
  'Molluscs',
] as const;
export type EuAllergen = (typeof EU_ALLERGENS)[number];
