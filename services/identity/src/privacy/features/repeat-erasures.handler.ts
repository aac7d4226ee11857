import { DailySweep } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { PrivacyRequests } from '../domain/privacy-requests';

/**
 * Sees to it that no erasure stops on its way: asks once more for those of which a step was lost, and says when some
 * are late all the same.
 */
@Injectable()
export class RepeatErasuresHandler extends DailySweep {
  constructor(
    private readonly requests: PrivacyRequests,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** @returns how many were asked for once more, by this instance */
  async execute(): Promise<number> {
    const now = this.clock.now();
    const overdue = await this.requests.countOverdue(now);
    if (overdue > 0) this.logger.warn(`Erasures of customers that are overdue: ${overdue}`);
    const repeated = await this.requests.repeatStalled(now);
    if (repeated > 0) this.logger.log(`Erasures of customers that were asked for once more: ${repeated}`);
    return repeated;
  }
}
