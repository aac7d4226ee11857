import { Clock } from '@chalkboard/service-kit/domain';
import { SmsSender, type Sms } from '../domain/sms-sender';
import type { LocalOutbox } from '../persistence/local-outbox';

/** For runs without a provider: records each message instead of sending it. */
export class LocalOutboxSmsSender extends SmsSender {
  readonly provider = 'local-outbox';

  constructor(
    private readonly outbox: LocalOutbox,
    private readonly clock: Clock,
  ) {
    super();
  }

  async send(sms: Sms): Promise<{ providerMessageId: string }> {
    await this.outbox.keep(sms, this.clock.now());
    return { providerMessageId: sms.id };
  }
}
