import { OrderEscalatedV1 } from '@chalkboard/contracts';
import type { JetStreamContext, BatchHandler } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { NewMessage } from '../../domain/notification';
import { eachAlone, NotificationQueue } from '../../persistence/notification-queue';
import type { Addressees } from '../../persistence/recipient-projection';
import { OnOrderEscalatedHandler } from './on-order-escalated.handler';

/** Consumes OrderEscalated: nobody has answered an order. */
@Controller()
export class OnOrderEscalatedConsumer {
  private readonly effect: BatchHandler<typeof OrderEscalatedV1.schema, Addressees, readonly NewMessage[]>;

  constructor(
    private readonly queue: NotificationQueue,
    handler: OnOrderEscalatedHandler,
  ) {
    this.effect = queue.queueing({
      prepare: ({ data }) => handler.prepare(data),
      handle: eachAlone(({ event, prepared }, manager) => handler.execute(event.data, manager, prepared)),
    });
  }

  @EventPattern(OrderEscalatedV1.type)
  onEscalated(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.queue.once(OrderEscalatedV1, message, context, this.effect);
  }
}
