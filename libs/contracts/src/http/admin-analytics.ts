import { z } from 'zod';
import { CHANNELS } from './notify';

/**
 * Statistics of the platform are counted by the days of this zone, whatever zone a restaurant is in; an answer says so
 * in `zone`.
 */
export const ANALYTICS_ZONE = 'UTC';

/** How long a stretch of time one point of a chart is; weeks begin on Monday. */
export const ANALYTICS_STEPS = ['day', 'week', 'month'] as const;
export type AnalyticsStep = (typeof ANALYTICS_STEPS)[number];

/** The most days that one question may be about. */
export const ANALYTICS_MAX_DAYS = 3660;

const DAY_MS = 86_400_000;

/**
 * Query of every question here, right `analytics.read`: the days from `from` to `to`, both included, in steps. A step
 * that is cut by either end holds the days within only. Figures older than two years are kept by month only
 * (`RETENTION.analyticsMs`): by day and by week they are not there.
 */
export const AnalyticsQuery = z
  .object({ from: z.iso.date(), to: z.iso.date(), step: z.enum(ANALYTICS_STEPS).default('day') })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before the first day' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < ANALYTICS_MAX_DAYS * DAY_MS, {
    path: ['to'],
    message: 'is too far from the first day',
  });
export type AnalyticsQuery = z.infer<typeof AnalyticsQuery>;

/** What every answer says of itself. */
const about = {
  zone: z.string(),
  step: z.enum(ANALYTICS_STEPS),
  from: z.iso.date(),
  to: z.iso.date(),
  /** Until when everything is counted; null: nothing was counted yet. */
  countedAt: z.iso.datetime().nullable(),
};

/**
 * The first day of a step; of a week that is its Monday, also where that is before `from`. Every step is there, also
 * one in which nothing was.
 */
const start = z.iso.date();

/** Upper ends, in seconds, of the spans by which the time of readings is counted; the last span has no end. */
export const READING_TIME_ENDS = [5, 10, 20, 30, 45, 60, 90, 120, 180, 300, 600] as const;

const count = z.number().int();

/** Menus read, how long it took, and what owners corrected before they published. */
const ConversionStatistics = z.object({
  /** Menus made of photos or files. */
  menus: count,
  /** Readings of new photos of a menu that is there already. */
  updates: count,
  /** Readings that failed. */
  failed: count,
  pages: count,
  /**
   * Readings whose time is known, from the end of the upload to the end of the reading: the others figures of time are
   * of these.
   */
  timed: count,
  /** Whole milliseconds; null where none is timed. */
  averageMs: z.number().int().nullable(),
  /** Of the timed ones, those within a minute and within two. */
  withinOneMinute: count,
  withinTwoMinutes: count,
  /** Menus published for the first time: what was corrected is counted then, once for each. */
  published: count,
  /**
   * Dishes that were read on them, and of these: left just as they were; with another name, price (also of a size or an
   * extra), or anything else; removed. A dish can be in several of the three.
   */
  itemsRead: count,
  itemsKept: count,
  namesCorrected: count,
  pricesCorrected: count,
  detailsCorrected: count,
  itemsRemoved: count,
  /** Dishes that the reading had not found. */
  itemsAdded: count,
});
export type ConversionStatistics = z.infer<typeof ConversionStatistics>;

/** The whole time and each step of it. */
export const ConversionAnalytics = z.object({
  ...about,
  total: ConversionStatistics,
  steps: z.array(ConversionStatistics.extend({ start })),
  /** How many readings of the whole time took how long; `upToSeconds` null: longer than all. Every span is there. */
  times: z.array(z.object({ upToSeconds: count.nullable(), readings: count })),
});
export type ConversionAnalytics = z.infer<typeof ConversionAnalytics>;

