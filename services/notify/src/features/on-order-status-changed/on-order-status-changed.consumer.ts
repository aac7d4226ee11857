import { OrderStatusChangedV1 } from '@chalkboard/contracts';
import type { JetStreamContext, BatchHandler } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { NewMessage } from '../../domain/notification';
import { eachAlone, NotificationQueue } from '../../persistence/notification-queue';
import type { Addressees } from '../../persistence/recipient-projection';
import { WebhookQueue } from '../../persistence/webhooks/webhook-queue';
import { OnOrderStatusChangedHandler } from './on-order-status-changed.handler';

/** Consumes changes of the status of orders. */
@Controller()
export class OnOrderStatusChangedConsumer {
  private readonly effect: BatchHandler<typeof OrderStatusChangedV1.schema, Addressees, readonly NewMessage[]>;

  constructor(
    private readonly queue: NotificationQueue,
    private readonly webhooks: WebhookQueue,
    handler: OnOrderStatusChangedHandler,
  ) {
    this.effect = webhooks.following(
      queue.queueing({
        prepare: ({ data }) => handler.prepare(data),
        handle: eachAlone(({ event, prepared }, manager) => handler.execute(event, manager, prepared)),
      }),
    );
  }

  @EventPattern(OrderStatusChangedV1.type)
  async onChanged(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    await this.queue.once(OrderStatusChangedV1, message, context, this.effect);
    this.webhooks.raise();
  }
}
