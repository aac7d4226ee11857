import {
  ANALYTICS_ZONE,
  READING_TIME_ENDS,
  type AnalyticsQuery,
  type ConversionAnalytics,
  type ConversionStatistics,
} from '@chalkboard/contracts';
import { countOf, dayOf, logRemoval, rowsOf, stepsBetween } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Corrections } from '../domain/menu/corrections';

/** What is added up. */
const Counts = z.object({
  menus: z.int(),
  updates: z.int(),
  failed: z.int(),
  pages: z.int(),
  timed: z.int(),
  totalMs: z.int(),
  published: z.int(),
  itemsRead: z.int(),
  itemsKept: z.int(),
  namesCorrected: z.int(),
  pricesCorrected: z.int(),
  detailsCorrected: z.int(),
  itemsRemoved: z.int(),
  itemsAdded: z.int(),
});
type Counts = z.infer<typeof Counts>;
const CountsRow = Counts.extend({ start: z.string() });
const TimesRow = z.object({ start: z.string(), upTo: z.int(), readings: z.int() });
type Times = readonly z.infer<typeof TimesRow>[];

const COUNTS = Counts.keyof().options;
const COLUMNS = COUNTS.map((name) => ({
  name,
  column: name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
}));
const COLUMN_LIST = COLUMNS.map(({ column }) => column).join(', ');
const MINUTE_S = 60;
/** As it lies in the table: longer than all ends. */
const BEYOND = 0;

const ADD = `
  INSERT INTO conversion_day_figures AS figures (day, ${COLUMN_LIST}) VALUES ($1, ${COLUMNS.map((_, index) => `$${index + 2}`).join(', ')})
  ON CONFLICT (day) DO UPDATE SET ${COLUMNS.map(({ column }) => `${column} = figures.${column} + excluded.${column}`).join(', ')}`;

/** Days by the primary key; a month that is kept as a whole is shown as a whole, or not at all. */
const kept = (columns: string, days: string, months: string) => `
  SELECT day AS at, ${columns} FROM ${days} WHERE day >= $1::date AND day <= $2::date
  UNION ALL SELECT month, ${columns} FROM ${months} WHERE $3 = 'month' AND month >= $1::date AND month + interval '1 month' - interval '1 day' <= $2::date`;

const STEP = `to_char(date_trunc($3, at::timestamp), 'YYYY-MM-DD')`;
const STATISTICS = `SELECT ${STEP} AS start, ${COLUMNS.map(({ column, name }) => `sum(${column})::bigint AS "${name}"`).join(', ')}
  FROM (${kept(COLUMN_LIST, 'conversion_day_figures', 'conversion_month_figures')}) AS kept GROUP BY 1`;
const TIMES = `SELECT ${STEP} AS start, up_to_seconds AS "upTo", sum(readings)::bigint AS readings
  FROM (${kept('up_to_seconds, readings', 'reading_day_times', 'reading_month_times')}) AS kept GROUP BY 1, 2`;

/**
 * The daily statistics of readings and of what owners corrected: kept in the transactions that make them true, shown
 * and folded here.
 */
@Injectable()
export class DailyConversionStatistics {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** A reading has ended well. @param uploadedAt when its upload had */
  async read(
    { isUpdate, pages, uploadedAt }: { readonly isUpdate: boolean; readonly pages: number; readonly uploadedAt: Date },
    manager: EntityManager,
  ): Promise<void> {
    const now = this.clock.now();
    const totalMs = Math.max(0, now.getTime() - uploadedAt.getTime());
    await this.add({ ...(isUpdate ? { updates: 1 } : { menus: 1 }), pages, timed: 1, totalMs }, manager);
    const upTo = READING_TIME_ENDS.find((seconds) => totalMs <= seconds * 1000) ?? BEYOND;
    await manager.query(
      `INSERT INTO reading_day_times AS times (day, up_to_seconds, readings) VALUES ($1, $2, 1) ON CONFLICT (day, up_to_seconds) DO UPDATE SET readings = times.readings + 1`,
      [dayOf(now), upTo],
    );
  }

  async failed(manager: EntityManager): Promise<void> {
    await this.add({ failed: 1 }, manager);
  }

