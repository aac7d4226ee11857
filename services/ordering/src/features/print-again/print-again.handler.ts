import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import type { OpenBoard } from '../../domain/board-access';
import { Menus } from '../../domain/menus';
import { reprintAsked } from '../../domain/order-facts';
import { OrderError } from '../../domain/order.errors';
import { OrderRepository } from '../../domain/order.repository';

/** Has the tickets of an order printed again, by who knows the printers. */
@Injectable()
export class PrintAgainHandler {
  constructor(
    private readonly menus: Menus,
    private readonly orders: OrderRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The order itself stays as it is, with its version.
   * @throws OrderError `ordering.order_not_found`; `ordering.not_printed` where no ticket of it would be of use
   */
  async execute({ shareId, menu }: OpenBoard, orderId: string): Promise<void> {
    const { channels } = (await this.menus.findNewest(shareId)) ?? menu;
    if (!channels.print)
      throw new OrderError(
        'ordering.not_printed',
        'Orders of this menu are not printed. Switch "Print" on, on the edit page of the menu.',
      );
    await this.orders.change(orderId, (order) => {
      if (order.shareId !== shareId)
        throw new OrderError('ordering.order_not_found', 'This order does not exist any more.');
      if (order.status === 'cancelled' || order.status === 'rejected')
        throw new OrderError('ordering.not_printed', 'This order has ended: nobody is to make it.');
      return { order, facts: [reprintAsked(order, this.clock.now())] };
    });
  }
}
