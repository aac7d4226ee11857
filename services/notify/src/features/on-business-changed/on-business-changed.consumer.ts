import {
  BusinessClosedV1,
  BusinessErasedV1,
  BusinessRegisteredV1,
  BusinessStatusChangedV1,
  type BusinessNotice,
} from '@chalkboard/contracts';
import { Inbox, type JetStreamContext, type BatchHandler } from '@chalkboard/service-kit';
import { Controller, Logger } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import type { BusinessFact } from '../../domain/business-message';
import type { NewMessage } from '../../domain/notification';
import { BusinessErasure } from '../../persistence/business-erasure';
import { BusinessStatuses } from '../../persistence/business-statuses';
import { eachAlone, NotificationQueue } from '../../persistence/notification-queue';
import { OnBusinessChangedHandler } from './on-business-changed.handler';

/**
 * Consumes changes of businesses and queues messages to their owners. An approval queues none: the sign-in link that
 * comes with it says so. When a business is deleted, what is kept of it here is deleted too.
 */
@Controller()
export class OnBusinessChangedConsumer {
  private readonly logger = new Logger(OnBusinessChangedConsumer.name);
  private readonly registered: NoticeHandler<typeof BusinessRegisteredV1.schema>;
  private readonly decided: NoticeHandler<typeof BusinessStatusChangedV1.schema>;
  private readonly closed: NoticeHandler<typeof BusinessClosedV1.schema>;

  constructor(
    private readonly queue: NotificationQueue,
    private readonly inbox: Inbox,
    private readonly erasure: BusinessErasure,
    private readonly statuses: BusinessStatuses,
    handler: OnBusinessChangedHandler,
  ) {
    const noticesOf = <T extends z.ZodType<{ businessId: string }>>(
      factOf: (data: z.infer<T>) => BusinessFact | undefined,
    ): NoticeHandler<T> =>
      queue.queueing<T, BusinessNotice | undefined>({
        prepare: async ({ data }) => (factOf(data) ? handler.prepare(data.businessId) : undefined),
        handle: eachAlone(async ({ event: { data }, prepared }) => {
          const fact = factOf(data);
          return fact ? handler.execute(fact, data.businessId, prepared) : [];
        }),
      });
    this.registered = noticesOf<typeof BusinessRegisteredV1.schema>(() => 'registered');
    const decided = noticesOf<typeof BusinessStatusChangedV1.schema>(({ status }) =>
      status === 'rejected' ? 'rejected' : undefined,
    );
    this.decided = {
      ...decided,
      handle: async (events, manager) => {
        for (const { event } of events.toSorted((a, b) =>
          a.event.data.businessId.localeCompare(b.event.data.businessId),
        ))
          await this.statuses.keep(event.data.businessId, event.data.status, event.aggregateversion, manager);
        return decided.handle(events, manager);
      },
    };
    this.closed = noticesOf<typeof BusinessClosedV1.schema>(() => 'closed');
  }

  @EventPattern(BusinessRegisteredV1.type)
  onRegistered(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.queue.once(BusinessRegisteredV1, message, context, this.registered);
  }

  @EventPattern(BusinessStatusChangedV1.type)
  onStatusChanged(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.queue.once(BusinessStatusChangedV1, message, context, this.decided);
  }

  @EventPattern(BusinessClosedV1.type)
  onClosed(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.queue.once(BusinessClosedV1, message, context, this.closed);
  }

  @EventPattern(BusinessErasedV1.type)
  async onErased(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    const counts = await this.inbox.once(BusinessErasedV1, message, context, ({ data }, manager) =>
      this.erasure.erase(data.businessId, manager),
    );
    if (counts) this.logger.log(`Removed what was kept of a closed business: ${JSON.stringify(counts)}`);
  }
}

type NoticeHandler<T extends z.ZodType> = BatchHandler<T, BusinessNotice | undefined, readonly NewMessage[]>;
