import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RetentionSweep } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { CustomerErasures } from '../../persistence/customer-erasures';

/** How often orders are looked for that have ended since their customer asked to be forgotten. */
const LOOK_MS = 60_000;
/** Events that were just written are published within this time. */
const RELAY_MS = 200;
const MOST_WAITS = 25;

/** Forgets customers who asked for it. Any number of instances may run it: each part is done once. */
@Injectable()
export class EraseCustomersHandler extends RetentionSweep implements OnApplicationBootstrap {
  constructor(
    private readonly erasures: CustomerErasures,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** What was begun before the service ended. */
  onApplicationBootstrap(): void {
    void this.sweep();
  }

  @Interval(LOOK_MS)
  async sweep(): Promise<void> {
    await this.attempt();
  }

  /** @returns how many parts were done */
  async execute(): Promise<number> {
    let done = 0;
    for (let waits = 0; waits < MOST_WAITS; ) {
      const step = await this.erasures.step(this.clock.now());
      if (step === 'idle') break;
      if (step === 'done') done++;
      else {
        waits++;
        await sleep(RELAY_MS);
      }
    }
    if (done > 0) this.logger.log(`Customers who asked to be forgotten: ${done} parts done`);
    return done;
  }
}
