import { RETENTION } from '@chalkboard/contracts';
import { DailyRecount, dayAfter, rowsOf, type DayRange } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';

const FirstDay = z.object({ day: z.string().nullable() });

/** How many there are of each day and channel. @param messages a table of them, and which */
export const statisticsOf = (messages: string) => `
  SELECT (created_at AT TIME ZONE 'UTC')::date AS day, channel, count(*) AS written, count(*) FILTER (WHERE status = 'sent') AS sent,
    count(*) FILTER (WHERE state = 'delivered') AS delivered, count(*) FILTER (WHERE state = 'failed') AS failed
  FROM ${messages} GROUP BY 1, 2`;

/**
 * The days' messages are found by `notifications_written`: they lie together. Those that went with their business are
 * counted as they were when it went.
 */
const COUNT = `
  INSERT INTO message_day_figures (day, channel, written, sent, delivered, failed)
  SELECT day, channel, sum(written), sum(sent), sum(delivered), sum(failed) FROM (
    (${statisticsOf('notifications WHERE created_at >= $1::timestamptz AND created_at < $2::timestamptz')})
    UNION ALL
    SELECT day, channel, written, sent, delivered, failed FROM erased_day_figures WHERE day >= $3::date AND day <= $4::date
  ) AS counted GROUP BY 1, 2
  ON CONFLICT (day, channel) DO UPDATE SET written = excluded.written, sent = excluded.sent, delivered = excluded.delivered, failed = excluded.failed`;

/** Keeps the daily statistics of messages: by the day (UTC) on which they were written. */
@Injectable()
export class MessageStatistics extends DailyRecount {
  constructor(dataSource: DataSource, clock: Clock) {
    super(dataSource, clock, RETENTION.ordersMs);
  }

  protected async count({ from, to }: DayRange, manager: EntityManager): Promise<void> {
    await manager.query(COUNT, [`${from}T00:00:00Z`, `${dayAfter(to, 1)}T00:00:00Z`, from, to]);
  }

  protected async firstDay(manager: EntityManager): Promise<string | undefined> {
    const [row] = rowsOf(
      FirstDay,
      await manager.query(
        `SELECT least((SELECT (min(created_at) AT TIME ZONE 'UTC')::date FROM notifications), (SELECT min(day) FROM erased_day_figures))::text AS day`,
      ),
    );
    return row?.day ?? undefined;
  }
}
