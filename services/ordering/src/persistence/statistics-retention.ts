import { dayOf, logRemoval, pauseRecount } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { MenuDayEntity, MenuMonthEntity, OrderDayEntity } from './order-statistics.entities';
import { SalesCountEntity, SalesHourEntity, SalesPartEntity } from './sales/sales.entities';

/** Makes old figures anonymous. */
@Injectable()
export class StatisticsRetention {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Folds the days before that of `olderThan` into their months, and removes what is known of single menus in them:
   * also of the whole month in which that day is, whose figures hold older days. Of a menu's sales its months stay, and
   * nothing of hours, dishes or guests. Says so in the log; all in one transaction.
   * @returns how many rows went
   */
  purge(olderThan: Date, now: Date): Promise<number> {
    const day = dayOf(olderThan);
    return this.dataSource.transaction(async (manager) => {
      await pauseRecount(manager);
      await manager.query(
        `INSERT INTO order_month_figures AS kept (month, currency, orders, refused, revenue)
         SELECT date_trunc('month', day::timestamp)::date, currency, sum(orders), sum(refused), sum(revenue) FROM order_day_figures WHERE day < $1::date GROUP BY 1, 2
         ON CONFLICT (month, currency) DO UPDATE SET orders = kept.orders + excluded.orders, refused = kept.refused + excluded.refused, revenue = kept.revenue + excluded.revenue`,
        [day],
      );
      await manager.query(
        `INSERT INTO sales_months AS kept (share_id, month, currency, orders, rejected, cancelled, revenue, tax, tips)
         SELECT share_id, date_trunc('month', day::timestamp)::date, currency, sum(orders), sum(rejected), sum(cancelled), sum(revenue), sum(tax), sum(tips)
         FROM sales_hours WHERE counted_day < $1::date GROUP BY 1, 2, 3
         ON CONFLICT (share_id, month, currency) DO UPDATE SET orders = kept.orders + excluded.orders, rejected = kept.rejected + excluded.rejected, cancelled = kept.cancelled + excluded.cancelled,
           revenue = kept.revenue + excluded.revenue, tax = kept.tax + excluded.tax, tips = kept.tips + excluded.tips`,
        [day],
      );
      const earlier = LessThan(day);
      const gone = {
        order_day_figures: (await manager.delete(OrderDayEntity, { day: earlier })).affected ?? 0,
        menu_day_figures: (await manager.delete(MenuDayEntity, { day: earlier })).affected ?? 0,
        menu_month_figures: (await manager.delete(MenuMonthEntity, { month: earlier })).affected ?? 0,
        sales_hours: (await manager.delete(SalesHourEntity, { countedDay: earlier })).affected ?? 0,
        sales_parts: (await manager.delete(SalesPartEntity, { countedDay: earlier })).affected ?? 0,
        sales_counts: (await manager.delete(SalesCountEntity, { countedDay: earlier })).affected ?? 0,
      };
      for (const [what, count] of Object.entries(gone)) await logRemoval(manager, { what, count, olderThan, at: now });
      return Object.values(gone).reduce((sum, count) => sum + count, 0);
    });
  }
}
