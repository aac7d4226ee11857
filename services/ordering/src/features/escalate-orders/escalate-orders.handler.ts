import { Injectable, Logger } from '@nestjs/common';
import { LiveHints } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { escalate } from '../../domain/escalation';
import { OrderRepository } from '../../domain/order.repository';
import { OrderDeadlines, type DueStep } from '../../persistence/order-deadlines';

const REMOVED_AT_ONCE = 1000;

@Injectable()
export class EscalateOrdersHandler {
  private readonly logger = new Logger(EscalateOrdersHandler.name);

  constructor(
    private readonly deadlines: OrderDeadlines,
    private readonly orders: OrderRepository,
    private readonly hints: LiveHints,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes every step that is due and that no other instance is taking, each with its event in a transaction of its own. An order that
   * cannot be escalated holds up no other; it is tried again the next time.
   * @returns how many steps were taken here
   * @throws what the database says when nothing can be claimed
   */
  async execute(stopping?: AbortSignal): Promise<number> {
    while ((await this.deadlines.removeAnswered(this.clock.now(), REMOVED_AT_ONCE)) === REMOVED_AT_ONCE);
    const failing: string[] = [];
    let count = 0;
    while (!stopping?.aborted) {
      let claimed: DueStep | undefined;
      try {
        const next = await this.takeNext(failing, (due) => (claimed = due));
        if (!next) break;
        if (next.taken) count += 1;
      } catch (error) {
        if (!claimed) throw error;
        failing.push(claimed.orderId);
        this.logger.error(`Step ${claimed.step} of order ${claimed.orderId} is tried again: ${(error as Error).message}`);
      }
    }
    return count;
  }

  private async takeNext(failing: readonly string[], claimed: (due: DueStep) => void): Promise<{ taken: boolean } | undefined> {
    const now = this.clock.now();
    let shareId = '';
    const next = await this.deadlines.takeNext(now, failing, async (due, manager) => {
      claimed(due);
      let taken = false;
      const order = await this.orders.change(
        due.orderId,
        (before) => {
          const after = escalate(before, due.step, now);
          taken = after !== undefined;
          return after;
        },
        manager,
      );
      ({ shareId } = order);
      return taken;
    });
    if (next?.taken) {
      this.hints.send('order', next.due.orderId);
      this.hints.send('board', shareId);
    }
    return next;
  }
}
