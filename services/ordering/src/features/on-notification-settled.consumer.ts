import { ASKING_PURPOSES, NotificationDeliveredV1, NotificationFailedV1 } from '@chalkboard/contracts';
import { Inbox, LiveHints, type JetStreamContext, type JointEffect } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { EscalationSignal } from '../domain/escalation-signal';
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
  private readonly delivered: JointEffect<
    typeof NotificationDeliveredV1.schema,
    undefined,
    { orderId: string; shareId: string | undefined } | undefined
  > = {
    prepare: async () => undefined,
    runAll: async (events, manager) => {
      const settled = events.flatMap(({ event: { data } }) => {
        const { orderId, deliveredAt: settledAt } = data;
        return orderId !== undefined && asksRestaurant(data)
          ? [{ ...data, orderId, status: 'delivered' as const, settledAt }]
          : [];
      });
      const menus = await this.notifications.record(settled, manager);
      return events.map(({ event: { data } }) =>
        data.orderId !== undefined && asksRestaurant(data)
          ? { orderId: data.orderId, shareId: menus.get(data.orderId) }
          : undefined,
      );
    },
  };

  private hint(shareId: string | undefined, orderId: string | undefined): void {
    if (shareId !== undefined) this.hints.send('board', shareId);
    if (orderId !== undefined) this.hints.send('order', orderId);
  }
}

/** Messages to the customer ask nobody for an answer. */
function asksRestaurant({ purpose }: NotificationDeliveredV1 | NotificationFailedV1): boolean {
  return purpose === undefined || ASKING_PURPOSES.includes(purpose);
}
