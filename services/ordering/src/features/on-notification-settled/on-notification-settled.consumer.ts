import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { NotificationDeliveredV1, NotificationFailedV1 } from '@chalkboard/contracts';
import { Inbox, type JetStreamContext } from '@chalkboard/service-kit';
import { OrderNotifications } from '../../persistence/order-notifications';

/** Records on each order which messages reached the restaurant and which did not. */
@Controller()
export class OnNotificationSettledConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly notifications: OrderNotifications,
  ) {}

  @EventPattern(NotificationDeliveredV1.type)
  onDelivered(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.inbox.once(NotificationDeliveredV1, message, context, ({ data }, manager) =>
      this.notifications.record({ ...data, status: 'delivered', settledAt: data.deliveredAt }, manager),
    );
  }

  @EventPattern(NotificationFailedV1.type)
  onFailed(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.inbox.once(NotificationFailedV1, message, context, ({ data }, manager) =>
      this.notifications.record({ ...data, status: 'failed', settledAt: data.failedAt }, manager),
    );
  }
}
