import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@chalkboard/service-kit/domain';
import { afterFault, type ClaimedNotification, type Outcome } from '../../domain/notification';
import { NotificationRepository } from '../../domain/notification.repository';
import { MessageRefusedError, ProviderFaultError, SmsSender } from '../../domain/sms-sender';

/** Tries to send one message, and records what came of it. */
@Injectable()
export class SendNotificationHandler {
  private readonly logger = new Logger(SendNotificationHandler.name);

  constructor(
    private readonly notifications: NotificationRepository,
    private readonly sender: SmsSender,
    private readonly clock: Clock,
  ) {}

  async execute(notification: ClaimedNotification): Promise<void> {
    const outcome = await this.trySending(notification);
    if (outcome.status !== 'sent') {
      const what = outcome.status === 'retry' ? `again at ${outcome.nextAttemptAt.toISOString()}: ${outcome.fault}` : `given up: ${outcome.reason}`;
      this.logger.warn(`Notification ${notification.id}, try ${notification.attempts}: ${what}`);
    }
    await this.notifications.settle(notification, outcome, this.clock.now());
  }

  private async trySending(notification: ClaimedNotification): Promise<Outcome> {
    try {
      const { id, destination: to, body, causationId, orderNumber, mayHaveLeft } = notification;
      const { providerMessageId } = await this.sender.send({ id, to, body, causationId, orderNumber, mayHaveLeft });
      return { status: 'sent', provider: this.sender.provider, providerMessageId };
    } catch (error) {
      if (error instanceof MessageRefusedError) return { status: 'failed', reason: error.reason };
      const mayHaveLeft = error instanceof ProviderFaultError ? error.mayHaveLeft : notification.mayHaveLeft;
      return afterFault({ attempts: notification.attempts, mayHaveLeft, fault: (error as Error).message, now: this.clock.now() });
    }
  }
}
