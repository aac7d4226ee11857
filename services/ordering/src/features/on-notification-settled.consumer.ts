import { ASKING_PURPOSES, NotificationDeliveredV1, NotificationFailedV1 } from '@chalkboard/contracts';
import { Inbox, LiveHints, type JetStreamContext, type BatchHandler } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { EntityManager } from 'typeorm';
import type { DrillMessage } from '../domain/drills/drill';
import { EscalationSignal } from '../domain/escalation-signal';
import { OpeningDrills } from '../persistence/drills/opening-drills';
import { OrderDeadlines } from '../persistence/order-deadlines';
import { OrderNotifications } from '../persistence/order-notifications';

/**
 * Records on each order which messages reached the restaurant; the board shows it. A failed message makes the next
 * escalation step due at once.
 */
@Controller()
export class OnNotificationSettledConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly notifications: OrderNotifications,
    private readonly deadlines: OrderDeadlines,
    private readonly escalations: EscalationSignal,
    private readonly drills: OpeningDrills,
    private readonly hints: LiveHints,
    private readonly clock: Clock,
  ) {}

  @EventPattern(NotificationDeliveredV1.type)
  async onDelivered(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    const published = await this.inbox.once(NotificationDeliveredV1, message, context, this.delivered);
    this.hint(published?.shareId, published?.orderId);
  }

  @EventPattern(NotificationFailedV1.type)
  async onFailed(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    const failed = await this.inbox.once(NotificationFailedV1, message, context, async ({ data }, manager) => {
      const { orderId, failedAt: settledAt } = data;
      const drillOf = await this.drilled(data, { state: 'failed', at: settledAt, reason: data.reason }, manager);
      if (drillOf !== undefined) return { orderId: undefined, shareId: drillOf, hastened: false };
      if (orderId === undefined || !asksRestaurant(data)) return undefined;
      const menus = await this.notifications.record([{ ...data, orderId, status: 'failed', settledAt }], manager);
      // A restaurant that was not reached cannot answer, so the next step need not wait. A failed ticket does not
      // count:
      // tickets are sent in addition to messages.
      return {
        orderId,
        shareId: menus.get(orderId),
        hastened: data.channel !== 'print' && (await this.deadlines.hasten(orderId, this.clock.now(), manager)),
      };
    });
    if (failed?.hastened) this.escalations.raise();
    this.hint(failed?.shareId, failed?.orderId);
  }

  /** @returns the orders, each with the menu whose board shows it */
  private readonly delivered: BatchHandler<
    typeof NotificationDeliveredV1.schema,
    undefined,
    { orderId: string | undefined; shareId: string | undefined } | undefined
  > = {
    prepare: async () => undefined,
    handle: async (events, manager) => {
      const settled = events.flatMap(({ event: { data } }) => {
        const { orderId, deliveredAt: settledAt } = data;
        return orderId !== undefined && asksRestaurant(data)
          ? [{ ...data, orderId, status: 'delivered' as const, settledAt }]
          : [];
      });
      const menus = await this.notifications.record(settled, manager);
      const drills = new Map<NotificationDeliveredV1, string>();
      for (const { event } of events.toSorted((a, b) => (a.event.subject < b.event.subject ? -1 : 1))) {
        const shareId = await this.drilled(event.data, { state: 'sent', at: event.data.deliveredAt }, manager);
        if (shareId !== undefined) drills.set(event.data, shareId);
      }
      return events.map(({ event: { data } }) =>
        drills.has(data)
          ? { orderId: undefined, shareId: drills.get(data) }
          : data.orderId !== undefined && asksRestaurant(data)
            ? { orderId: data.orderId, shareId: menus.get(data.orderId) }
            : undefined,
      );
    },
  };

  /**
   * Records what became of a message of a drill; a ticket that is known to be printed answers it. @returns the drill's
   * menu
   */
  private async drilled(
    { drillId, notificationId: id, channel, ...data }: NotificationDeliveredV1 | NotificationFailedV1,
    outcome: Omit<DrillMessage, 'id' | 'channel'>,
    manager: EntityManager,
  ): Promise<string | undefined> {
    if (drillId === undefined || (channel !== 'sms' && channel !== 'print')) return undefined;
    const drill = await this.drills.record(drillId, { id, channel, ...outcome }, manager);
    if (drill && channel === 'print' && 'arrived' in data && data.arrived)
      await this.drills.heard(drillId, { by: 'print', at: new Date(outcome.at) }, manager);
    return drill?.shareId;
  }

  private hint(shareId: string | undefined, orderId: string | undefined): void {
    if (shareId !== undefined) this.hints.send('board', shareId);
    if (orderId !== undefined) this.hints.send('order', orderId);
  }
}

/** Messages to the customer ask nobody for an answer. */
function asksRestaurant({ purpose }: NotificationDeliveredV1 | NotificationFailedV1): boolean {
  return purpose === undefined || ASKING_PURPOSES.includes(purpose);
}
