import { DrillUnheardV1 } from '@chalkboard/contracts';
import type { JetStreamContext, BatchHandler } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { NewMessage } from '../../domain/notification';
import { eachAlone, NotificationQueue } from '../../persistence/notification-queue';
import { OnDrillUnheardHandler, type Alarmed } from './on-drill-unheard.handler';

/** Receives that ordering is paused, since nobody answered an opening drill. */
@Controller()
export class OnDrillUnheardConsumer {
  private readonly effect: BatchHandler<typeof DrillUnheardV1.schema, Alarmed, readonly NewMessage[]>;

  constructor(
    private readonly queue: NotificationQueue,
    handler: OnDrillUnheardHandler,
  ) {
    this.effect = queue.queueing({
      prepare: ({ data }) => handler.prepare(data),
      handle: eachAlone(({ event, prepared }, manager) => handler.execute(event.data, prepared, manager)),
    });
  }

  @EventPattern(DrillUnheardV1.type)
  onUnheard(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.queue.once(DrillUnheardV1, message, context, this.effect);
  }
}
