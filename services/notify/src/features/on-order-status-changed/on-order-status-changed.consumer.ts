import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { OrderStatusChangedV1 } from '@chalkboard/contracts';
import type { JetStreamContext } from '@chalkboard/service-kit';
import { NotificationQueue } from '../../persistence/notification-queue';
import { OnOrderStatusChangedHandler } from './on-order-status-changed.handler';

/** Hears what was done to orders. */
@Controller()
export class OnOrderStatusChangedConsumer {
  constructor(
    private readonly queue: NotificationQueue,
    private readonly handler: OnOrderStatusChangedHandler,
  ) {}

  @EventPattern(OrderStatusChangedV1.type)
  onChanged(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.queue.once(OrderStatusChangedV1, message, context, {
      prepare: ({ data }) => this.handler.prepare(data),
      write: (event, manager, ticket) => this.handler.execute(event, manager, ticket),
    });
  }
}
