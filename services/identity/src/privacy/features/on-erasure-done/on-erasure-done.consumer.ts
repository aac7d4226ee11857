import { NotifyErasureDoneV1, OrderingErasureDoneV1 } from '@chalkboard/contracts';
import { Inbox, type JetStreamContext, type BatchHandler } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { OnErasureDoneHandler } from './on-erasure-done.handler';

/**
 * Hears what the other services have removed of a customer. Ordering knows which orders were theirs: with it this
 * service does its own part.
 */
@Controller()
export class OnErasureDoneConsumer {
  private readonly ordersErased: BatchHandler<typeof OrderingErasureDoneV1.schema, number, void>;

  constructor(
    private readonly inbox: Inbox,
    private readonly handler: OnErasureDoneHandler,
  ) {
    this.ordersErased = {
      prepare: ({ data }) => handler.deadLetters(data),
      handle: async (events, manager) => {
        for (const { event, prepared } of events) await handler.ordersErased(event.data, prepared, manager);
        return events.map(() => undefined);
      },
    };
  }

  @EventPattern(OrderingErasureDoneV1.type)
  async onOrdersErased(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    await this.inbox.once(OrderingErasureDoneV1, message, context, this.ordersErased);
  }

  @EventPattern(NotifyErasureDoneV1.type)
  async onMessagesErased(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    await this.inbox.once(NotifyErasureDoneV1, message, context, ({ data }, manager) =>
      this.handler.messagesErased(data, manager),
    );
  }
}
