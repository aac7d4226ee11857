import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { HealthRegistry } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { DispatchSignal } from '../../domain/dispatch-signal';
import { NotificationRepository } from '../../domain/notification.repository';
import { SendNotificationHandler } from './send-notification.handler';

const BATCH = 8;
/** Longer than the longest a provider is waited for: whoever holds a message longer has crashed. */
const LEASE_MS = 60_000;
/** How often it looks without having been woken: for tries that are due, and for leases that ran out. */
const POLL_MS = 1000;
const SILENT_LIMIT_MS = 60_000;

/** Sends what is due, as long as the service runs. Any number of instances share the work. */
@Injectable()
export class NotificationDispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(NotificationDispatcher.name);
  private stopping = false;
  private running: Promise<void> = Promise.resolve();
  private lastPass = Date.now();

  constructor(
    private readonly notifications: NotificationRepository,
    private readonly handler: SendNotificationHandler,
    private readonly signal: DispatchSignal,
    private readonly clock: Clock,
    health: HealthRegistry,
  ) {
    health.register('dispatcher', () => this.assertMoving());
  }

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  /** Ends after the messages under way. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.signal.raise();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      const taken = await this.pass().catch((error: Error) => {
        this.logger.warn(`Sending is delayed: ${error.message}`);
        return 0;
      });
      if (taken < BATCH && !this.stopping) await this.signal.wait(POLL_MS);
    }
  }

  /** @returns how many messages were due */
  private async pass(): Promise<number> {
    const claimed = await this.notifications.claim({ limit: BATCH, leaseMs: LEASE_MS, now: this.clock.now() });
    const sent = await Promise.allSettled(claimed.map((notification) => this.handler.execute(notification)));
    for (const result of sent) if (result.status === 'rejected') throw result.reason;
    this.lastPass = Date.now();
    return claimed.length;
  }

  private async assertMoving(): Promise<void> {
    if (Date.now() - this.lastPass > SILENT_LIMIT_MS) throw new Error('has not sent for a minute');
  }
}
