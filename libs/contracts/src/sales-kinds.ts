/** What sales figures tell apart, for pages too, which bring no schemas. */

/** Orders that were answered within so many minutes count as answered soon. */
export const SALES_SOON_MINUTES = 5;

/**
 * By what sales are told apart, each for itself. `type`: pickup, delivery, or at a table. `source`: the guest's own
 * order, or entered by the restaurant. `channel`: the channels on which the restaurant was told, joined by "+". `end`:
 * why an order was turned down or cancelled.
 */
export const SALES_PARTS = ['dish', 'category', 'type', 'source', 'channel', 'zone', 'end'] as const;
export type SalesPartKind = (typeof SALES_PARTS)[number];

/**
 * Why orders come to nothing: nobody answered, the guest cancelled, one of `REJECT_REASONS` in their order, or a reason
 * in the restaurant's own words, which are not kept.
 */
export const SALES_ENDS = ['unanswered', 'guest', 'busy', 'sold_out', 'closing', 'too_far', 'other'] as const;

/** Which tables a file can be of. */
export const SALES_FILES = ['steps', 'hours', 'locations', ...SALES_PARTS] as const;
export type SalesFile = (typeof SALES_FILES)[number];
