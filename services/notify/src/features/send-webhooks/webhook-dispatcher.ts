import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { WebhookSignal } from '../../domain/webhooks/webhook-sender';
import type { ClaimedWebhook } from '../../persistence/webhooks/webhook-deliveries';
import { SendWebhooksHandler } from './send-webhooks.handler';

/** How often it looks without having been woken: for attempts that are due, and for leases that ran out. */
const POLL_MS = 1000;
/** Endpoints that are sent to at once, by one instance. */
const AT_ONCE = 16;

/** Sends messages to programs as long as the service runs. Any number of instances share the work. */
@Injectable()
export class WebhookDispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(WebhookDispatcher.name);
  private readonly underWay = new Set<Promise<void>>();
  private stopping = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly handler: SendWebhooksHandler,
    private readonly signal: WebhookSignal,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  /** Ends after the messages under way. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.signal.raise();
    await this.running;
    await Promise.all(this.underWay);
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      await this.take(AT_ONCE - this.underWay.size);
      if (!this.stopping) await this.signal.wait(POLL_MS);
    }
  }

  private async take(room: number): Promise<void> {
    if (room <= 0) return;
    try {
      for (const message of await this.handler.claim(room)) this.send(message);
    } catch (error) {
      this.logger.warn(`Webhooks are delayed: ${(error as Error).message}`);
    }
  }

  private send(message: ClaimedWebhook): void {
    const work = this.handler
      .execute(message)
      .catch((error: Error) =>
        this.logger.warn(`Webhook ${message.id} is taken up again when its lease ends: ${error.message}`),
      )
      .finally(() => {
        this.underWay.delete(work);
        // The endpoint is free for its next message.
        this.signal.raise();
      });
    this.underWay.add(work);
  }
}
