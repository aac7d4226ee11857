import { RETENTION } from '@chalkboard/contracts';
import { Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { DataSource } from 'typeorm';
import type { Clock } from '../domain';

const HOUR_MS = 3_600_000;

/** Removes what messaging has done with: published outbox rows and old inbox marks. */
export class MessagingRetention {
  private readonly logger = new Logger(MessagingRetention.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Interval(HOUR_MS)
  async sweep(): Promise<{ outbox: number; inbox: number }> {
    const now = this.clock.now().getTime();
    const removed = {
      outbox: await this.remove('DELETE FROM outbox WHERE published_at < $1', new Date(now - RETENTION.publishedOutboxMs)),
      inbox: await this.remove('DELETE FROM inbox WHERE handled_at < $1', new Date(now - RETENTION.inboxMs)),
    };
    if (removed.outbox + removed.inbox > 0) this.logger.log(`Removed ${removed.outbox} published outbox rows and ${removed.inbox} inbox marks`);
    return removed;
  }

  private async remove(statement: string, before: Date): Promise<number> {
    const [, count] = (await this.dataSource.query(statement, [before])) as [unknown, number];
    return count;
  }
}
