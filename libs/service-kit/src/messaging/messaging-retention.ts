import { RETENTION } from '@chalkboard/contracts';
import { Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { DataSource } from 'typeorm';
import type { Clock } from '../domain';
import { countOf } from '../persistence/rows';

const HOUR_MS = 3_600_000;

/**
 * Removes what messaging has done with: events that have left the stream, old inbox marks, dead letters that nobody
 * wanted, notes about messages that are gone, and counts of requests whose minute is over.
 */
export class MessagingRetention {
  private readonly logger = new Logger(MessagingRetention.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Interval(HOUR_MS)
  async sweep(): Promise<{ outbox: number; inbox: number; deadLetters: number }> {
    const now = this.clock.now().getTime();
    const streamsKeepSince = new Date(now - RETENTION.streamMs);
    const removed = {
      outbox: await this.remove(
        'DELETE FROM outbox WHERE published_at < $1',
        new Date(now - RETENTION.publishedOutboxMs),
      ),
      inbox: await this.remove('DELETE FROM inbox WHERE handled_at < $1', new Date(now - RETENTION.inboxMs)),
      deadLetters: await this.remove(
        'DELETE FROM dead_letters WHERE parked_at < $1',
        new Date(now - RETENTION.deadLetterMs),
      ),
    };
    await this.remove('DELETE FROM unfinished_deliveries WHERE begun_at < $1', streamsKeepSince);
    await this.remove('DELETE FROM erased_messages WHERE erased_at < $1', streamsKeepSince);
    await this.remove('DELETE FROM api_requests WHERE minute < $1', new Date(now - HOUR_MS));
    if (removed.outbox + removed.inbox + removed.deadLetters > 0)
      this.logger.log(
        `Removed ${removed.outbox} published outbox rows, ${removed.inbox} inbox marks and ${removed.deadLetters} dead letters`,
      );
    return removed;
  }

  private async remove(statement: string, before: Date): Promise<number> {
    return countOf(await this.dataSource.query(statement, [before]));
  }
}
