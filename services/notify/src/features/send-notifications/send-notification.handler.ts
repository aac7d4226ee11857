import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { Channel } from '@chalkboard/contracts';
import { isTransient } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
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
    try {
      const { id, channel, destination: to, subject, body, causationId, order, mayHaveLeft } = notification;
      const sender = this.senderOf(channel);
      const { providerMessageId } = await sender.send({ id, to, subject, body, causationId, orderNumber: order?.number, mayHaveLeft });
      return { status: 'sent', provider: sender.provider, providerMessageId };
    } catch (error) {
      if (error instanceof MessageRefusedError) return { status: 'failed', reason: error.reason };
      const mayHaveLeft = error instanceof ProviderFaultError ? error.mayHaveLeft : notification.mayHaveLeft;
      return afterFault({ attempts: notification.attempts, mayHaveLeft, fault: (error as Error).message, now: this.clock.now() });
    }
  }

  /** @throws MessageRefusedError for a channel that nothing is sent on */
  private senderOf(channel: Channel): MessageSender {
    if (channel === 'sms') return this.sms;
    if (channel === 'email') return this.email;
    throw new MessageRefusedError(`Messages are not sent by ${channel}.`);
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
