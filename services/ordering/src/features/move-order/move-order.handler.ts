import type { BoardOrder, MoveOrderRequest, OrderingSettings } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import type { OpenBoard } from '../../domain/board-access';
import { BoardOrders } from '../../domain/board-orders';
import type { Order } from '../../domain/order';
import { statusChanged } from '../../domain/order-facts';
import { moved } from '../../domain/order-lifecycle';
import { OrderingSettingsStore } from '../../domain/ordering-settings';
import { promisedByAccepting, promisedByDelaying } from '../../domain/promised-time';

@Injectable()
export class MoveOrderHandler {
  constructor(
    private readonly orders: BoardOrders,
    private readonly settings: OrderingSettingsStore,
    private readonly clock: Clock,
  ) {}

  /**
   * The restaurant does something to an order.
   * @throws OrderError `ordering.order_not_found`, `ordering.order_changed`, `ordering.move_not_allowed`,
   * `ordering.reason_needed`
   */
  async execute(board: OpenBoard, orderId: string, asked: MoveOrderRequest): Promise<BoardOrder> {
    const settings = await this.settings.of(board.shareId);
    return this.orders.change({ board, orderId, asked }, (order, request) => {
      const at = this.clock.now();
      const promisedAt = promisedBy(asked, order, settings, at);
      const { move, reason } = asked;
      const after = moved(order, {
        move,
        by: 'restaurant',
        means: board.means,
        at,
        request,
        ...(board.linkOrderId !== undefined && { linkOrderId: board.linkOrderId }),
        ...(promisedAt && { promisedAt }),
        ...(reason !== undefined && (move === 'reject' || move === 'cancel') && { reason }),
      });
      return { order: after, facts: [statusChanged(after)] };
    });
  }
}

function promisedBy(
  { move, minutes }: MoveOrderRequest,
  order: Order,
  settings: OrderingSettings,
  now: Date,
): Date | undefined {
  if (move === 'accept') return promisedByAccepting(order, minutes, settings, now);
  if (move === 'delay' && minutes !== undefined) return promisedByDelaying(order, minutes, now);
  return undefined;
}
