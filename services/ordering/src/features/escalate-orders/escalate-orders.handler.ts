import { LiveHints } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable, Logger } from '@nestjs/common';
import { climb, escalate, type Climb } from '../../domain/escalation';
import { OrderRepository } from '../../domain/order.repository';
import { OrderDeadlines } from '../../persistence/order-deadlines';
import { OrderLadders } from '../../persistence/order-ladders';

const REMOVED_AT_ONCE = 1000;

@Injectable()
export class EscalateOrdersHandler {
  private readonly logger = new Logger(EscalateOrdersHandler.name);

  constructor(
    private readonly deadlines: OrderDeadlines,
    private readonly ladders: OrderLadders,
    private readonly orders: OrderRepository,
    private readonly hints: LiveHints,
    private readonly clock: Clock,
  ) {}

  /**
   * Climbs every ladder of which a rung is due and that no other instance is climbing, each step with its event in a
   * transaction of its own. An order that cannot be escalated holds up no other; it is tried again the next time.
   * @returns how many steps were taken here
   * @throws what the database says when nothing can be claimed
   */
  async execute(stopping?: AbortSignal): Promise<number> {
    while ((await this.deadlines.removeAnswered(this.clock.now(), REMOVED_AT_ONCE)) === REMOVED_AT_ONCE);
    const failing: string[] = [];
    let count = 0;
    while (!stopping?.aborted) {
      let claimed: string | undefined;
      try {
        const next = await this.climbNext(failing, (orderId) => (claimed = orderId));
        if (!next) break;
        if (next.climbed?.step) count += 1;
      } catch (error) {
        if (!claimed) throw error;
        failing.push(claimed);
        this.logger.error(`The next step of order ${claimed} is tried again: ${(error as Error).message}`);
      }
    }
    return count;
  }

  private async climbNext(
    failing: readonly string[],
    claimed: (orderId: string) => void,
  ): Promise<{ climbed: Climb | undefined } | undefined> {
    const now = this.clock.now();
    let shareId = '';
    const next = await this.ladders.climbNext(now, failing, async ({ orderId, ladder }, manager) => {
      claimed(orderId);
      let climbed: Climb | undefined;
      const order = await this.orders.change(
        orderId,
        (before) => {
          if (before.status !== 'placed') return undefined;
          climbed = climb(ladder, before.placedAt, now);
          return climbed.step && escalate(before, climbed.step, now);
        },
        manager,
      );
      ({ shareId } = order);
      if (climbed?.skipped.length)
        this.logger.warn(`Order ${orderId}: after an outage ${climbed.skipped.join(' and ')} skipped`);
      return climbed;
    });
    if (next?.climbed?.step) {
      this.hints.send('order', next.orderId);
      this.hints.send('board', shareId);
    }
    return next;
  }
}
