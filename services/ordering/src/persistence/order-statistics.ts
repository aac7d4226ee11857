import { RETENTION } from '@chalkboard/contracts';
import { DailyRecount, dayAfter, rowsOf, type DayRange } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { recountSales } from './sales/sales-recount';

const First = z.object({ day: z.string().nullable() });

/**
 * What differs from what was counted before is added to the day's, the menu's and the month's figures, so that a count
 * that finds nothing new writes nothing, and the totals keep what menus had that are gone. The days' orders are found
 * by `orders_age`, what was counted by `menu_day_figures_day`.
 */
const COUNT = `
  WITH counted AS (
    SELECT share_id, (placed_at AT TIME ZONE 'UTC')::date AS day, currency, count(*) AS orders,
      count(*) FILTER (WHERE status IN ('rejected', 'cancelled')) AS refused,
      coalesce(sum(total) FILTER (WHERE status NOT IN ('rejected', 'cancelled')), 0)::bigint AS revenue
    FROM orders WHERE placed_at >= $1::timestamptz AND placed_at < $2::timestamptz AND NOT test GROUP BY 1, 2, 3),
  known AS (
    SELECT share_id, day, currency, orders, refused, revenue FROM menu_day_figures WHERE day >= $3::date AND day <= $4::date),
  changed AS (
    SELECT share_id, day, currency,
      coalesce(counted.orders, 0) - coalesce(known.orders, 0) AS orders,
      coalesce(counted.refused, 0) - coalesce(known.refused, 0) AS refused,
      coalesce(counted.revenue, 0) - coalesce(known.revenue, 0) AS revenue
    FROM counted FULL JOIN known USING (share_id, day, currency)
    WHERE (coalesce(counted.orders, 0), coalesce(counted.refused, 0), coalesce(counted.revenue, 0)) <> (coalesce(known.orders, 0), coalesce(known.refused, 0), coalesce(known.revenue, 0))),
  of_menus AS (
    INSERT INTO menu_day_figures AS figures (share_id, day, currency, orders, refused, revenue)
    SELECT share_id, day, currency, orders, refused, revenue FROM changed
    ON CONFLICT (share_id, day, currency) DO UPDATE SET orders = figures.orders + excluded.orders, refused = figures.refused + excluded.refused, revenue = figures.revenue + excluded.revenue),
  of_months AS (
    INSERT INTO menu_month_figures AS figures (share_id, month, currency, orders, refused, revenue)
    SELECT share_id, date_trunc('month', day::timestamp)::date, currency, sum(orders), sum(refused), sum(revenue) FROM changed GROUP BY 1, 2, 3
    ON CONFLICT (share_id, month, currency) DO UPDATE SET orders = figures.orders + excluded.orders, refused = figures.refused + excluded.refused, revenue = figures.revenue + excluded.revenue)
  INSERT INTO order_day_figures AS figures (day, currency, orders, refused, revenue)
  SELECT day, currency, sum(orders), sum(refused), sum(revenue) FROM changed GROUP BY 1, 2
  ON CONFLICT (day, currency) DO UPDATE SET orders = figures.orders + excluded.orders, refused = figures.refused + excluded.refused, revenue = figures.revenue + excluded.revenue`;

/** Keeps the daily statistics of orders, by days of UTC, and the sales of menus, by the restaurants' clocks. */
@Injectable()
export class OrderStatistics extends DailyRecount {
  constructor(dataSource: DataSource, clock: Clock) {
    super(dataSource, clock, RETENTION.ordersMs);
  }

  protected async count({ from, to }: DayRange, manager: EntityManager): Promise<void> {
    await manager.query(COUNT, [`${from}T00:00:00Z`, `${dayAfter(to, 1)}T00:00:00Z`, from, to]);
    await recountSales({ from, to }, manager);
  }

  protected async firstDay(manager: EntityManager): Promise<string | undefined> {
    const [row] = rowsOf(
      First,
      await manager.query(`SELECT (min(placed_at) AT TIME ZONE 'UTC')::date::text AS day FROM orders`),
    );
    return row?.day ?? undefined;
  }
}
