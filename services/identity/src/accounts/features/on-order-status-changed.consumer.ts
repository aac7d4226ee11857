import { OrderStatusChangedV1 } from '@chalkboard/contracts';
import { Inbox, type JetStreamContext, type BatchHandler } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { OrderFactProjection } from '../persistence/order-fact-projection';

/** Keeps where every order stands: what was turned down or cancelled is no revenue. */
@Controller()
export class OnOrderStatusChangedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly orders: OrderFactProjection,
  ) {}

  @EventPattern(OrderStatusChangedV1.type)
  onChanged(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.inbox.once(OrderStatusChangedV1, message, context, this.changed);
  }

  private readonly changed: BatchHandler<typeof OrderStatusChangedV1.schema, undefined, void> = {
    handle: async (events, manager) => {
      await this.orders.changeStatus(
        events
          .filter(({ event }) => !event.data.test)
          .map(({ event: { data, aggregateversion: version } }) => ({ ...data, version })),
        manager,
      );
      return [];
    },
  };
}
