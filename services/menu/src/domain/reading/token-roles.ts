/** What a token is for. The order is that of the classes that the weights are fitted for. */
export const TOKEN_ROLES = [
  'other',
  'name',
  'name-more',
  'description',
  'heading',
  'price',
  'label',
  'add-on',
] as const;
export type TokenRole = (typeof TOKEN_ROLES)[number];
export const ROLE_COUNT = TOKEN_ROLES.length;
/** Places of the roles in lists of probabilities. */
export const ROLE = {
  other: 0,
  name: 1,
  nameMore: 2,
  description: 3,
  heading: 4,
  price: 5,
  label: 6,
  addOn: 7,
} as const;
