import {
  BusinessClosedV1,
  BusinessErasedV1,
  BusinessReopenedV1,
  BusinessStatusChangedV1,
  PlanChangedV1,
} from '@chalkboard/contracts';
import { BlobStore, Inbox, LiveHints, type JetStreamContext } from '@chalkboard/service-kit';
import { Controller, Logger } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { BusinessErasure } from '../persistence/business-erasure';
import { BusinessProjection } from '../persistence/business-projection';

/**
 * Keeps the projection of businesses, takes their menus off the net and back, and removes what is left of one that is
 * gone.
 */
@Controller()
export class OnBusinessChangedConsumer {
  private readonly logger = new Logger(OnBusinessChangedConsumer.name);

  constructor(
    private readonly inbox: Inbox,
    private readonly projection: BusinessProjection,
    private readonly erasure: BusinessErasure,
    private readonly blobs: BlobStore,
    private readonly hints: LiveHints,
  ) {}

  @EventPattern(PlanChangedV1.type)
  async onPlanChanged(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    await this.inbox.once(PlanChangedV1, message, context, ({ data, aggregateversion }, manager) =>
      this.projection.keepPlan(data.businessId, data.inForce, aggregateversion, manager),
    );
  }

  @EventPattern(BusinessStatusChangedV1.type)
  async onStatusChanged(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    await this.inbox.once(BusinessStatusChangedV1, message, context, ({ data, aggregateversion }, manager) =>
      this.projection.keepStatus(data.businessId, data.status, aggregateversion, manager),
    );
  }

  @EventPattern(BusinessClosedV1.type)
  async onClosed(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    const menus = await this.inbox.once(BusinessClosedV1, message, context, ({ data, aggregateversion }, manager) =>
      this.projection.keepClosing(data.businessId, data.closedAt, aggregateversion, manager),
    );
    this.publish(menus);
  }

  @EventPattern(BusinessReopenedV1.type)
  async onReopened(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    const menus = await this.inbox.once(BusinessReopenedV1, message, context, ({ data, aggregateversion }, manager) =>
      this.projection.keepClosing(data.businessId, null, aggregateversion, manager),
    );
    this.publish(menus);
  }

  @EventPattern(BusinessErasedV1.type)
  async onErased(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    const erased = await this.inbox.once(BusinessErasedV1, message, context, ({ data }, manager) =>
      this.erasure.erase(data.businessId, data.erasedAt, manager),
    );
    if (!erased) return;
    for (const blob of erased.blobs) await this.blobs.remove(blob);
    this.logger.log(
      `Removed what was kept of a closed business: ${JSON.stringify({ ...erased.counts, files: erased.blobs.length })}`,
    );
    this.publish(erased.shareIds);
  }

  /** Whoever shows one of them reads it anew. */
  private publish(menus: readonly string[] = []): void {
    for (const shareId of menus) this.hints.send('menu', shareId);
  }
}
