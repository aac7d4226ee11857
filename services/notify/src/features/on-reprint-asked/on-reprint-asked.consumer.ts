import { OrderReprintAskedV1 } from '@chalkboard/contracts';
import type { JetStreamContext, BatchHandler } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { NewMessage } from '../../domain/notification';
import { eachAlone, NotificationQueue } from '../../persistence/notification-queue';
import type { Addressees } from '../../persistence/recipient-projection';
import { OnReprintAskedHandler } from './on-reprint-asked.handler';

/** Has the tickets of an order printed again. */
@Controller()
export class OnReprintAskedConsumer {
  private readonly effect: BatchHandler<typeof OrderReprintAskedV1.schema, Addressees, readonly NewMessage[]>;

  constructor(
    private readonly queue: NotificationQueue,
    handler: OnReprintAskedHandler,
  ) {
    this.effect = queue.queueing({
      prepare: ({ data }) => handler.prepare(data),
      handle: eachAlone(({ event, prepared }, manager) => handler.execute(event.data, manager, prepared)),
    });
  }

  @EventPattern(OrderReprintAskedV1.type)
  onAsked(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.queue.once(OrderReprintAskedV1, message, context, this.effect);
  }
}
