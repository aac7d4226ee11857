import { VisitSums, type CountVisitRequest, type MenuVisits, type MenuVisitsQuery } from '@chalkboard/contracts';
import {
  countOf,
  dayOf,
  logRemoval,
  mayBeOfOne,
  rowsOf,
  stepOf,
  stepsBetween,
  weeksBefore,
} from '@chalkboard/service-kit';
import { Clock, MicroBatcher } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';

/** What is counted together at most, and how long (ms) a page's word waits for others: nobody waits for the answer. */
const BATCH = 500;
const GATHERING_MS = 200;

interface Visit extends CountVisitRequest {
  readonly shareId: string;
  readonly at: Date;
}

/** In one order, so that two statements cannot wait for each other. A menu that is not there counts nothing. */
const COUNT = `
  WITH said AS (
    SELECT menus.share_id, at AT TIME ZONE coalesce(menus.content->>'timeZone', 'UTC') AS clock, what, first
    FROM json_to_recordset($1::json) AS said (share_id text, at timestamptz, what text, first boolean) JOIN menus USING (share_id))
  INSERT INTO visit_hours AS kept (share_id, day, hour, views, visitors, carts)
  SELECT share_id, clock::date, extract(hour FROM clock)::smallint,
    count(*) FILTER (WHERE what = 'view'), count(*) FILTER (WHERE what = 'view' AND first), count(*) FILTER (WHERE what = 'cart' AND first)
  FROM said GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (share_id, day, hour) DO UPDATE SET views = kept.views + excluded.views, visitors = kept.visitors + excluded.visitors, carts = kept.carts + excluded.carts
  RETURNING share_id AS "shareId"`;

const SUMS = 'sum(views)::float8 AS views, sum(visitors)::float8 AS visitors, sum(carts)::float8 AS carts';

const Counted = z.object({ shareId: z.string() });
const OfDay = VisitSums.extend({ day: z.string() });
const Clocks = z.object({ today: z.string(), hour: z.int() });

/** How often menus are opened. Nobody's device is known: a browser says itself whether it is new on this day. */
@Injectable()
export class MenuVisitCounts {
  private readonly batcher = new MicroBatcher((visits: readonly Visit[]) => this.write(visits), BATCH, {
    mayBeOfOne,
    lingerMs: GATHERING_MS,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @returns whether there is such a menu */
  count(shareId: string, visit: CountVisitRequest): Promise<boolean> {
    return this.batcher.add({ ...visit, shareId, at: this.clock.now() });
  }

  /** Of these menus together, days by the clock of each. @param timeZone of the one that is asked for */
  async show(shareIds: readonly string[], timeZone: string, { from, to, step }: MenuVisitsQuery): Promise<MenuVisits> {
    const days = rowsOf(
      OfDay,
      await this.dataSource.query(
        `SELECT to_char(day, 'YYYY-MM-DD') AS day, ${SUMS} FROM (
           SELECT day, views, visitors, carts FROM visit_hours WHERE share_id = ANY ($1) AND day BETWEEN $2::date AND $3::date
           UNION ALL
           SELECT month, views, visitors, carts FROM visit_months
           WHERE $4 = 'month' AND share_id = ANY ($1) AND month >= $2::date AND month + interval '1 month' - interval '1 day' <= $3::date
         ) AS kept GROUP BY day`,
        [shareIds, from, to, step],
      ),
    );
    const earlier = weeksBefore({ from, to });
    const [clock] = rowsOf(
      Clocks,
      await this.dataSource.query(
        `SELECT to_char($1::timestamptz AT TIME ZONE $2, 'YYYY-MM-DD') AS today, extract(hour FROM $1::timestamptz AT TIME ZONE $2)::int AS hour`,
        [this.clock.now(), timeZone],
      ),
    );
    // Of today, which is not over, only the hours until now are compared.
    const until = clock?.today === to ? clock.hour : 23;
    const before = rowsOf(
      VisitSums,
      await this.dataSource.query(
        `SELECT ${SUMS} FROM visit_hours WHERE share_id = ANY ($1) AND day BETWEEN $2::date AND $3::date AND (day < $3::date OR hour <= $4) HAVING count(*) > 0`,
        [shareIds, earlier.from, earlier.to, until],
      ),
    );
    return {
      zone: timeZone,
      step,
      from,
      to,
      totals: sumOf(days),
      before: { ...earlier, totals: sumOf(before) },
      steps: stepsBetween(from, to, step).map((start) => ({
        start,
        ...sumOf(days.filter(({ day }) => stepOf(day, step) === start)),
      })),
    };
  }

  /** Folds the days before that of `olderThan` into their months. @returns how many rows went */
  purge(olderThan: Date, now: Date): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const count = countOf(
        await manager.query(
          `WITH gone AS (DELETE FROM visit_hours WHERE day < $1::date RETURNING share_id, day, views, visitors, carts),
           folded AS (
             INSERT INTO visit_months AS kept (share_id, month, views, visitors, carts)
             SELECT share_id, date_trunc('month', day::timestamp)::date, sum(views), sum(visitors), sum(carts) FROM gone GROUP BY 1, 2
             ON CONFLICT (share_id, month) DO UPDATE SET views = kept.views + excluded.views, visitors = kept.visitors + excluded.visitors, carts = kept.carts + excluded.carts)
           SELECT share_id FROM gone`,
          [dayOf(olderThan)],
        ),
      );
      await logRemoval(manager, { what: 'visit_hours', count, olderThan, at: now });
      return count;
    });
  }

  private async write(visits: readonly Visit[]): Promise<boolean[]> {
    const rows = rowsOf(
      Counted,
      await this.dataSource.query(COUNT, [
        JSON.stringify(visits.map(({ shareId, at, what, first }) => ({ share_id: shareId, at, what, first }))),
      ]),
    );
    const known = new Set(rows.map(({ shareId }) => shareId));
    return visits.map(({ shareId }) => known.has(shareId));
  }
}

function sumOf(rows: readonly VisitSums[]): VisitSums {
  const of = (name: keyof VisitSums) => rows.reduce((total, row) => total + row[name], 0);
  return { views: of('views'), visitors: of('visitors'), carts: of('carts') };
}
