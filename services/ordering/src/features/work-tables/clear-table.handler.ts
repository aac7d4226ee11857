import type { BoardOrder } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import type { OpenBoard } from '../../domain/board-access';
import { BoardOrders } from '../../domain/board-orders';
import type { Order } from '../../domain/order';
import { statusChanged, type ChangedOrder } from '../../domain/order-facts';
import { isFinal, moved } from '../../domain/order-lifecycle';
import { OrderError } from '../../domain/order.errors';
import { OrderRepository } from '../../domain/order.repository';
import { Tables } from '../../domain/tables/tables';

const REASON = 'Nobody was found at this table.';

@Injectable()
export class ClearTableHandler {
  constructor(
    private readonly orders: OrderRepository,
    private readonly boardOrders: BoardOrders,
    private readonly tables: Tables,
    private readonly clock: Clock,
  ) {}

  /**
   * "This was nobody at the table." The tab ends and its table is locked first, so that nothing comes after; then this
   * order is turned down, with all others of the tab that nobody has answered. Once more does what is left.
   * @throws OrderError `ordering.order_not_found`, `ordering.move_not_allowed` for an order at no table
   */
  async execute(board: OpenBoard, orderId: string): Promise<{ order: BoardOrder; tableId: string }> {
    const order = await this.orders.find(orderId);
    if (!order || order.shareId !== board.shareId)
      throw new OrderError('ordering.order_not_found', 'This order does not exist any more.');
    if (!order.table)
      throw new OrderError('ordering.move_not_allowed', `Order ${order.number} was not placed at a table.`);
    const { tableId, tabId } = order.table;
    const unanswered = await this.tables.clearTable(tableId, tabId);
    for (const id of unanswered) if (id !== orderId) await this.orders.change(id, (one) => this.ended(one, board));
    const ended = await this.orders.change(orderId, (one) => this.ended(one, board));
    const [view] = await this.boardOrders.views([ended]);
    if (!view) throw new Error('an order without its view');
    return { order: view, tableId };
  }

  /** Turned down, or cancelled where somebody had accepted it; one that has ended stays. */
  private ended(order: Order, { means, linkOrderId }: OpenBoard): ChangedOrder | undefined {
    if (isFinal(order)) return undefined;
    const after = moved(order, {
      move: order.status === 'placed' ? 'reject' : 'cancel',
      by: 'restaurant',
      means,
      at: this.clock.now(),
      reason: REASON,
      ...(linkOrderId !== undefined && { linkOrderId }),
    });
    return { order: after, facts: [statusChanged(after)] };
  }
}
