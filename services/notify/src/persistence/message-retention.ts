import { Injectable, Logger } from '@nestjs/common';
import { RETENTION } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { KEEP_CONTENT_MS } from '../domain/message-limits';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Forgets whom we wrote to and what, once nobody needs it any more. */
@Injectable()
export class MessageRetention {
  private readonly logger = new Logger(MessageRetention.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @returns how many rows lost their content, and how many went */
  @Interval(HOUR_MS)
  async sweep(): Promise<{ emptied: number; removed: number }> {
    const before = (ageMs: number) => new Date(this.clock.now().getTime() - ageMs);
    const old = before(KEEP_CONTENT_MS);
    const emptied = await this.count(
      `UPDATE notifications SET destination = NULL, body = NULL, subject = CASE WHEN channel = 'email' THEN '' END
       WHERE created_at < $1 AND status IN ('sent', 'failed') AND body IS NOT NULL`,
      old,
    );
    const removed =
      (await this.count("DELETE FROM notifications WHERE created_at < $1 AND status IN ('sent', 'failed')", before(RETENTION.ordersMs))) +
      (await this.count('DELETE FROM outbox_messages WHERE created_at < $1', old)) +
      (await this.count('DELETE FROM inbound_messages WHERE received_at < $1', old)) +
      (await this.count('DELETE FROM order_states WHERE changed_at < $1', old)) +
      (await this.count('DELETE FROM daily_counts WHERE day < $1', before(2 * DAY_MS)));
    if (emptied + removed > 0) this.logger.log(`Emptied ${emptied} old messages and removed ${removed} old records`);
    return { emptied, removed };
  }

  private async count(statement: string, before: Date): Promise<number> {
    const [, count] = (await this.dataSource.query(statement, [before])) as [unknown, number];
    return count;
  }
}
