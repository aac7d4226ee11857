import { setTimeout as sleep } from 'node:timers/promises';
import { LiveHints } from '@chalkboard/service-kit';
import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { firstValueFrom, merge, take, timer, type Observable } from 'rxjs';
import { QUEUE_HINT } from '../../domain/menu/extraction-job';
import { JobRepository } from '../../domain/menu/job.repository';
import type { ExtractionPool } from '../../extraction/extraction-pool';
import type { ExtractMenuHandler } from './extract-menu.handler';

const IDLE_POLL_MS = 1000;
const RETRY_MS = 1000;

/**
 * Takes jobs from the work queue, one more at a time than there are extraction processes. The pool lets them take turns
 * page by page.
 */
export class ExtractionQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ExtractionQueue.name);
  private readonly work: Observable<unknown>;
  private stopping = false;
  private loops: Promise<void>[] = [];

  constructor(
    private readonly jobs: JobRepository,
    private readonly handler: ExtractMenuHandler,
    private readonly pool: ExtractionPool,
    private readonly places: number,
    hints: LiveHints,
  ) {
    this.work = hints.of('job', QUEUE_HINT);
  }

  onApplicationBootstrap(): void {
    this.loops = Array.from({ length: this.places }, () => this.loop());
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.pool.close();
    await Promise.all(this.loops);
  }

  private async loop(): Promise<void> {
    while (!this.stopping) {
      try {
        const claimed = await this.jobs.claim({ ofOneParty: this.places - 1 });
        if (claimed) await this.handler.execute(claimed);
        else await firstValueFrom(merge(this.work, timer(IDLE_POLL_MS)).pipe(take(1)));
      } catch (error) {
        this.logger.warn(`The work queue is not reached: ${error instanceof Error ? error.message : String(error)}`);
        await sleep(RETRY_MS);
      }
    }
  }
}
