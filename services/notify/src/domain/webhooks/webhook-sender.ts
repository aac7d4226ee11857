import { WakeSignal } from '@chalkboard/service-kit/domain';
import type { SentOutcome } from './webhook-attempts';

export interface OutgoingWebhook {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Posts messages to addresses that strangers have typed: a port. */
export abstract class WebhookSender {
  /** Whether messages may be sent to this address, as far as that can be said now. */
  abstract mayReach(url: string): Promise<boolean>;
  /** Sends once. Never throws: what goes wrong is the outcome. */
  abstract send(message: OutgoingWebhook): Promise<SentOutcome>;
}

/** Raised when there is a message to send. */
export class WebhookSignal extends WakeSignal {}
