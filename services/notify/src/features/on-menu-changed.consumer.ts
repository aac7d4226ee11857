import { MenuExtractedV1, MenuPublishedV1, MenuUpdatedV1 } from '@chalkboard/contracts';
import { Inbox, type JetStreamContext } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { RecipientProjection } from '../persistence/recipient-projection';
import { WebhookQueue } from '../persistence/webhooks/webhook-queue';

/** Keeps whom to tell: each of these events carries all of it, and the last version wins. */
@Controller()
export class OnMenuChangedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly recipients: RecipientProjection,
    private readonly webhooks: WebhookQueue,
  ) {}

  @EventPattern(MenuExtractedV1.type)
  onExtracted(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.inbox.once(MenuExtractedV1, message, context, (event, manager) =>
      this.recipients.keep(event.data, manager),
    );
  }

  @EventPattern(MenuPublishedV1.type)
  onPublished(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.tell(MenuPublishedV1, message, context);
  }

  @EventPattern(MenuUpdatedV1.type)
  onUpdated(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.tell(MenuUpdatedV1, message, context);
  }

  /** Programs are told of what the owner has changed, and of no first reading. */
  private async tell(
    definition: typeof MenuPublishedV1 | typeof MenuUpdatedV1,
    message: unknown,
    context: JetStreamContext,
  ): Promise<void> {
    await this.inbox.once<typeof MenuUpdatedV1.schema, void, void>(
      definition,
      message,
      context,
      async (event, manager) => {
        await this.recipients.keep(event.data, manager);
        await this.webhooks.add([event], manager);
      },
    );
    this.webhooks.raise();
  }
}
