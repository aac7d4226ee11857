import { OrderStatusChangedV1 } from '@chalkboard/contracts';
import type { JetStreamContext, BatchHandler } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { NewMessage } from '../../domain/notification';
import { eachAlone, NotificationQueue } from '../../persistence/notification-queue';
import type { Addressees } from '../../persistence/recipient-projection';
import { OnOrderStatusChangedHandler } from './on-order-status-changed.handler';

/** Hears what was done to orders. */
@Controller()
export class OnOrderStatusChangedConsumer {
  private readonly effect: BatchHandler<typeof OrderStatusChangedV1.schema, Addressees, readonly NewMessage[]>;

  constructor(
    private readonly queue: NotificationQueue,
    handler: OnOrderStatusChangedHandler,
  ) {
    this.effect = queue.queueing({
      prepare: ({ data }) => handler.prepare(data),
      handle: eachAlone(({ event, prepared }, manager) => handler.execute(event, manager, prepared)),
    });
  }

  @EventPattern(OrderStatusChangedV1.type)
  onChanged(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.queue.once(OrderStatusChangedV1, message, context, this.effect);
  }
}
