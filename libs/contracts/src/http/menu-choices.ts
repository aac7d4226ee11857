/** The fixed choices of a menu's settings; apart from the schemas, so that a screen can list them without a parser. */
export const POS_SYSTEMS = ['none', 'square', 'toast', 'clover', 'lightspeed', 'revel', 'other'] as const;
export const ALLERGENS = [
  'Peanuts',
  'Tree Nuts',
  'Dairy/Milk',
  'Eggs',
  'Soy',
  'Wheat/Gluten',
  'Shellfish',
  'Fish',
  'Sesame',
  'Sulfites',
  'Corn',
  'Other',
] as const;

/**
 * What the reading of an item leaves open, and so what its owner is asked: it has no price; its several prices have no
 * names; another price stands beside it; its price was read in two ways; a point may have been lost; its price is far
 * from the others; its price, or its name, was hard to make out or to tell apart from others.
 */
export const DOUBT_KINDS = [
  'no-price',
  'unnamed-sizes',
  'price-beside',
  'two-readings',
  'lost-point',
  'far-price',
  'price',
  'name',
] as const;
export type DoubtKind = (typeof DOUBT_KINDS)[number];

/** What the owner says of the house, each settled by itself. */
export const HOUSE_DETAILS = ['name', 'phone', 'address', 'hours', 'currency', 'timeZone'] as const;
export type HouseDetail = (typeof HOUSE_DETAILS)[number];
