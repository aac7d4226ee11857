import { OrderCorrectedV1 } from '@chalkboard/contracts';
import type { JetStreamContext, BatchHandler } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { NewMessage } from '../../domain/notification';
import { eachAlone, NotificationQueue } from '../../persistence/notification-queue';
import type { Addressees } from '../../persistence/recipient-projection';
import { WebhookQueue } from '../../persistence/webhooks/webhook-queue';
import { OnOrderCorrectedHandler } from './on-order-corrected.handler';

/** Consumes corrections of orders by their restaurants; queues the new tickets. */
@Controller()
export class OnOrderCorrectedConsumer {
  private readonly effect: BatchHandler<typeof OrderCorrectedV1.schema, Addressees, readonly NewMessage[]>;

  constructor(
    private readonly queue: NotificationQueue,
    private readonly webhooks: WebhookQueue,
    handler: OnOrderCorrectedHandler,
  ) {
    this.effect = webhooks.following(
      queue.queueing({
        prepare: ({ data }) => handler.prepare(data),
        handle: eachAlone(({ event, prepared }, manager) => handler.execute(event.data, manager, prepared)),
      }),
    );
  }

  @EventPattern(OrderCorrectedV1.type)
  async onCorrected(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    await this.queue.once(OrderCorrectedV1, message, context, this.effect);
    this.webhooks.raise();
  }
}
