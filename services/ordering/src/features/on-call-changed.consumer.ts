import { CallChangedV1 } from '@chalkboard/contracts';
import { Inbox, LiveHints, type JetStreamContext } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { EscalationSignal } from '../domain/escalation-signal';
import { OrderCalls } from '../persistence/order-calls';
import { OrderDeadlines } from '../persistence/order-deadlines';

/**
 * Records what became of the call about an order. A pressed key counts as having seen the order; a call that reached
 * nobody makes the next step due at once.
 */
@Controller()
export class OnCallChangedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly calls: OrderCalls,
    private readonly deadlines: OrderDeadlines,
    private readonly escalations: EscalationSignal,
    private readonly hints: LiveHints,
    private readonly clock: Clock,
  ) {}

  @EventPattern(CallChangedV1.type)
  async onChanged(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    const changed = await this.inbox.once(
      CallChangedV1,
      message,
      context,
      async ({ data, aggregateversion }, manager) => {
        const shareId = await this.calls.record(data, aggregateversion, manager);
        if (shareId === undefined) return undefined;
        const { orderId, state } = data;
        if (state === 'seen') await this.calls.seen(orderId, this.clock.now(), manager);
        const hastened = state === 'failed' && (await this.deadlines.hasten(orderId, this.clock.now(), manager));
        return { shareId, orderId, hastened };
      },
    );
    if (!changed) return;
    if (changed.hastened) this.escalations.raise();
    this.hints.send('board', changed.shareId);
    this.hints.send('order', changed.orderId);
  }
}
