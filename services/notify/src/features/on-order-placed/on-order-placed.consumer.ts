import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { OrderPlacedV1 } from '@chalkboard/contracts';
import { Inbox, type JetStreamContext } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { DispatchSignal } from '../../domain/dispatch-signal';
import { PostgresNotificationRepository } from '../../persistence/postgres-notification.repository';
import { OnOrderPlacedHandler } from './on-order-placed.handler';

/** Queues the messages about an order with the event that told of it, and has them sent as soon as that is committed. */
@Controller()
export class OnOrderPlacedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly handler: OnOrderPlacedHandler,
    private readonly notifications: PostgresNotificationRepository,
    private readonly signal: DispatchSignal,
    private readonly clock: Clock,
  ) {}

  @EventPattern(OrderPlacedV1.type)
  async onPlaced(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    await this.inbox.once(OrderPlacedV1, message, context, async (event, manager) => {
      await this.notifications.add(await this.handler.execute(event, manager), manager, this.clock.now());
    });
    this.signal.raise();
  }
}
