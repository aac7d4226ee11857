import { OrderPlacedV1 } from '@chalkboard/contracts';
import { Inbox, type JetStreamContext, type BatchHandler } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { OrderFactProjection } from '../persistence/order-fact-projection';

/** Keeps the facts of every order from which revenue is counted; here and in what follows, test orders are left out. */
@Controller()
export class OnOrderPlacedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly orders: OrderFactProjection,
  ) {}

  @EventPattern(OrderPlacedV1.type)
  onPlaced(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.inbox.once(OrderPlacedV1, message, context, this.placed);
  }

  private readonly placed: BatchHandler<typeof OrderPlacedV1.schema, undefined, void> = {
    handle: async (events, manager) => {
      await this.orders.keep(
        events
          .filter(({ event }) => !event.data.test)
          .map(({ event: { data, aggregateversion: version } }) => ({ ...data, version })),
        manager,
      );
      return [];
    },
  };
}
