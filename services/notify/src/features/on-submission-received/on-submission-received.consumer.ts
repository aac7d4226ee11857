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
    const submissionOf = ({ contactMessageId: id }: ContactReceivedV1) => ({ kind: 'contact', id }) as const;
    return this.queue.once(ContactReceivedV1, message, context, {
      prepare: ({ data }) => this.handler.prepare(submissionOf(data)),
      write: async ({ data }, _, acknowledgement) => [this.handler.execute(submissionOf(data), acknowledgement)],
    });
  }

  @EventPattern(ReferralSubmittedV1.type)
  onReferral(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    const submissionOf = ({ referralId: id }: ReferralSubmittedV1) => ({ kind: 'referral', id }) as const;
    return this.queue.once(ReferralSubmittedV1, message, context, {
      prepare: ({ data }) => this.handler.prepare(submissionOf(data)),
      write: async ({ data }, _, acknowledgement) => [this.handler.execute(submissionOf(data), acknowledgement)],
    });
  }
}
