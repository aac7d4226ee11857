import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { ContactReceivedV1, ReferralSubmittedV1 } from '@chalkboard/contracts';
import type { JetStreamContext } from '@chalkboard/service-kit';
import { NotificationQueue } from '../../persistence/notification-queue';
import { OnSubmissionReceivedHandler } from './on-submission-received.handler';

/** Hears that somebody sent us something, and has it acknowledged. */
@Controller()
export class OnSubmissionReceivedConsumer {
  constructor(
    private readonly queue: NotificationQueue,
    private readonly handler: OnSubmissionReceivedHandler,
  ) {}

  @EventPattern(ContactReceivedV1.type)
  onContact(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.queue.once(ContactReceivedV1, message, context, async ({ data }) => [await this.handler.execute({ kind: 'contact', id: data.contactMessageId })]);
  }

  @EventPattern(ReferralSubmittedV1.type)
  onReferral(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.queue.once(ReferralSubmittedV1, message, context, async ({ data }) => [await this.handler.execute({ kind: 'referral', id: data.referralId })]);
  }
}
