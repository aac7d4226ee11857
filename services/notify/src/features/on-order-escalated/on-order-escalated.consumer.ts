import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { OrderEscalatedV1 } from '@chalkboard/contracts';
import type { JetStreamContext } from '@chalkboard/service-kit';
import { NotificationQueue } from '../../persistence/notification-queue';
import { OnOrderEscalatedHandler } from './on-order-escalated.handler';

/** Hears that nobody has answered an order. */
@Controller()
export class OnOrderEscalatedConsumer {
  constructor(
    private readonly queue: NotificationQueue,
    private readonly handler: OnOrderEscalatedHandler,
  ) {}

  @EventPattern(OrderEscalatedV1.type)
  onEscalated(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.queue.once(OrderEscalatedV1, message, context, {
      prepare: ({ data }) => this.handler.prepare(data),
      write: ({ data }, manager, ticket) => this.handler.execute(data, manager, ticket),
    });
  }
}
