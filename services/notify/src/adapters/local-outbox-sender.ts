import type { Channel } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { MessageSender, type OutgoingMessage } from '../domain/message-sender';
import type { LocalOutbox } from '../persistence/local-outbox';

/** For a channel without a provider: records each message instead of sending it. */
export class LocalOutboxSender extends MessageSender {
  readonly provider = 'local-outbox';

  constructor(
    private readonly channel: Channel,
    private readonly outbox: LocalOutbox,
    private readonly clock: Clock,
  ) {
    super();
  }

  async send(message: OutgoingMessage): Promise<{ providerMessageId: string }> {
    await this.outbox.keep(this.channel, message, this.clock.now());
    return { providerMessageId: message.id };
  }
}
