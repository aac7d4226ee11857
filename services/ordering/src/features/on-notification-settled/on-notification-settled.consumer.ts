import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { ASKING_PURPOSES, NotificationDeliveredV1, NotificationFailedV1 } from '@chalkboard/contracts';
import { Inbox, LiveHints, type JetStreamContext } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { EscalationSignal } from '../../domain/escalation-signal';
import { OrderDeadlines } from '../../persistence/order-deadlines';
import { OrderNotifications } from '../../persistence/order-notifications';

/** Records on each order which messages reached the restaurant and which did not; its board shows it. One that did not hastens the next step of the ladder. */
@Controller()
export class OnNotificationSettledConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly notifications: OrderNotifications,
    private readonly deadlines: OrderDeadlines,
    private readonly escalations: EscalationSignal,
    private readonly hints: LiveHints,
    private readonly clock: Clock,
  ) {}

  @EventPattern(NotificationDeliveredV1.type)
  async onDelivered(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    let shareId: string | undefined;
    await this.inbox.once(NotificationDeliveredV1, message, context, async ({ data }, manager) => {
      if (asksRestaurant(data)) shareId = await this.notifications.record({ ...data, status: 'delivered', settledAt: data.deliveredAt }, manager);
    });
    this.hint(shareId);
  }

  @EventPattern(NotificationFailedV1.type)
  async onFailed(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    let shareId: string | undefined;
    let hastened = false;
    await this.inbox.once(NotificationFailedV1, message, context, async ({ data }, manager) => {
      if (!asksRestaurant(data)) return;
      shareId = await this.notifications.record({ ...data, status: 'failed', settledAt: data.failedAt }, manager);
      // Who was not reached cannot answer: the next step need not wait.
      if (data.orderId !== undefined) hastened = await this.deadlines.hasten(data.orderId, this.clock.now(), manager);
    });
    if (hastened) this.escalations.raise();
    this.hint(shareId);
  }

  private hint(shareId: string | undefined): void {
    if (shareId !== undefined) this.hints.send('board', shareId);
  }
}

/** A word to the customer about the order asks nobody for an answer. */
function asksRestaurant({ purpose }: NotificationDeliveredV1 | NotificationFailedV1): boolean {
  return purpose === undefined || ASKING_PURPOSES.includes(purpose);
}
