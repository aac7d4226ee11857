import { AdminOperations, RECENT_MESSAGES_HOURS } from '@chalkboard/contracts';
import { OperationsState, rowsOf } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';

const RecentMessage = AdminOperations.shape.messages.unwrap().element;
type RecentMessage = z.infer<typeof RecentMessage>;

/** Messages of the last hours by channel and state, for the staff's screen. */
@Injectable()
export class RecentMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    operations: OperationsState,
  ) {
    operations.register('messages', () => this.read());
  }

  private async read(): Promise<RecentMessage[]> {
    const since = new Date(this.clock.now().getTime() - RECENT_MESSAGES_HOURS * 3_600_000);
    return rowsOf(
      RecentMessage,
      await this.dataSource.query(
        `SELECT channel, count(*) FILTER (WHERE state = 'waiting')::int AS waiting, count(*) FILTER (WHERE state = 'sent')::int AS sent,
         count(*) FILTER (WHERE state = 'delivered')::int AS delivered, count(*) FILTER (WHERE state = 'failed')::int AS failed
       FROM notifications WHERE created_at >= $1 GROUP BY channel ORDER BY channel`,
        [since],
      ),
    );
  }
}
