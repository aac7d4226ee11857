import { HealthRegistry } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { CHANNEL_POLICIES, SENDING_CHANNELS } from '../../domain/channel-policy';
import { DispatchSignals } from '../../domain/dispatch-signal';
import { NotificationRepository } from '../../domain/notification.repository';
import { ChannelLane } from './channel-lane';
import { SendNotificationHandler } from './send-notification.handler';

const SILENT_LIMIT_MS = 60_000;

/** Sends what is due, as long as the service runs: a lane for each channel. Any number of instances share the work. */
@Injectable()
export class NotificationDispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly lanes: readonly ChannelLane[];

  constructor(
    notifications: NotificationRepository,
    handler: SendNotificationHandler,
    signals: DispatchSignals,
    clock: Clock,
    health: HealthRegistry,
  ) {
    this.lanes = SENDING_CHANNELS.map(
      (channel) =>
        new ChannelLane({
          channel,
          policy: CHANNEL_POLICIES[channel],
          notifications,
          handler,
          signal: signals.of(channel),
          clock,
        }),
    );
    health.register('dispatcher', () => this.assertMoving());
  }

  onApplicationBootstrap(): void {
    for (const lane of this.lanes) lane.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.stop()));
  }

  private async assertMoving(): Promise<void> {
    if (this.lanes.some(({ silentForMs }) => silentForMs > SILENT_LIMIT_MS))
      throw new Error('has not looked for messages for a minute');
  }
}
