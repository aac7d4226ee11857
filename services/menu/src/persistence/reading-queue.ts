import type { AdminOperations } from '@chalkboard/contracts';
import { Metrics, OperationsState, rowsOf } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';

type ReadingQueueState = NonNullable<AdminOperations['readings']>;

const QueueRow = z.object({ queued: z.int(), running: z.int(), oldest: z.date().nullable() });

/** How many readings are queued and running, for metrics and the staff's screen. */
@Injectable()
export class ReadingQueue {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    operations: OperationsState,
    metrics: Metrics,
  ) {
    operations.register('readings', () => this.read());
    metrics.source(['chalkboard_readings', 'chalkboard_readings_oldest_seconds'], async () => {
      const { queued, running, oldestSeconds } = await this.read();
      metrics.gauge('chalkboard_readings').set({ state: 'queued' }, queued);
      metrics.gauge('chalkboard_readings').set({ state: 'running' }, running);
      metrics.gauge('chalkboard_readings_oldest_seconds').set(oldestSeconds);
    });
  }

  private async read(): Promise<ReadingQueueState> {
    const [row] = rowsOf(
      QueueRow,
      await this.dataSource.query(
        `SELECT count(*) FILTER (WHERE status = 'queued')::int AS queued, count(*) FILTER (WHERE status = 'running')::int AS running,
         min(created_at) FILTER (WHERE status = 'queued') AS oldest
       FROM extraction_jobs WHERE status IN ('queued', 'running')`,
      ),
    );
    const { queued = 0, running = 0, oldest = null } = row ?? {};
    return {
      queued,
      running,
      oldestSeconds: oldest ? Math.max(0, (this.clock.now().getTime() - oldest.getTime()) / 1000) : 0,
    };
  }
}
