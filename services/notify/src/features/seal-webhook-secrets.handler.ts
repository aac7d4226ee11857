import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { WebhookSignal } from '../domain/webhooks/webhook-sender';
import { WebhookEndpoints } from '../persistence/webhooks/webhook-endpoints';

const HOUR_MS = 3_600_000;

/**
 * Seals the secrets of webhooks that the key of today has not sealed. Every hour too: while builds are replaced, one
 * from before may add an endpoint. Orders reach their restaurants in any case, so a wrong key does not end the service.
 */
@Injectable()
export class SealWebhookSecretsHandler implements OnModuleInit {
  private readonly logger = new Logger(SealWebhookSecretsHandler.name);

  constructor(
    private readonly endpoints: WebhookEndpoints,
    private readonly signal: WebhookSignal,
  ) {}

  onModuleInit(): Promise<void> {
    return this.execute();
  }

  @Interval(HOUR_MS)
  async execute(): Promise<void> {
    const { sealed, unopened } = await this.endpoints.sealAnew();
    if (sealed > 0) {
      this.logger.log(`${sealed} secrets of webhooks are sealed by the key of today`);
      this.signal.raise();
    }
    if (unopened > 0)
      this.logger.error(
        `WEBHOOK_SECRETS_KEY is not the key that has sealed the secrets of ${unopened} webhooks: their messages wait and are not sent. ` +
          'Set it to that one, or WEBHOOK_SECRETS_KEY_BEFORE to it. Where it is lost: docs/runbooks/lost-key.md.',
      );
  }
}
