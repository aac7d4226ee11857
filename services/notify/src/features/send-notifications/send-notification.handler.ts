import { setTimeout as sleep } from 'node:timers/promises';
import type { MessageOutcome } from '@chalkboard/contracts';
import { inSpan, isTransient, LiveHints, maskedReason, Metrics, runInContext, SpanKind } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable, Logger } from '@nestjs/common';
import { isSending, policyOf, TEST_BACKOFF_MS, type SendingChannel } from '../../domain/channel-policy';
import { OPTED_OUT } from '../../domain/message-limits';
import {
  EmailSender,
  MessageRefusedError,
  PrintSender,
  ProviderFaultError,
  SmsSender,
  type MessageSender,
} from '../../domain/message-sender';
import { afterFault, type ClaimedNotification, type Outcome } from '../../domain/notification';
import { NotificationRepository } from '../../domain/notification.repository';

/** Pauses (ms) between attempts to record an outcome while the database is away; the last one repeats. */
const RECORD_AGAIN_MS = [100, 250, 500, 1000, 2000];

const COUNTED_AS: Readonly<Record<Outcome['status'], MessageOutcome>> = {
  sent: 'sent',
  failed: 'failed',
  retry: 'retried',
};

/** Sends one message and records the outcome. */
@Injectable()
export class SendNotificationHandler {
  private readonly logger = new Logger(SendNotificationHandler.name);
  private readonly senders: Readonly<Record<SendingChannel, MessageSender>>;

  constructor(
    private readonly notifications: NotificationRepository,
    sms: SmsSender,
    email: EmailSender,
    print: PrintSender,
    private readonly hints: LiveHints,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {
    this.senders = { sms, email, print };
  }

  /** Runs in the context of the message's cause, so that its trace ends with the provider's answer. */
  execute(notification: ClaimedNotification): Promise<void> {
    const { correlationId, causationId, traceparent, channel, purpose } = notification;
    const attributes = {
      'chalkboard.channel': channel,
      'chalkboard.purpose': purpose,
      'chalkboard.attempt': notification.attempts,
    };
    return runInContext({ correlationId, causationId, traceparent }, () =>
      inSpan(`deliver ${channel}`, { kind: SpanKind.INTERNAL, parent: traceparent ?? '', attributes }, () =>
        this.deliver(notification),
      ),
    );
  }

  private async deliver(notification: ClaimedNotification): Promise<void> {
    const outcome = await this.trySending(notification);
    if (outcome.status !== 'sent') {
      // Providers repeat the number in their answers; it must not get into the log.
      const what =
        outcome.status === 'retry'
          ? `again at ${outcome.nextAttemptAt?.toISOString()}: ${maskedReason(outcome.fault)}`
          : `given up: ${outcome.reason}`;
      this.logger.warn(`Notification ${notification.id}, try ${notification.attempts}: ${what}`);
    }
    await this.record(notification, outcome);
    const { channel, purpose, shareId } = notification;
    this.metrics.counter('chalkboard_messages_total').inc({ channel, outcome: COUNTED_AS[outcome.status] });
    if (shareId !== undefined && (channel === 'print' || purpose === 'test')) this.hints.send('channels', shareId);
  }

  private async trySending(notification: ClaimedNotification): Promise<Outcome> {
    const {
      id,
      channel,
      destination: to,
      subject,
      body,
      causationId,
      order,
      purpose,
      drillId,
      attempts,
      mayHaveLeft,
      optedOut,
    } = notification;
    const policy = policyOf(channel);
    if (!policy || !isSending(channel)) return { status: 'failed', reason: `Messages are not sent by ${channel}.` };
    if (optedOut) return { status: 'failed', reason: OPTED_OUT };
    const sender = this.senders[channel];
    try {
      const {
        providerMessageId,
        repeated = false,
        arrived,
      } = await inSpan(
        `send ${channel} by ${sender.provider}`,
        { kind: SpanKind.CLIENT, attributes: { 'chalkboard.provider': sender.provider } },
        () => sender.send({ id, to, subject, body, causationId, orderNumber: order?.number, mayHaveLeft }),
      );
      return { status: 'sent', provider: sender.provider, providerMessageId, repeated, arrived };
    } catch (error) {
      if (error instanceof MessageRefusedError) return { status: 'failed', reason: error.reason };
      const mayStillHaveLeft = error instanceof ProviderFaultError ? error.mayHaveLeft : mayHaveLeft;
      const reason = error instanceof ProviderFaultError ? error.reason : undefined;
      return afterFault({
        attempts,
        mayHaveLeft: mayStillHaveLeft,
        fault: (error as Error).message,
        reason,
        now: this.clock.now(),
        policy: purpose === 'test' && drillId === undefined ? { backoffMs: TEST_BACKOFF_MS } : policy,
      });
    }
  }

  /**
   * Waits for the database while the lease lasts. A lost outcome would only be noticed after the lease, by sending a
   * second time.
   */
  private async record(notification: ClaimedNotification, outcome: Outcome): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        return await this.notifications.settle(notification, outcome, this.clock.now());
      } catch (error) {
        const waitMs = RECORD_AGAIN_MS[Math.min(tries, RECORD_AGAIN_MS.length - 1)] ?? 0;
        const isOurs = this.clock.now().getTime() + waitMs < notification.leaseUntil.getTime();
        if (!isTransient(error) || !isOurs) throw error;
        this.logger.warn(
          `Notification ${notification.id}: its outcome is recorded again in ${waitMs} ms: ${(error as Error).message}`,
        );
        await sleep(waitMs);
      }
    }
  }
}
