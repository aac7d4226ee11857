import { SignInRequestedV1, type SignInMessage } from '@chalkboard/contracts';
import type { JetStreamContext, BatchHandler } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { NewMessage } from '../../domain/notification';
import { eachAlone, NotificationQueue } from '../../persistence/notification-queue';
import { OnSignInRequestedHandler } from './on-sign-in-requested.handler';

/** Consumes requests to sign in; queues link and code. */
@Controller()
export class OnSignInRequestedConsumer {
  private readonly effect: BatchHandler<
    typeof SignInRequestedV1.schema,
    SignInMessage | undefined,
    readonly NewMessage[]
  >;

  constructor(
    private readonly queue: NotificationQueue,
    handler: OnSignInRequestedHandler,
  ) {
    this.effect = queue.queueing({
      prepare: ({ data }) => handler.prepare(data),
      handle: eachAlone(async ({ event, prepared }) => handler.execute(event.data, prepared)),
    });
  }

  @EventPattern(SignInRequestedV1.type)
  onRequested(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.queue.once(SignInRequestedV1, message, context, this.effect);
  }
}