/** Orders in one currency. */
const OrderStatistics = z.object({
  /** ISO 4217. Amounts in different currencies are never added. */
  currency: z.string(),
  /** All that were placed; `refused` of them were turned down or cancelled. */
  orders: count,
  refused: count,
  /** Minor units: what the orders that were not refused come to. */
  revenue: count,
});
export type OrderStatistics = z.infer<typeof OrderStatistics>;

/**
 * `GET /api/admin/analytics/orders`: by the day on which orders were placed; an order that is refused or corrected
 * later changes the statistics of that day. As CSV, one row a step and currency: `GET /api/admin/analytics/orders/csv`.
 */
export const OrderAnalytics = z.object({
  ...about,
  /** One for each currency, most orders first. */
  totals: z.array(OrderStatistics),
  /** `figures`: for each currency of `totals`, in that order. */
  steps: z.array(z.object({ start, figures: z.array(OrderStatistics) })),
});
export type OrderAnalytics = z.infer<typeof OrderAnalytics>;

export const TOP_MENUS_SORTS = ['orders', 'revenue'] as const;
export type TopMenusSort = (typeof TOP_MENUS_SORTS)[number];

/**
 * Query of the menus with the most orders, or the most revenue in a currency: month by month, from `from` to `to`
 * (`2026-03`), at most 24. Sorted by revenue it needs a `currency`; by orders it may have one.
 */
export const TopMenusQuery = z
  .object({
    from: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-03'),
    to: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-03'),
    sort: z.enum(TOP_MENUS_SORTS).default('orders'),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be a currency such as USD')
      .optional(),
    /** Menus a month. */
    limit: z.coerce.number().int().min(1).max(50).default(10),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before the first month' })
  .refine(({ from, to }) => monthsBetween(from, to) <= 24, {
    path: ['to'],
    message: 'must be at most 24 months from the first',
  })
  .refine(({ sort, currency }) => sort !== 'revenue' || currency !== undefined, {
    path: ['currency'],
    message: 'is needed: amounts in different currencies cannot be compared',
  });
export type TopMenusQuery = z.infer<typeof TopMenusQuery>;

function monthsBetween(from: string, to: string): number {
  const number = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return number(to) - number(from) + 1;
}

/** A menu and its orders of a month in a currency. */
const TopMenu = OrderStatistics.extend({ shareId: z.string(), restaurantName: z.string() });
export type TopMenu = z.infer<typeof TopMenu>;

/**
 * `GET /api/admin/analytics/top-menus`: the best first. Menus of businesses that are gone, and months older than two
 * years, are not in it. As CSV, one row a month and menu: `GET /api/admin/analytics/top-menus/csv`.
 */
export const TopMenus = z.object({
  zone: z.string(),
  countedAt: z.iso.datetime().nullable(),
  /** Every month of the question, oldest first. `month`: `2026-03`. */
  months: z.array(z.object({ month: z.string(), menus: z.array(TopMenu) })),
});
export type TopMenus = z.infer<typeof TopMenus>;

/**
 * Messages on one channel, by the day on which they were written; a long text message counts as many as it has parts.
 */
const NotificationStatistics = z.object({
  channel: z.enum(CHANNELS),
  written: count,
  /** Taken by the provider; what was reported of them afterwards is in the two below as well. */
  sent: count,
  /** Reported as arrived. Providers that report nothing, as mail servers do, leave it at 0. */
  delivered: count,
  /** Refused, given up, or reported as not arrived. */
  failed: count,
});
export type NotificationStatistics = z.infer<typeof NotificationStatistics>;

/**
 * `GET /api/admin/analytics/notifications`; as CSV, one row a step and channel: `GET
 * /api/admin/analytics/notifications/csv`.
 */
export const NotificationAnalytics = z.object({
  ...about,
  /** One for each channel on which anything was written. */
  totals: z.array(NotificationStatistics),
  /** `figures`: for each channel of `totals`, in that order. */
  steps: z.array(z.object({ start, figures: z.array(NotificationStatistics) })),
});
export type NotificationAnalytics = z.infer<typeof NotificationAnalytics>;
