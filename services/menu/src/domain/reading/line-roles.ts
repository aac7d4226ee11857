/** What a line is for. */
export type LineRole =
  | 'heading'
  /** A heading whose price holds for each item under it. */
  | 'priced-heading'
  | 'note'
  /** The same under a price that holds for the section. */
  | 'shared-note'
  /** A note that follows items: it closes their section, or the menu. */
  | 'closing-note'
  /** A note whose price holds for each item under it: "All sandwiches 8.95". */
  | 'priced-note'
  /** The price of a whole section, on a line of its own under the heading. */
  | 'section-price'
  | 'size-header'
  /** Name and price on one line. */
  | 'item'
  /** A name whose price comes on a later line. */
  | 'name'
  /** A further line of a name whose price stood beside the first, or is still to come. */
  | 'item-more'
  | 'name-more'
  /** The last line of a name, with the price. */
  | 'name-end'
  | 'description-before-price'
  /** The end of a description, with the item's price. */
  | 'description-end'
  | 'price'
  | 'description'
  | 'add-on'
  /** Items under a priced heading. */
  | 'shared-price-name'
  | 'shared-price-description'
  | 'shared-add-on'
  /** Contact, hours, title, smudges. */
  | 'other';

/** All roles, in the order in which weights are listed. */
export const ROLES: readonly LineRole[] = [
  'heading', 'priced-heading', 'note', 'shared-note', 'closing-note', 'priced-note', 'section-price', 'size-header', 'item', 'name', 'item-more', 'name-more', 'name-end', 'description-before-price',
  'description-end', 'price', 'description', 'add-on', 'shared-price-name', 'shared-price-description', 'shared-add-on', 'other',
];

export const HEADINGS: readonly LineRole[] = ['heading', 'priced-heading'];
export const NAMES: readonly LineRole[] = ['item', 'name', 'shared-price-name'];
export const NOTES: readonly LineRole[] = ['note', 'closing-note', 'priced-note'];
export const RUNNING: readonly LineRole[] = ['description', 'description-before-price', 'description-end', 'shared-price-description'];
/** Roles that make the same kind of thing of a line. */
export const ALIKE = Object.fromEntries(ROLES.map((role) => [role, [HEADINGS, NAMES, NOTES, RUNNING].find((kind) => kind.includes(role)) ?? [role]])) as Record<LineRole, readonly LineRole[]>;

/** The weight (a logarithm) of what cannot be. */
export const NEVER = -50;
