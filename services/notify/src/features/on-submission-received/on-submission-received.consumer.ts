import { ContactReceivedV1, ReferralSubmittedV1, type Acknowledgement } from '@chalkboard/contracts';
import type { JetStreamContext, JointEffect } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import type { NewMessage } from '../../domain/notification';
import { eachAlone, NotificationQueue } from '../../persistence/notification-queue';
import { OnSubmissionReceivedHandler, type Submission } from './on-submission-received.handler';

/** Hears that somebody sent us something, and has it acknowledged. */
@Controller()
export class OnSubmissionReceivedConsumer {
  private readonly contact: Effect<typeof ContactReceivedV1.schema>;
  private readonly referral: Effect<typeof ReferralSubmittedV1.schema>;

  constructor(
    private readonly queue: NotificationQueue,
    handler: OnSubmissionReceivedHandler,
  ) {
    const effectOf = <T extends z.ZodType>(submissionOf: (data: z.infer<T>) => Submission): Effect<T> =>
      queue.effectOf({
        prepare: ({ data }) => handler.prepare(submissionOf(data)),
        write: eachAlone(async ({ event, prepared }) => [handler.execute(submissionOf(event.data), prepared)]),
      });
    this.contact = effectOf<typeof ContactReceivedV1.schema>(({ contactMessageId: id }) => ({ kind: 'contact', id }));
    this.referral = effectOf<typeof ReferralSubmittedV1.schema>(({ referralId: id }) => ({ kind: 'referral', id }));
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

type Effect<T extends z.ZodType> = JointEffect<T, Acknowledgement | undefined, readonly NewMessage[]>;
