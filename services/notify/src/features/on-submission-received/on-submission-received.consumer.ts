import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { ContactReceivedV1, ReferralSubmittedV1 } from '@chalkboard/contracts';
import { Inbox, type JetStreamContext } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { DispatchSignal } from '../../domain/dispatch-signal';
import { PostgresNotificationRepository } from '../../persistence/postgres-notification.repository';
import { OnSubmissionReceivedHandler } from './on-submission-received.handler';

/** Queues the acknowledgement of what somebody sent us, and has it sent as soon as that is committed. */
@Controller()
export class OnSubmissionReceivedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly handler: OnSubmissionReceivedHandler,
    private readonly notifications: PostgresNotificationRepository,
    private readonly signal: DispatchSignal,
    private readonly clock: Clock,
  ) {}

  @EventPattern(ContactReceivedV1.type)
  async onContact(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    await this.inbox.once(ContactReceivedV1, message, context, async (event, manager) => {
      const acknowledgement = await this.handler.execute({ kind: 'contact', id: event.data.contactMessageId, event });
      await this.notifications.add([acknowledgement], manager, this.clock.now());
    });
    this.signal.raise();
  }

  @EventPattern(ReferralSubmittedV1.type)
  async onReferral(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    await this.inbox.once(ReferralSubmittedV1, message, context, async (event, manager) => {
      const acknowledgement = await this.handler.execute({ kind: 'referral', id: event.data.referralId, event });
      await this.notifications.add([acknowledgement], manager, this.clock.now());
    });
    this.signal.raise();
  }
}
