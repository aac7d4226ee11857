import { ErasureContactRpcV1, ErasureRequestedV1, type CustomerContact } from '@chalkboard/contracts';
import { Inbox, Requester, type JetStreamContext, type BatchHandler } from '@chalkboard/service-kit';
import { Controller, Logger } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { CustomerErasures } from '../../persistence/customer-erasures';
import { EraseCustomersHandler } from './erase-customers.handler';

/**
 * Hears that a customer is to be erased, and asks who it is; of one whose erasure it knows already it tells once
 * more how far that has come.
 */
@Controller()
export class OnErasureRequestedConsumer {
  private readonly logger = new Logger(OnErasureRequestedConsumer.name);
  private readonly effect: BatchHandler<typeof ErasureRequestedV1.schema, CustomerContact | null, void>;

  constructor(
    private readonly inbox: Inbox,
    private readonly handler: EraseCustomersHandler,
    requester: Requester,
    erasures: CustomerErasures,
  ) {
    this.effect = {
      prepare: async ({ data: { requestId } }) => (await requester.ask(ErasureContactRpcV1, { requestId })).contact,
      handle: async (events, manager) => {
        for (const { event, prepared: contact } of events) {
          if (await erasures.repeat(event.data.requestId, manager)) continue;
          if (contact) await erasures.begin(event.data, contact, manager);
          else this.logger.warn(`Nobody is known of whom the erasure ${event.data.requestId} is`);
        }
        return events.map(() => undefined);
      },
    };
  }

  @EventPattern(ErasureRequestedV1.type)
  async onRequested(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    await this.inbox.once(ErasureRequestedV1, message, context, this.effect);
    void this.handler.sweep();
  }
}
