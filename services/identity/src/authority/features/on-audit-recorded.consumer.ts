import {
  MenuAuditRecordedV1,
  NotifyAuditRecordedV1,
  OrderingAuditRecordedV1,
  type AuditFact,
} from '@chalkboard/contracts';
import { ownerOf, Inbox, type Effect, type JetStreamContext } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { insertAuditFact } from '../persistence/audit-writing';

type RecordedEvent = typeof MenuAuditRecordedV1;

/** Keeps in the one log what staff did in other services. */
@Controller()
export class OnAuditRecordedConsumer {
  constructor(private readonly inbox: Inbox) {}

  @EventPattern(MenuAuditRecordedV1.type)
  inMenu(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.keep(MenuAuditRecordedV1, message, context);
  }

  @EventPattern(OrderingAuditRecordedV1.type)
  inOrdering(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.keep(OrderingAuditRecordedV1, message, context);
  }

  @EventPattern(NotifyAuditRecordedV1.type)
  inNotify(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.keep(NotifyAuditRecordedV1, message, context);
  }

  private async keep(definition: RecordedEvent, message: unknown, context: JetStreamContext): Promise<void> {
    const effect: Effect<RecordedEvent['schema'], void> = ({ type, data }, manager) =>
      insertAuditFact(manager, ownerOf(type), data satisfies AuditFact);
    await this.inbox.once(definition, message, context, effect);
  }
}
