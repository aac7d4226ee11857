import { OrderingErasureDoneV1 } from '@chalkboard/contracts';
import { Inbox, type JetStreamContext, type BatchHandler } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { CustomerRequests, type ErasedCustomer } from '../domain/customer-requests';
import { CustomerErasure } from '../persistence/customer-erasure';

type Asked = ErasedCustomer & { readonly deadLetters: number };

/**
 * Hears which orders of a customer are gone: only ordering knows which are theirs. What was written about them, and to
 * the customer, goes now.
 */
@Controller()
export class OnOrdersErasedConsumer {
  private readonly effect: BatchHandler<typeof OrderingErasureDoneV1.schema, Asked, void>;

  constructor(
    private readonly inbox: Inbox,
    requests: CustomerRequests,
    erasure: CustomerErasure,
  ) {
    this.effect = {
      prepare: async ({ data }) => {
        const customer = await requests.erasure(data.requestId);
        return { ...customer, deadLetters: await erasure.deadLetters(data, customer) };
      },
      handle: async (events, manager) => {
        for (const { event, prepared } of events)
          await erasure.erase(event.data, prepared, prepared.deadLetters, manager);
        return events.map(() => undefined);
      },
    };
  }

  @EventPattern(OrderingErasureDoneV1.type)
  async onErased(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    await this.inbox.once(OrderingErasureDoneV1, message, context, this.effect);
  }
}
