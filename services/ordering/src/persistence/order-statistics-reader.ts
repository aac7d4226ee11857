import {
  ANALYTICS_ZONE,
  OrderAnalytics,
  TopMenus,
  type AnalyticsQuery,
  type OrderStatistics,
  type TopMenusQuery,
  type TopMenusSort,
} from '@chalkboard/contracts';
import { countedAt, rowsOf, stepsBetween } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';

const Figures = OrderAnalytics.shape.totals.element.extend({ start: z.string() });
const Best = TopMenus.shape.months.element.shape.menus.element.extend({ month: z.string() });

/**
 * Days by the primary key, a few for each currency; a month that is kept as a whole is shown as a whole, or not at all.
 */
const STATISTICS = `
  SELECT to_char(date_trunc($3, at::timestamp), 'YYYY-MM-DD') AS start, currency, sum(orders)::bigint AS orders, sum(refused)::bigint AS refused, sum(revenue)::bigint AS revenue
  FROM (
    SELECT day AS at, currency, orders, refused, revenue FROM order_day_figures WHERE day >= $1::date AND day <= $2::date
    UNION ALL
    SELECT month, currency, orders, refused, revenue FROM order_month_figures WHERE $3 = 'month' AND month >= $1::date AND month + interval '1 month' - interval '1 day' <= $2::date
  ) AS kept
  GROUP BY 1, 2 HAVING sum(orders) > 0`;

/** Each has an index of its own: the best of a month are its first entries. */
const BEST: Readonly<Record<'orders' | `${TopMenusSort} in`, string>> = {
  orders: 'figures.month = months.month AND orders > 0 ORDER BY orders DESC, share_id',
  'orders in': 'figures.month = months.month AND currency = $4 AND orders > 0 ORDER BY orders DESC, share_id',
  'revenue in': 'figures.month = months.month AND currency = $4 AND revenue > 0 ORDER BY revenue DESC, share_id',
};

/** Reads what `OrderStatistics` has counted. */
@Injectable()
export class OrderStatisticsReader {
  constructor(private readonly dataSource: DataSource) {}

  async orders({ from, to, step }: AnalyticsQuery): Promise<OrderAnalytics> {
    const rows = rowsOf(Figures, await this.dataSource.query(STATISTICS, [from, to, step]));
    const totals = [...new Set(rows.map(({ currency }) => currency))]
      .map((currency) =>
        sumOf(
          currency,
          rows.filter((row) => row.currency === currency),
        ),
      )
      .sort((one, other) => other.orders - one.orders || (one.currency < other.currency ? -1 : 1));
    const known = new Map(rows.map((row) => [`${row.start} ${row.currency}`, row]));
    return {
      ...(await this.about()),
      step,
      from,
      to,
      totals,
      steps: stepsBetween(from, to, step).map((start) => ({
        start,
        figures: totals.map(({ currency }) => sumOf(currency, [known.get(`${start} ${currency}`)])),
      })),
    };
  }

  async topMenus({ from, to, sort, currency, limit }: TopMenusQuery): Promise<TopMenus> {
    const best = currency === undefined ? BEST.orders : BEST[`${sort} in`];
    const rows = rowsOf(
      Best,
      await this.dataSource.query(
        `SELECT to_char(months.month, 'YYYY-MM') AS month, best.share_id AS "shareId", coalesce(menus.snapshot->>'restaurantName', '') AS "restaurantName", best.currency, best.orders, best.refused, best.revenue
       FROM generate_series($1::timestamp, $2::timestamp, interval '1 month') AS months (month)
       CROSS JOIN LATERAL (SELECT share_id, currency, orders, refused, revenue FROM menu_month_figures AS figures WHERE ${best} LIMIT $3::int) AS best
       LEFT JOIN menus ON menus.share_id = best.share_id
       ORDER BY months.month, best.${sort} DESC, best.share_id`,
        [`${from}-01`, `${to}-01`, limit, ...(currency === undefined ? [] : [currency])],
      ),
    );
    return {
      ...(await this.about()),
      months: stepsBetween(`${from}-01`, `${to}-01`, 'month').map((start) => ({
        month: start.slice(0, 7),
        menus: rows.filter(({ month }) => start.startsWith(month)).map(({ month: _, ...menu }) => menu),
      })),
    };
  }

  private async about(): Promise<{ zone: string; countedAt: string | null }> {
    return { zone: ANALYTICS_ZONE, countedAt: (await countedAt(this.dataSource))?.toISOString() ?? null };
  }
}

function sumOf(currency: string, rows: readonly (OrderStatistics | undefined)[]): OrderStatistics {
  const sum = (of: (row: OrderStatistics) => number) => rows.reduce((total, row) => total + (row ? of(row) : 0), 0);
  return {
    currency,
    orders: sum(({ orders }) => orders),
    refused: sum(({ refused }) => refused),
    revenue: sum(({ revenue }) => revenue),
  };
}
