import { DrillUnheardV1 } from '@chalkboard/contracts';
import type { JetStreamContext, JointEffect } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { NewMessage } from '../../domain/notification';
import { eachAlone, NotificationQueue } from '../../persistence/notification-queue';
import { OnDrillUnheardHandler, type Alarmed } from './on-drill-unheard.handler';

/** Receives that ordering is paused, since nobody answered an opening drill. */
@Controller()
export class OnDrillUnheardConsumer {
  private readonly effect: JointEffect<typeof DrillUnheardV1.schema, Alarmed, readonly NewMessage[]>;

  constructor(
    private readonly queue: NotificationQueue,
    handler: OnDrillUnheardHandler,
  ) {
    this.effect = queue.effectOf({
      prepare: ({ data }) => handler.prepare(data),
      write: eachAlone(({ event, prepared }, manager) => handler.execute(event.data, prepared, manager)),
    });
  }

  @EventPattern(DrillUnheardV1.type)
  onUnheard(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.queue.once(DrillUnheardV1, message, context, this.effect);
  }
}
