import { LiveHints } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable, Logger } from '@nestjs/common';
import { dueStep, escalate, type Escalation } from '../../domain/escalation';
import { OrderRepository } from '../../domain/order.repository';
import { OrderDeadlines } from '../../persistence/order-deadlines';
import { OrderEscalations } from '../../persistence/order-escalations';

const REMOVED_AT_ONCE = 1000;

@Injectable()
export class EscalateOrdersHandler {
  private readonly logger = new Logger(EscalateOrdersHandler.name);

  constructor(
    private readonly deadlines: OrderDeadlines,
    private readonly escalations: OrderEscalations,
    private readonly orders: OrderRepository,
    private readonly hints: LiveHints,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes the next step of every escalation that is due and that no other instance handles, each step with its event
   * in a transaction of its own. An order that cannot be escalated holds up no other; it is tried again the next time.
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
        const next = await this.escalateNext(failing, (orderId) => (claimed = orderId));
        if (!next) break;
        if (next.escalated?.step) count += 1;
      } catch (error) {
        if (!claimed) throw error;
        failing.push(claimed);
        this.logger.error(`The next step of order ${claimed} is tried again: ${(error as Error).message}`);
      }
    }
    return count;
  }

  private async escalateNext(
    failing: readonly string[],
    claimed: (orderId: string) => void,
  ): Promise<{ escalated: Escalation | undefined } | undefined> {
    const now = this.clock.now();
    let shareId = '';
    const next = await this.escalations.escalateNext(now, failing, async ({ orderId, ladder }, manager) => {
      claimed(orderId);
      let escalated: Escalation | undefined;
      const order = await this.orders.change(
        orderId,
        (before) => {
          if (before.status !== 'placed') return undefined;
          escalated = dueStep(ladder, before.placedAt, now);
          return escalated.step && escalate(before, escalated.step, now);
        },
        manager,
      );
      ({ shareId } = order);
      if (escalated?.skipped.length)
        this.logger.warn(`Order ${orderId}: after an outage ${escalated.skipped.join(' and ')} skipped`);
      return escalated;
    });
    if (next?.escalated?.step) {
      this.hints.send('order', next.orderId);
      this.hints.send('board', shareId);
    }
    return next;
  }
}
