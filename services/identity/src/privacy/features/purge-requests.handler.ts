import { RetentionSweep } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { PrivacyRequests } from '../domain/privacy-requests';

const LOOK_MS = 5 * 60_000;

/** Forgets who asked for a code and did not come back, and receipts after a year. */
@Injectable()
export class PurgeRequestsHandler extends RetentionSweep implements OnApplicationBootstrap {
  constructor(
    private readonly requests: PrivacyRequests,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** At the start as well: somebody may have asked before the service ended. */
  onApplicationBootstrap(): void {
    void this.sweep();
  }

  @Interval(LOOK_MS)
  async sweep(): Promise<void> {
    await this.attempt();
  }

  /** @returns how many of each are gone */
  execute(): Promise<{ readonly requests: number; readonly receipts: number }> {
    return this.requests.removeOld(this.clock.now());
  }
}
