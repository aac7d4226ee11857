import { ReviewSummaryChangedV1 } from '@chalkboard/contracts';
import { Inbox, type JetStreamContext } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { DirectoryEntries } from '../persistence/directory-entries';

/** Keeps what reviews say of a menu, for the directory. */
@Controller()
export class OnReviewSummaryConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly directory: DirectoryEntries,
  ) {}

  @EventPattern(ReviewSummaryChangedV1.type)
  async onSummaryChanged(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    await this.inbox.once(ReviewSummaryChangedV1, message, context, ({ data, aggregateversion }, manager) =>
      this.directory.keepSummary(data, aggregateversion, manager),
    );
  }
}
