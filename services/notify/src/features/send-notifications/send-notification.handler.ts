import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { isTransient } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { policyOf } from '../../domain/channel-policy';
import { OPTED_OUT } from '../../domain/message-limits';
import { EmailSender, MessageRefusedError, ProviderFaultError, SmsSender, type MessageSender } from '../../domain/message-sender';
import { afterFault, type ClaimedNotification, type Outcome } from '../../domain/notification';
import { NotificationRepository } from '../../domain/notification.repository';

/** Waits between tries to record an outcome while the database is away; the last one is repeated. */
const RECORD_AGAIN_MS = [100, 250, 500, 1000, 2000];

/** Tries to send one message, and records what came of it. */
@Injectable()
export class SendNotificationHandler {
  private readonly logger = new Logger(SendNotificationHandler.name);

  constructor(
    private readonly notifications: NotificationRepository,
    private readonly sms: SmsSender,
    private readonly email: EmailSender,
    private readonly clock: Clock,
  ) {}

  async execute(notification: ClaimedNotification): Promise<void> {
    const outcome = await this.trySending(notification);
    if (outcome.status !== 'sent') {
      const what = outcome.status === 'retry' ? `again at ${outcome.nextAttemptAt.toISOString()}: ${outcome.fault}` : `given up: ${outcome.reason}`;
      this.logger.warn(`Notification ${notification.id}, try ${notification.attempts}: ${what}`);
    }
    await this.record(notification, outcome);
  }

  private async trySending(notification: ClaimedNotification): Promise<Outcome> {
    const { id, channel, destination: to, subject, body, causationId, order, attempts, mayHaveLeft, optedOut } = notification;
    const policy = policyOf(channel);
    if (!policy) return { status: 'failed', reason: `Messages are not sent by ${channel}.` };
    if (optedOut) return { status: 'failed', reason: OPTED_OUT };
    const sender: MessageSender = channel === 'email' ? this.email : this.sms;
    try {
      const { providerMessageId, repeated = false } = await sender.send({ id, to, subject, body, causationId, orderNumber: order?.number, mayHaveLeft });
      return { status: 'sent', provider: sender.provider, providerMessageId, repeated };
    } catch (error) {
      if (error instanceof MessageRefusedError) return { status: 'failed', reason: error.reason };
      const mayStillHaveLeft = error instanceof ProviderFaultError ? error.mayHaveLeft : mayHaveLeft;
      return afterFault({ attempts, mayHaveLeft: mayStillHaveLeft, fault: (error as Error).message, now: this.clock.now(), policy });
    }
  }

  /** An outcome that is lost would be found out again only when the lease is over, and by sending a second time: while it is ours, the database is waited for. */
  private async record(notification: ClaimedNotification, outcome: Outcome): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        return await this.notifications.settle(notification, outcome, this.clock.now());
      } catch (error) {
        const waitMs = RECORD_AGAIN_MS[Math.min(tries, RECORD_AGAIN_MS.length - 1)] ?? 0;
        const isOurs = this.clock.now().getTime() + waitMs < notification.leaseUntil.getTime();
        if (!isTransient(error) || !isOurs) throw error;
        this.logger.warn(`Notification ${notification.id}: its outcome is recorded again in ${waitMs} ms: ${(error as Error).message}`);
        await sleep(waitMs);
      }
    }
  }
}
