import { z } from 'zod';
import { SALES_FILES, SALES_PARTS } from '../sales-kinds';
import { ANALYTICS_MAX_DAYS, ANALYTICS_STEPS } from './admin-analytics';

const DAY_MS = 86_400_000;

const asked = {
  from: z.iso.date(),
  to: z.iso.date(),
  step: z.enum(ANALYTICS_STEPS).default('day'),
  /** Absent: the menu's. Amounts of two currencies are never added. */
  currency: z.string().length(3).optional(),
  /** Of this menu, or of all menus of its business: for members of that business. */
  of: z.enum(['menu', 'business']).default('menu'),
};

interface Days {
  readonly from: string;
  readonly to: string;
}
const inOrder = ({ from, to }: Days) => from <= to;
const IN_ORDER = { path: ['to'], message: 'must not be before the first day' };
const inReach = ({ from, to }: Days) => Date.parse(to) - Date.parse(from) < ANALYTICS_MAX_DAYS * DAY_MS;
const IN_REACH = { path: ['to'], message: 'is too far from the first day' };

/** Days from `from` to `to`, both included, by the restaurant's clock; weeks begin on Monday. */
export const SalesQuery = z.object(asked).refine(inOrder, IN_ORDER).refine(inReach, IN_REACH);
export type SalesQuery = z.infer<typeof SalesQuery>;

/** Of one menu of the business, or of all: then `shareId` says by which clock, and in which currency, they are told. */
export const ApiSalesQuery = z
  .object({ ...asked, shareId: z.string().min(1).max(80) })
  .refine(inOrder, IN_ORDER)
  .refine(inReach, IN_REACH);
export type ApiSalesQuery = z.infer<typeof ApiSalesQuery>;

export const SalesFileQuery = z
  .object({ ...asked, table: z.enum(SALES_FILES) })
  .refine(inOrder, IN_ORDER)
  .refine(inReach, IN_REACH);
export type SalesFileQuery = z.infer<typeof SalesFileQuery>;

const count = z.number().int();

/**
 * Sums of orders; test orders are in none of them. Amounts in minor units. Revenue, tax and tips are those of orders
 * that were not turned down or cancelled. The revenue is what the orders came to: it has the tax in it and no tip.
 */
export const SalesSums = z.object({
  orders: count,
  rejected: count,
  cancelled: count,
  revenue: count,
  tax: count,
  tips: count,
  /** Orders of which it is known whether their guest had ordered here before; of these, how many had. */
  guests: count,
  returning: count,
  /** Orders that the restaurant has answered, those of them within `SALES_SOON_MINUTES`, and the seconds of all. */
  answered: count,
  answeredSoon: count,
  answerSeconds: count,
});
export type SalesSums = z.infer<typeof SalesSums>;

/** What one dish, category, zone … had: orders it was in, portions, and what came of it. */
export const SalesPart = z.object({
  key: z.string(),
  /** As it is called now, where that is known; else as it was called in the newest of those orders. */
  name: z.string(),
  orders: count,
  /** Portions of a dish or category; of everything else, orders. */
  quantity: count,
  /** Of an `end`: what those orders would have come to. */
  revenue: count,
});
export type SalesPart = z.infer<typeof SalesPart>;

/** The sales of some days. */
export const SalesFigures = z.object({
  zone: z.string(),
  step: z.enum(ANALYTICS_STEPS),
  from: z.iso.date(),
  to: z.iso.date(),
  /** Until when everything is counted; null: nothing was counted yet. */
  countedAt: z.iso.datetime().nullable(),
  currency: z.string(),
  /** In which currencies there were orders in these days, besides `currency`. */
  otherCurrencies: z.array(z.string()),
  totals: SalesSums,
  /**
   * The same number of days, so many whole weeks earlier that they end before these begin. Of today, which is not over,
   * only the hours until now are compared.
   */
  before: z.object({ from: z.iso.date(), to: z.iso.date(), totals: SalesSums }),
  /** Every step is there, by its first day; of a week that is its Monday, also where that is before `from`. */
  steps: z.array(SalesSums.extend({ start: z.iso.date() })),
  /** The 24 hours of the clock, all days together. */
  hours: z.array(SalesSums.extend({ hour: z.number().int().min(0).max(23) })),
  /** The best first. */
  parts: z.record(z.enum(SALES_PARTS), z.array(SalesPart)),
  /** Dishes on the menu now that nobody ordered in these days. */
  neverOrdered: z.array(z.object({ key: z.string(), name: z.string(), category: z.string() })),
  /** Of a business: its menus, the best first; of a menu: empty. */
  locations: z.array(SalesSums.extend({ shareId: z.string(), name: z.string(), address: z.string().optional() })),
});
export type SalesFigures = z.infer<typeof SalesFigures>;
