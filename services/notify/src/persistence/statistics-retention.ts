import { dayOf, logRemoval, pauseRecount } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { ErasedDayEntity, MessageDayEntity } from './message-statistics.entities';

/** Makes of old daily statistics the totals of their months. */
@Injectable()
export class StatisticsRetention {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Folds the days before that of `olderThan` into their months, and says so in the log, in one transaction. @returns
   * how many days and channels went
   */
  purge(olderThan: Date, at: Date): Promise<number> {
    const day = dayOf(olderThan);
    return this.dataSource.transaction(async (manager) => {
      await pauseRecount(manager);
      await manager.query(
        `INSERT INTO message_month_figures AS kept (month, channel, written, sent, delivered, failed)
         SELECT date_trunc('month', day::timestamp)::date, channel, sum(written), sum(sent), sum(delivered), sum(failed) FROM message_day_figures WHERE day < $1::date GROUP BY 1, 2
         ON CONFLICT (month, channel) DO UPDATE SET written = kept.written + excluded.written, sent = kept.sent + excluded.sent, delivered = kept.delivered + excluded.delivered, failed = kept.failed + excluded.failed`,
        [day],
      );
      const count = (await manager.delete(MessageDayEntity, { day: LessThan(day) })).affected ?? 0;
      await manager.delete(ErasedDayEntity, { day: LessThan(day) });
      await logRemoval(manager, { what: 'message_day_figures', count, olderThan, at });
      return count;
    });
  }
}
