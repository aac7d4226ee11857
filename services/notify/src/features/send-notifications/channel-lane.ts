import type { Clock, WakeSignal } from '@chalkboard/service-kit/domain';
import { Logger } from '@nestjs/common';
import type { ChannelPolicy, SendingChannel } from '../../domain/channel-policy';
import { DispatchLoop } from '../../domain/dispatch-loop';
import type { ClaimedNotification } from '../../domain/notification';
import type { NotificationRepository } from '../../domain/notification.repository';
import type { SendNotificationHandler } from './send-notification.handler';

/** Claims are at least this far apart: what is queued meanwhile shares the next. */
const PACE_MS = 30;

interface LaneParts {
  readonly channel: SendingChannel;
  readonly policy: ChannelPolicy;
  readonly notifications: NotificationRepository;
  readonly handler: SendNotificationHandler;
  readonly signal: WakeSignal;
  readonly clock: Clock;
}

/**
 * Sends what is due on one channel, several at a time: a message that hangs holds up neither the others nor another
 * channel.
 */
export class ChannelLane {
  private readonly logger: Logger;
  private readonly underWay = new Set<Promise<void>>();
  private readonly loop: DispatchLoop;
  private looked = Date.now();

  constructor(private readonly parts: LaneParts) {
    this.logger = new Logger(`${ChannelLane.name} ${parts.channel}`);
    this.loop = new DispatchLoop(parts.signal, () => this.look(), PACE_MS);
  }

  start(): void {
    this.loop.start();
  }

  /** Ends after the messages under way. */
  async stop(): Promise<void> {
    await this.loop.stop();
    await Promise.all(this.underWay);
  }

  /** Milliseconds since it last knew what is due. */
  get silentForMs(): number {
    return Date.now() - this.looked;
  }

  private async look(): Promise<boolean> {
    const room = this.parts.policy.atOnce - this.underWay.size;
    return room > 0 && (await this.take(room)) === room;
  }

  /** @returns how many messages were due, at most `limit` */
  private async take(limit: number): Promise<number> {
    const { channel, policy, notifications, clock } = this.parts;
    try {
      const claimed = await notifications.claim({ channel, limit, leaseMs: policy.leaseMs, now: clock.now() });
      this.looked = Date.now();
      for (const notification of claimed) this.send(notification);
      return claimed.length;
    } catch (error) {
      this.logger.warn(`Sending is delayed: ${(error as Error).message}`);
      return 0;
    }
  }

  private send(notification: ClaimedNotification): void {
    const work = this.parts.handler
      .execute(notification)
      .catch((error: Error) =>
        this.logger.warn(`Notification ${notification.id} is taken up again when its lease ends: ${error.message}`),
      )
      .finally(() => {
        const wasFull = this.underWay.size >= this.parts.policy.atOnce;
        this.underWay.delete(work);
        if (wasFull) this.parts.signal.raise();
      });
    this.underWay.add(work);
  }
}
