import { CallDueV1 } from '@chalkboard/contracts';
import { Inbox, type JetStreamContext, type BatchHandler } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { CallSignal } from '../../domain/dispatch-signal';
import { OnCallDueHandler, type Callee } from './on-call-due.handler';

/** Receives that a restaurant is to be called about an order. */
@Controller()
export class OnCallDueConsumer {
  private readonly effect: BatchHandler<typeof CallDueV1.schema, Callee, boolean>;

  constructor(
    private readonly inbox: Inbox,
    private readonly signal: CallSignal,
    handler: OnCallDueHandler,
  ) {
    this.effect = {
      prepare: ({ data }) => handler.prepare(data),
      handle: async (events, manager) => {
        const due: boolean[] = [];
        for (const { event, prepared } of events) due.push(await handler.execute(event, prepared, manager));
        return due;
      },
    };
  }

  @EventPattern(CallDueV1.type)
  async onDue(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    if (await this.inbox.once(CallDueV1, message, context, this.effect)) this.signal.raise();
  }
}
