import { BusinessClosedV1, BusinessErasedV1, BusinessReopenedV1, BusinessStatusChangedV1 } from '@chalkboard/contracts';
import { Inbox, type JetStreamContext } from '@chalkboard/service-kit';
import { Controller, Logger } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { BusinessErasure } from '../persistence/business-erasure';
import { BusinessProjection } from '../persistence/business-projection';

/**
 * Stops and takes up orders as a business is rejected, approved, closed or reopened, and removes what is left of one
 * that is gone.
 */
@Controller()
export class OnBusinessChangedConsumer {
  private readonly logger = new Logger(OnBusinessChangedConsumer.name);

  constructor(
    private readonly inbox: Inbox,
    private readonly projection: BusinessProjection,
    private readonly erasure: BusinessErasure,
  ) {}

  @EventPattern(BusinessStatusChangedV1.type)
  async onStatusChanged(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    await this.inbox.once(BusinessStatusChangedV1, message, context, ({ data, aggregateversion }, manager) =>
      this.projection.keepStatus(data.businessId, data.status, aggregateversion, manager),
    );
  }

  @EventPattern(BusinessClosedV1.type)
  async onClosed(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    await this.inbox.once(BusinessClosedV1, message, context, ({ data, aggregateversion }, manager) =>
      this.projection.keepClosing(data.businessId, data.closedAt, aggregateversion, manager),
    );
  }

  @EventPattern(BusinessReopenedV1.type)
  async onReopened(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    await this.inbox.once(BusinessReopenedV1, message, context, ({ data, aggregateversion }, manager) =>
      this.projection.keepClosing(data.businessId, null, aggregateversion, manager),
    );
  }

  @EventPattern(BusinessErasedV1.type)
  async onErased(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    const counts = await this.inbox.once(BusinessErasedV1, message, context, ({ data }, manager) =>
      this.erasure.erase(data.businessId, data.erasedAt, manager),
    );
    if (counts) this.logger.log(`Removed what was kept of a closed business: ${JSON.stringify(counts)}`);
  }
}
