import { PrivacyCodeRequestedV1, type PrivacyCode } from '@chalkboard/contracts';
import type { JetStreamContext, BatchHandler } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { NewMessage } from '../../domain/notification';
import { eachAlone, NotificationQueue } from '../../persistence/notification-queue';
import { OnPrivacyCodeRequestedHandler } from './on-privacy-code-requested.handler';

/** Consumes requests to prove that a number or address is theirs; queues the code to it. */
@Controller()
export class OnPrivacyCodeRequestedConsumer {
  private readonly effect: BatchHandler<
    typeof PrivacyCodeRequestedV1.schema,
    PrivacyCode | undefined,
    readonly NewMessage[]
  >;

  constructor(
    private readonly queue: NotificationQueue,
    handler: OnPrivacyCodeRequestedHandler,
  ) {
    this.effect = queue.queueing({
      prepare: ({ data }) => handler.prepare(data),
      handle: eachAlone(async ({ event, prepared }) => handler.execute(event.data, prepared)),
    });
  }

  @EventPattern(PrivacyCodeRequestedV1.type)
  onRequested(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.queue.once(PrivacyCodeRequestedV1, message, context, this.effect);
  }
}
