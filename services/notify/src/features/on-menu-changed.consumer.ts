import { MenuExtractedV1, MenuPublishedV1, MenuUpdatedV1 } from '@chalkboard/contracts';
import { Inbox, type JetStreamContext } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { RecipientProjection } from '../persistence/recipient-projection';

/** Keeps whom to tell: each of these events carries all of it, and the last version wins. */
@Controller()
export class OnMenuChangedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly recipients: RecipientProjection,
  ) {}

  @EventPattern(MenuExtractedV1.type)
  onExtracted(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.inbox.once(MenuExtractedV1, message, context, (event, manager) =>
      this.recipients.keep(event.data, manager),
    );
  }

  @EventPattern(MenuPublishedV1.type)
  onPublished(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.inbox.once(MenuPublishedV1, message, context, (event, manager) =>
      this.recipients.keep(event.data, manager),
    );
  }

  @EventPattern(MenuUpdatedV1.type)
  onUpdated(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.inbox.once(MenuUpdatedV1, message, context, (event, manager) =>
      this.recipients.keep(event.data, manager),
    );
  }
}
