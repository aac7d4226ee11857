import { OrderCorrectedV1 } from '@chalkboard/contracts';
import { Inbox, type JetStreamContext, type BatchHandler } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { OrderFactProjection } from '../persistence/order-fact-projection';

/** Keeps what every order comes to: the restaurant may correct what it holds. */
@Controller()
export class OnOrderCorrectedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly orders: OrderFactProjection,
  ) {}

  @EventPattern(OrderCorrectedV1.type)
  onCorrected(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.inbox.once(OrderCorrectedV1, message, context, this.corrected);
  }

  private readonly corrected: BatchHandler<typeof OrderCorrectedV1.schema, undefined, void> = {
    handle: async (events, manager) => {
      await this.orders.correctTotal(
        events
          .filter(({ event }) => !event.data.test)
          .map(({ event: { data, aggregateversion: version } }) => ({ ...data, version })),
        manager,
      );
      return [];
    },
  };
}
