import type { TrackedOrder } from '@chalkboard/contracts';
import type { LiveFeed } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { BoardRepository } from '../../domain/board.repository';
import { type MenuHouse, Menus } from '../../domain/menus';
import type { Order } from '../../domain/order';
import { statusChanged } from '../../domain/order-facts';
import { isFinal, moved } from '../../domain/order-lifecycle';
import { OrderLinks } from '../../domain/order-links';
import { OrderError, orderNotFound } from '../../domain/order.errors';
import { OrderRepository } from '../../domain/order.repository';
import { OrderingSettingsStore } from '../../domain/ordering-settings';
import { orderPayment } from '../../domain/payment/order-payment';
import { PaymentWays } from '../../domain/payment/payment-ways';
import { pickupCalendar, pickupTime } from '../../domain/pickup-calendar';
import { revisionOf, trackedOrderOf } from './tracked-order';

/** There is one way to see an order by its tracking link. */
const CUSTOMER = 'customer';

interface Followed {
  readonly order: Order;
  readonly data: TrackedOrder;
}

@Injectable()
export class TrackOrderHandler {
  /**
   * The order as server-sent events, until nothing will change any more. Its readers are secrets: each is looked at
   * anew, so that it also ends for who keeps the line open.
   */
  readonly feed: LiveFeed<string, Followed> = {
    kind: 'order',
    event: 'order',
    read: async (orderId) => {
      const order = await this.read(orderId);
      return { order, data: await this.view(order) };
    },
    viewOf: ({ order }, secret) => {
      if (this.idOf(secret) !== order.id) throw orderNotFound();
      return CUSTOMER;
    },
    // A completed order that can still be paid is followed on, until it is marked as paid.
    show: ({ order, data }) => ({ id: revisionOf(data), data, final: isFinal(order) && !data.payment }),
  };

  constructor(
    private readonly links: OrderLinks,
    private readonly orders: OrderRepository,
    private readonly boards: BoardRepository,
    private readonly menus: Menus,
    private readonly settings: OrderingSettingsStore,
    private readonly payments: PaymentWays,
    private readonly clock: Clock,
  ) {}

  /** @throws OrderError `ordering.order_not_found` for a secret that is none or has ended */
  async find(secret: string): Promise<TrackedOrder> {
    return this.view(await this.read(this.idOf(secret)));
  }

  /**
   * The calendar file of a pickup that was placed for later.
   * @throws OrderError `ordering.order_not_found`, `ordering.no_pickup_time`
   */
  async calendar(secret: string): Promise<string> {
    const order = await this.read(this.idOf(secret));
    const at = pickupTime(order);
    if (!at)
      throw new OrderError(
        'ordering.no_pickup_time',
        'Only an order that is picked up at a time of your choice has an entry for the calendar.',
      );
    return pickupCalendar(order, await this.house(order), at);
  }

  /**
   * The customer cancels an order that nobody has accepted yet. Once more does nothing.
   * @throws OrderError `ordering.order_not_found`, `ordering.move_not_allowed`
   */
  async cancel(secret: string, reason: string | undefined): Promise<TrackedOrder> {
    const order = await this.orders.change(this.idOf(secret), (before) => {
      const last = before.history.at(-1);
      if (last?.move === 'cancel' && last.by === 'customer') return undefined;
      const cancelled = moved(before, {
        move: 'cancel',
        by: 'customer',
        means: 'tracking',
        at: this.clock.now(),
        ...(reason && { reason }),
      });
      return { order: cancelled, facts: [statusChanged(cancelled)] };
    });
    return this.view(order);
  }

  /** @throws OrderError `ordering.order_not_found` for a secret that is none or has ended */
  idOf(secret: string): string {
    const orderId = this.links.trackedOrder(secret);
    if (orderId === undefined) throw orderNotFound();
    return orderId;
  }

  private async read(orderId: string): Promise<Order> {
    const order = await this.orders.find(orderId);
    if (!order || order.erasedAt) throw orderNotFound();
    return order;
  }

  private async view(order: Order): Promise<TrackedOrder> {
    const menu = await this.house(order);
    const [settings, records, link] = await Promise.all([
      this.settings.of(order.shareId),
      this.boards.recordsOf([order.id]),
      this.payments.shownLink(order.shareId),
    ]);
    const payment = orderPayment(order, link);
    return {
      ...trackedOrderOf(order, menu, settings, records.get(order.id) ?? { messages: [], escalations: [] }),
      ...(payment && { payment }),
    };
  }

  private async house({ shareId }: Order): Promise<MenuHouse> {
    const menu = await this.menus.house(shareId);
    if (!menu)
      throw new OrderError(
        'ordering.menu_not_found',
        'The restaurant has removed its menu. Please call it about your order.',
      );
    return menu;
  }
}
