import {
  ANALYTICS_ZONE,
  CHANNELS,
  type AnalyticsQuery,
  type Channel,
  type NotificationAnalytics,
  type NotificationStatistics,
} from '@chalkboard/contracts';
import { countedAt, rowsOf, stepsBetween } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';

const Row = z.object({
  start: z.string(),
  channel: z.enum(CHANNELS),
  written: z.int(),
  sent: z.int(),
  delivered: z.int(),
  failed: z.int(),
});

/**
 * Days by the primary key, a few for each channel; a month that is kept as a whole is shown as a whole, or not at all.
 */
const STATISTICS = `
  SELECT to_char(date_trunc($3, at::timestamp), 'YYYY-MM-DD') AS start, channel, sum(written)::bigint AS written, sum(sent)::bigint AS sent, sum(delivered)::bigint AS delivered, sum(failed)::bigint AS failed
  FROM (
    SELECT day AS at, channel, written, sent, delivered, failed FROM message_day_figures WHERE day >= $1::date AND day <= $2::date
    UNION ALL
    SELECT month, channel, written, sent, delivered, failed FROM message_month_figures WHERE $3 = 'month' AND month >= $1::date AND month + interval '1 month' - interval '1 day' <= $2::date
  ) AS kept
  GROUP BY 1, 2`;

/** Reads what `MessageStatistics` has counted. */
@Injectable()
export class MessageStatisticsReader {
  constructor(private readonly dataSource: DataSource) {}

  async read({ from, to, step }: AnalyticsQuery): Promise<NotificationAnalytics> {
    const rows = rowsOf(Row, await this.dataSource.query(STATISTICS, [from, to, step]));
    const channels = CHANNELS.filter((channel) => rows.some((row) => row.channel === channel));
    const known = new Map(rows.map((row) => [`${row.start} ${row.channel}`, row]));
    return {
      zone: ANALYTICS_ZONE,
      countedAt: (await countedAt(this.dataSource))?.toISOString() ?? null,
      step,
      from,
      to,
      totals: channels.map((channel) =>
        sumOf(
          channel,
          rows.filter((row) => row.channel === channel),
        ),
      ),
      steps: stepsBetween(from, to, step).map((start) => ({
        start,
        figures: channels.map((channel) => sumOf(channel, [known.get(`${start} ${channel}`)])),
      })),
    };
  }
}

function sumOf(channel: Channel, rows: readonly (NotificationStatistics | undefined)[]): NotificationStatistics {
  const sum = (of: (row: NotificationStatistics) => number) =>
    rows.reduce((total, row) => total + (row ? of(row) : 0), 0);
  return {
    channel,
    written: sum(({ written }) => written),
    sent: sum(({ sent }) => sent),
    delivered: sum(({ delivered }) => delivered),
    failed: sum(({ failed }) => failed),
  };
}
