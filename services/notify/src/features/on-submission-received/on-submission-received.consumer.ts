import { ContactReceivedV1, ReferralSubmittedV1, type Acknowledgement } from '@chalkboard/contracts';
import type { JetStreamContext, BatchHandler } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import type { NewMessage } from '../../domain/notification';
import { eachAlone, NotificationQueue } from '../../persistence/notification-queue';
import { OnSubmissionReceivedHandler, type Submission } from './on-submission-received.handler';

/** Consumes what was sent in by the contact forms; queues the acknowledgement. */
@Controller()
export class OnSubmissionReceivedConsumer {
  private readonly contact: NoticeHandler<typeof ContactReceivedV1.schema>;
  private readonly referral: NoticeHandler<typeof ReferralSubmittedV1.schema>;

  constructor(
    private readonly queue: NotificationQueue,
    handler: OnSubmissionReceivedHandler,
  ) {
    const noticesOf = <T extends z.ZodType>(submissionOf: (data: z.infer<T>) => Submission): NoticeHandler<T> =>
      queue.queueing({
        prepare: ({ data }) => handler.prepare(submissionOf(data)),
        handle: eachAlone(async ({ event, prepared }) => [handler.execute(submissionOf(event.data), prepared)]),
      });
    this.contact = noticesOf<typeof ContactReceivedV1.schema>(({ contactMessageId: id }) => ({ kind: 'contact', id }));
    this.referral = noticesOf<typeof ReferralSubmittedV1.schema>(({ referralId: id }) => ({ kind: 'referral', id }));
  }

  @EventPattern(ContactReceivedV1.type)
  onContact(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.queue.once(ContactReceivedV1, message, context, this.contact);
  }

  @EventPattern(ReferralSubmittedV1.type)
  onReferral(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    return this.queue.once(ReferralSubmittedV1, message, context, this.referral);
  }
}

type NoticeHandler<T extends z.ZodType> = BatchHandler<T, Acknowledgement | undefined, readonly NewMessage[]>;