  /** A menu was published for the first time. @param corrections undefined where it was not read from anything */
  async published(corrections: Corrections | undefined, manager: EntityManager): Promise<void> {
    await this.add({ published: 1, ...corrections }, manager);
  }

  async show({ from, to, step }: AnalyticsQuery): Promise<ConversionAnalytics> {
    const rows = rowsOf(CountsRow, await this.dataSource.query(STATISTICS, [from, to, step]));
    const times = rowsOf(TimesRow, await this.dataSource.query(TIMES, [from, to, step]));
    return {
      zone: ANALYTICS_ZONE,
      countedAt: this.clock.now().toISOString(),
      step,
      from,
      to,
      total: statisticsOf(rows, times),
      steps: stepsBetween(from, to, step).map((start) => ({
        start,
        ...statisticsOf(
          rows.filter((row) => row.start === start),
          times.filter((row) => row.start === start),
        ),
      })),
      times: [...READING_TIME_ENDS, BEYOND].map((end) => ({
        upToSeconds: end === BEYOND ? null : end,
        readings: sum(times, ({ upTo, readings }) => (upTo === end ? readings : 0)),
      })),
    };
  }

  /**
   * Folds the days before that of `olderThan` into their months, and says so in the log, in one transaction. @returns
   * how many days went
   */
  purge(olderThan: Date, now: Date): Promise<number> {
    const day = dayOf(olderThan);
    return this.dataSource.transaction(async (manager) => {
      const count = countOf(
        await manager.query(
          `WITH gone AS (DELETE FROM conversion_day_figures WHERE day < $1::date RETURNING day, ${COLUMN_LIST}),
         folded AS (
           INSERT INTO conversion_month_figures AS kept (month, ${COLUMN_LIST})
           SELECT date_trunc('month', day::timestamp)::date, ${COLUMNS.map(({ column }) => `sum(${column})`).join(', ')} FROM gone GROUP BY 1
           ON CONFLICT (month) DO UPDATE SET ${COLUMNS.map(({ column }) => `${column} = kept.${column} + excluded.${column}`).join(', ')})
         SELECT day FROM gone`,
          [day],
        ),
      );
      await manager.query(
        `WITH gone AS (DELETE FROM reading_day_times WHERE day < $1::date RETURNING day, up_to_seconds, readings)
         INSERT INTO reading_month_times AS kept (month, up_to_seconds, readings)
         SELECT date_trunc('month', day::timestamp)::date, up_to_seconds, sum(readings) FROM gone GROUP BY 1, 2
         ON CONFLICT (month, up_to_seconds) DO UPDATE SET readings = kept.readings + excluded.readings`,
        [day],
      );
      await logRemoval(manager, { what: 'conversion_day_figures', count, olderThan, at: now });
      return count;
    });
  }

  private async add(counts: Partial<Counts>, manager: EntityManager): Promise<void> {
    await manager.query(ADD, [dayOf(this.clock.now()), ...COUNTS.map((name) => counts[name] ?? 0)]);
  }
}

function statisticsOf(rows: readonly Counts[], times: Times): ConversionStatistics {
  const of = (name: keyof Counts) => sum(rows, (row) => row[name]);
  const within = (seconds: number) =>
    sum(times, ({ upTo, readings }) => (upTo !== BEYOND && upTo <= seconds ? readings : 0));
  const timed = of('timed');
  return {
    menus: of('menus'),
    updates: of('updates'),
    failed: of('failed'),
    pages: of('pages'),
    timed,
    averageMs: timed === 0 ? null : Math.round(of('totalMs') / timed),
    withinOneMinute: within(MINUTE_S),
    withinTwoMinutes: within(2 * MINUTE_S),
    published: of('published'),
    itemsRead: of('itemsRead'),
    itemsKept: of('itemsKept'),
    namesCorrected: of('namesCorrected'),
    pricesCorrected: of('pricesCorrected'),
    detailsCorrected: of('detailsCorrected'),
    itemsRemoved: of('itemsRemoved'),
    itemsAdded: of('itemsAdded'),
  };
}

function sum<T>(rows: readonly T[], of: (row: T) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}
