import { setTimeout as sleep } from 'node:timers/promises';
import { RetentionSweep } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { CustomerErasures } from '../../persistence/customer-erasures';

/** How often orders are looked for that have ended since their customer asked to be erased. */
const LOOK_MS = 60_000;
/**
 * What was just written is published, and has been heard by all who are there, within the first of these; what takes
 * longer is left to the next look.
 */
const WAITS_MS = [200, 400, 800, 1600];

interface Round {
  readonly done: number;
  /** Something was left to a later time, or to another instance. */
  readonly isLeft: boolean;
}

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
    for (const waitMs of [...WAITS_MS, undefined]) {
      const round = await this.round();
      done += round.done;
      if (!round.isLeft || waitMs === undefined || this.stopping) break;
      await sleep(waitMs);
    }
    if (done > 0) this.logger.log(`Customers who asked to be forgotten: ${done} parts done`);
    await this.erasures.purgePublished(this.clock.now());
    return done;
  }

  /** All that can be done now: an erasure that has to wait holds up no other. */
  private async round(): Promise<Round> {
    const left: string[] = [];
    let done = 0;
    while (!this.stopping) {
      const step = await this.erasures.step(this.clock.now(), left);
      if (step.outcome === 'idle') break;
      if (step.outcome === 'busy') return { done, isLeft: true };
      if (step.outcome === 'later') left.push(step.requestId);
      else done++;
    }
    return { done, isLeft: left.length > 0 };
  }
}
