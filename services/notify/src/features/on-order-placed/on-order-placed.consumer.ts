import { OrderPlacedV1 } from '@chalkboard/contracts';
import type { JetStreamContext, BatchHandler } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { NewMessage } from '../../domain/notification';
import { NotificationQueue } from '../../persistence/notification-queue';
import { WebhookQueue } from '../../persistence/webhooks/webhook-queue';
import { OnOrderPlacedHandler, type AddresseesOfNew } from './on-order-placed.handler';

/** Consumes OrderPlaced; queues the restaurant's messages. */
@Controller()
export class OnOrderPlacedConsumer {
  private readonly effect: BatchHandler<typeof OrderPlacedV1.schema, AddresseesOfNew, readonly NewMessage[]>;

  constructor(
    private readonly queue: NotificationQueue,
    private readonly webhooks: WebhookQueue,
    handler: OnOrderPlacedHandler,
  ) {
    this.effect = webhooks.following(
      queue.queueing({
        prepare: ({ data }) => handler.prepare(data),
        handle: (events, manager) => handler.execute(events, manager),
      }),
    );
  }

  @EventPattern(OrderPlacedV1.type)
  async onPlaced(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    await this.queue.once(OrderPlacedV1, message, context, this.effect);
    this.webhooks.raise();
  }
}
