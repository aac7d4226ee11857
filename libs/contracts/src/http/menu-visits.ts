import { z } from 'zod';
import { ANALYTICS_STEPS } from './admin-analytics';
import { SalesQuery } from './sales-figures';

/**
 * What a browser says of itself on a menu's page, and nothing else: that the page was opened, or that a cart was begun;
 * and whether it is the first time on this day on this device, by the restaurant's clock. Who it is is neither sent nor
 * kept.
 */
export const CountVisitRequest = z.object({ what: z.enum(['view', 'cart']), first: z.boolean() });
export type CountVisitRequest = z.infer<typeof CountVisitRequest>;

export const MenuVisitsQuery = SalesQuery;
export type MenuVisitsQuery = z.infer<typeof MenuVisitsQuery>;

const count = z.number().int();

/** Openings of a menu's page; devices that opened it, each once a day; devices that began a cart, each once a day. */
export const VisitSums = z.object({ views: count, visitors: count, carts: count });
export type VisitSums = z.infer<typeof VisitSums>;

/** Days, steps and `before` as in `SalesFigures`. */
export const MenuVisits = z.object({
  zone: z.string(),
  step: z.enum(ANALYTICS_STEPS),
  from: z.iso.date(),
  to: z.iso.date(),
  totals: VisitSums,
  before: z.object({ from: z.iso.date(), to: z.iso.date(), totals: VisitSums }),
  steps: z.array(VisitSums.extend({ start: z.iso.date() })),
});
export type MenuVisits = z.infer<typeof MenuVisits>;
