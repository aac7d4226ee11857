import {
  MenuExtractedV1,
  MenuPublishedV1,
  MenuUpdatedV1,
  type EventEnvelope,
  type MenuSnapshot,
} from '@chalkboard/contracts';
import { Inbox, type JetStreamContext } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { EntityManager } from 'typeorm';
import { BusinessSetUp } from '../persistence/business-set-up';
import { MenuFactProjection } from '../persistence/menu-fact-projection';

/**
 * Keeps which business has which menus: each of these events carries the whole menu, and the last version wins. The
 * first published one sets its business up.
 */
@Controller()
export class OnMenuChangedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly menus: MenuFactProjection,
    private readonly setUp: BusinessSetUp,
  ) {}

  @EventPattern(MenuExtractedV1.type)
  onExtracted(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.inbox.once(MenuExtractedV1, message, context, this.keep);
  }

  @EventPattern(MenuPublishedV1.type)
  onPublished(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.inbox.once(MenuPublishedV1, message, context, this.keep);
  }

  @EventPattern(MenuUpdatedV1.type)
  onUpdated(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.inbox.once(MenuUpdatedV1, message, context, this.keep);
  }

  private readonly keep = async (
    { data, time }: EventEnvelope<MenuSnapshot>,
    manager: EntityManager,
  ): Promise<void> => {
    await this.menus.keep(data, time, manager);
    if (data.status === 'published' && data.businessId) await this.setUp.note(data.businessId, time, manager);
  };
}
