import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { OrderPlacedV1 } from '@chalkboard/contracts';
import type { JetStreamContext } from '@chalkboard/service-kit';
import { NotificationQueue } from '../../persistence/notification-queue';
import { OnOrderPlacedHandler } from './on-order-placed.handler';

/** Hears of orders, and has their restaurants told. */
@Controller()
export class OnOrderPlacedConsumer {
  constructor(
    private readonly queue: NotificationQueue,
    private readonly handler: OnOrderPlacedHandler,
  ) {}

  @EventPattern(OrderPlacedV1.type)
  onPlaced(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.queue.once(OrderPlacedV1, message, context, {
      prepare: ({ data }) => this.handler.prepare(data),
      write: (event, manager, ticket) => this.handler.execute(event, manager, ticket),
    });
  }
}
