import { Menus, type MenuHouse } from './menus';
import type { Order } from './order';
import { OrderError } from './order.errors';
import { OrderRepository } from './order.repository';

/** The orders of a business, for its programs. What is another business's is the same as not there. */
export class BusinessOrders {
  constructor(
    private readonly menus: Menus,
    private readonly orders: OrderRepository,
  ) {}

  /** @throws OrderError `ordering.order_not_found` */
  async find(businessId: string, orderId: string): Promise<{ readonly order: Order; readonly menu: MenuHouse }> {
    const order = await this.orders.find(orderId);
    const menu = order && (await this.menus.house(order.shareId));
    if (!order || menu?.businessId !== businessId)
      throw new OrderError('ordering.order_not_found', 'This business has no such order.');
    return { order, menu };
  }
}
