import { REPLY_LATER_MINUTES, ReplyReceivedV1, ReplyReceivedV2 } from '@chalkboard/contracts';
import { Inbox, LiveHints, type JetStreamContext } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { Order } from '../../domain/order';
import { OnReplyReceivedHandler } from './on-reply-received.handler';

/** Hears that a restaurant answered the message about an order. */
@Controller()
export class OnReplyReceivedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly handler: OnReplyReceivedHandler,
    private readonly hints: LiveHints,
  ) {}

  @EventPattern(ReplyReceivedV2.type)
  async onReply(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    this.hint(
      await this.inbox.once(ReplyReceivedV2, message, context, ({ data }, manager) =>
        this.handler.execute(data, manager),
      ),
    );
  }

  /** Its v2 comes beside it. Whichever is second finds the order answered, and does nothing. */
  @EventPattern(ReplyReceivedV1.type)
  async onReplyV1(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    this.hint(
      await this.inbox.once(ReplyReceivedV1, message, context, ({ data: { orderId, reply } }, manager) =>
        this.handler.execute(
          {
            orderId,
            answer: reply === 'reject' ? 'reject' : 'accept',
            moreMinutes: reply === 'accept_later' ? REPLY_LATER_MINUTES : 0,
          },
          manager,
        ),
      ),
    );
  }

  private hint(order: Order | undefined): void {
    if (!order) return;
    this.hints.send('order', order.id);
    this.hints.send('board', order.shareId);
  }
}
