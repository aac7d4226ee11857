import { OrderPlacedV1 } from '@chalkboard/contracts';
import type { JetStreamContext, BatchHandler } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { NewMessage } from '../../domain/notification';
import { NotificationQueue } from '../../persistence/notification-queue';
import { OnOrderPlacedHandler, type AddresseesOfNew } from './on-order-placed.handler';

/** Hears of orders, and has their restaurants told. */
@Controller()
export class OnOrderPlacedConsumer {
  private readonly effect: BatchHandler<typeof OrderPlacedV1.schema, AddresseesOfNew, readonly NewMessage[]>;

  constructor(
    private readonly queue: NotificationQueue,
    handler: OnOrderPlacedHandler,
  ) {
    this.effect = queue.queueing({
      prepare: ({ data }) => handler.prepare(data),
      handle: (events, manager) => handler.execute(events, manager),
    });
  }

  @EventPattern(OrderPlacedV1.type)
  onPlaced(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.queue.once(OrderPlacedV1, message, context, this.effect);
  }
}
