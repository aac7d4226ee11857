import { WEBHOOK_LIMITS } from '@chalkboard/contracts';
import { PlanGate, SecretSeal } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { afterAttempt, type SentOutcome } from '../../domain/webhooks/webhook-attempts';
import { WebhookSender } from '../../domain/webhooks/webhook-sender';
import { signedHeaders } from '../../domain/webhooks/webhook-signing';
import { messageIdOf, WebhookDeliveries, type ClaimedWebhook } from '../../persistence/webhooks/webhook-deliveries';
import { WebhookEndpoints } from '../../persistence/webhooks/webhook-endpoints';

/** Far longer than an answer is waited for. */
const LEASE_MS = 3 * WEBHOOK_LIMITS.answerMs;

const NOT_IN_PLAN: SentOutcome = { delivered: false, fault: 'plan_needed' };

/** Sends messages to programs and records what came of it. */
@Injectable()
export class SendWebhooksHandler {
  constructor(
    private readonly deliveries: WebhookDeliveries,
    private readonly sender: WebhookSender,
    private readonly seal: SecretSeal,
    private readonly endpoints: WebhookEndpoints,
    private readonly plans: PlanGate,
    private readonly clock: Clock,
  ) {}

  /** What is due, at most so many; nobody else sends it now. */
  claim(limit: number): Promise<ClaimedWebhook[]> {
    return this.deliveries.claim(limit, LEASE_MS, this.clock.now());
  }

  /** @throws UnknownSealKeyError where a secret cannot be opened: nothing is sent then */
  async execute(claimed: ClaimedWebhook): Promise<void> {
    const outcome = (await this.mayBeSent(claimed)) ? await this.send(claimed) : NOT_IN_PLAN;
    const now = this.clock.now();
    await this.deliveries.settle(claimed, outcome, afterAttempt(outcome, claimed.attempts + 1, now), now);
  }

  /** Not while plans are enforced and that of the business has no webhooks; it is tried again like any other. */
  private async mayBeSent({ endpointId }: ClaimedWebhook): Promise<boolean> {
    return !this.plans.enforces || this.plans.allows('webhooks', await this.endpoints.businessOf(endpointId));
  }

  private send(claimed: ClaimedWebhook): Promise<SentOutcome> {
    const { id, endpointId, url, body, secret, previousSecret, previousSecretUntil } = claimed;
    const at = this.clock.now();
    const secrets = [
      secret,
      ...(previousSecret && previousSecretUntil && previousSecretUntil > at ? [previousSecret] : []),
    ].map((kept) => this.seal.open(kept, endpointId));
    const headers = signedHeaders({ id: messageIdOf(id), at, body }, secrets);
    return this.sender.send({ url, headers, body });
  }
}
