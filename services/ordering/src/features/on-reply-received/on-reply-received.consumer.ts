import { ReplyReceivedV2 } from '@chalkboard/contracts';
import { Inbox, LiveHints, type JetStreamContext } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { OnReplyReceivedHandler } from './on-reply-received.handler';

/** Consumes a restaurant's reply to the message about an order. */
@Controller()
export class OnReplyReceivedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly handler: OnReplyReceivedHandler,
    private readonly hints: LiveHints,
  ) {}

  @EventPattern(ReplyReceivedV2.type)
  async onReply(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    const order = await this.inbox.once(ReplyReceivedV2, message, context, ({ data }, manager) =>
      this.handler.execute(data, manager),
    );
    if (!order) return;
    this.hints.send('order', order.id);
    this.hints.send('board', order.shareId);
  }
}
