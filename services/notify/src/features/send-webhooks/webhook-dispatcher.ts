import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DispatchLoop } from '../../domain/dispatch-loop';
import { WebhookSignal } from '../../domain/webhooks/webhook-sender';
import type { ClaimedWebhook } from '../../persistence/webhooks/webhook-deliveries';
import { SendWebhooksHandler } from './send-webhooks.handler';

/** Endpoints that are sent to at once, by one instance. */
const AT_ONCE = 16;

/** Sends messages to programs as long as the service runs. Any number of instances share the work. */
@Injectable()
export class WebhookDispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(WebhookDispatcher.name);
  private readonly underWay = new Set<Promise<void>>();
  private readonly loop: DispatchLoop;

  constructor(
    private readonly handler: SendWebhooksHandler,
    private readonly signal: WebhookSignal,
  ) {
    this.loop = new DispatchLoop(signal, () => this.take(AT_ONCE - this.underWay.size));
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  /** Ends after the messages under way. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
    await Promise.all(this.underWay);
  }

  /** @returns false: what ends wakes it, and its endpoint is free only then */
  private async take(room: number): Promise<boolean> {
    if (room <= 0) return false;
    try {
      for (const message of await this.handler.claim(room)) this.send(message);
    } catch (error) {
      this.logger.warn(`Webhooks are delayed: ${(error as Error).message}`);
    }
    return false;
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
