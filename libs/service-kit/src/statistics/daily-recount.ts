import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Clock } from '../domain';
import { takeJobLock } from '../persistence/retention-log';
import { rowsOf } from '../persistence/rows';
import { dayAfter, dayOf } from './calendar-steps';

const EVERY_MS = 15_000;
/**
 * After it counted, it rests so many times as long: whatever there is to count, it costs a twentieth of a core at most.
 */
const REST = 19;
/**
 * Days before the last count that are counted again: a change may have been committed while it ran, and about the day
 * before.
 */
const OVERLAP_DAYS = 2;
/** Days that are counted at a time, at most. */
const CHUNK_DAYS = 31;
/** Mixed with the schema's name, so that it is this job's lock in this database. */
const LOCK = 'daily-recount';

/** Days from `from` to `to`, both included ("2026-03-01", UTC). */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/**
 * Keeps daily statistics of rows that change after they were written: counts the newest days anew, every few seconds,
 * and any older day of which somebody said (`markForRecount`) that something in it changed. To count a day twice is to
 * count it once, so nothing is lost or doubled with a process. One instance counts at a time. The service's migration
 * makes `recounts` (id boolean PRIMARY KEY CHECK (id), counted_at timestamptz NOT NULL) and `recount_marks` (id bigint
 * GENERATED ALWAYS AS IDENTITY PRIMARY KEY, day date NOT NULL).
 */
export abstract class DailyRecount implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private running: Promise<unknown> = Promise.resolve();
  private isRunning = false;
  private stopping = false;
  private restsUntil = 0;

  /** @param keptMs how long rows are kept: the statistics of days of which some may be gone stay as they are */
  constructor(
    protected readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly keptMs: number,
  ) {}

  /** Counts these days, in the caller's transaction, in place of what was counted of them before. */
  protected abstract count(days: DayRange, manager: EntityManager): Promise<void>;
  /** The day of the oldest row; undefined: there is none. */
  protected abstract firstDay(manager: EntityManager): Promise<string | undefined>;

  /** Also when it was away: all days since it counted last are counted. Nobody waits for it. */
  onApplicationBootstrap(): void {
    void this.attempt();
  }

  @Interval(EVERY_MS)
  async attempt(): Promise<void> {
    if (this.isRunning || this.stopping || performance.now() < this.restsUntil) return;
    this.isRunning = true;
    const began = performance.now();
    this.running = this.execute()
      .catch((error: unknown) =>
        this.logger.warn(`What was not counted is counted the next time: ${(error as Error).message}`),
      )
      .finally(() => {
        this.isRunning = false;
        this.restsUntil = performance.now() + REST * (performance.now() - began);
      });
    await this.running;
  }

  /** @returns how many days were counted; undefined when another instance is at it */
  execute(): Promise<number | undefined> {
    return this.dataSource.transaction(async (manager) =>
      (await takeJobLock(manager, LOCK)) ? this.countDue(manager) : undefined,
    );
  }

  /**
   * Counts what is due before the caller takes rows away, in its transaction; it has paused the count (`pauseRecount`).
   * @returns how many days were counted
   */
  async countDue(manager: EntityManager): Promise<number> {
    const now = this.clock.now();
    const days = await this.daysToCount(now, manager);
    for (const range of rangesOf(days)) await this.count(range, manager);
    await manager.query(
      'INSERT INTO recounts (id, counted_at) VALUES (true, $1) ON CONFLICT (id) DO UPDATE SET counted_at = excluded.counted_at',
      [now],
    );
    return days.length;
  }

  private async daysToCount(now: Date, manager: EntityManager): Promise<string[]> {
    const last = await countedAt(manager);
    const today = dayOf(now);
    const marks = rowsOf(
      z.object({ day: z.string() }),
      await manager.query('DELETE FROM recount_marks RETURNING day::text AS day'),
    );
    const since = last ? dayAfter(dayOf(last < now ? last : now), -OVERLAP_DAYS) : await this.firstDay(manager);
    const oldest = dayAfter(dayOf(new Date(now.getTime() - this.keptMs)), OVERLAP_DAYS);
    const days = new Set(marks.map(({ day }) => day));
    for (let day = since ?? today; day <= today; day = dayAfter(day, 1)) days.add(day);
    return [...days].filter((day) => day >= oldest).sort();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.running;
  }
}

/**
 * Says, in the transaction that changes a row written at `at`, that its day is to be counted again; the newest days are
 * anyway.
 */
export async function markForRecount(at: Date, now: Date, manager: EntityManager): Promise<void> {
  if (at >= startOfCounted(now)) return;
  await manager.query('INSERT INTO recount_marks (day) VALUES ($1)', [dayOf(at)]);
}

/** Rows written before this instant are to be marked when they change. */
export function startOfCounted(now: Date): Date {
  return new Date(dayAfter(dayOf(now), -1));
}

/**
 * Waits until no days are counted, and lets none be until the transaction ends: what is taken out of the figures in it
 * stays out.
 */
export async function pauseRecount(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtext(current_schema()), hashtext($1))', [LOCK]);
}

/** Until when everything is counted; null: nothing was yet. */
export async function countedAt(source: { query(sql: string): Promise<unknown> }): Promise<Date | null> {
  const [row] = rowsOf(z.object({ counted_at: z.date() }), await source.query('SELECT counted_at FROM recounts'));
  return row?.counted_at ?? null;
}

/** Days that follow each other together, in parts. */
function rangesOf(days: readonly string[]): DayRange[] {
  const ranges: { from: string; to: string; count: number }[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && last.count < CHUNK_DAYS && dayAfter(last.to, 1) === day)
      Object.assign(last, { to: day, count: last.count + 1 });
    else ranges.push({ from: day, to: day, count: 1 });
  }
  return ranges;
}
