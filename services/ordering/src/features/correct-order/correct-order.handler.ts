import type { BoardOrder, CorrectOrderRequest } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import type { OpenBoard } from '../../domain/board-access';
import { BoardOrders } from '../../domain/board-orders';
import { Menus } from '../../domain/menus';
import { correctedOrder } from '../../domain/order-correction';
import { corrected } from '../../domain/order-facts';
import { assertNotTooLong } from '../../domain/order-length';

@Injectable()
export class CorrectOrderHandler {
  constructor(
    private readonly menus: Menus,
    private readonly orders: BoardOrders,
    private readonly clock: Clock,
  ) {}

  /**
   * The restaurant corrects what an order holds; the server prices it.
   * @throws OrderError `ordering.order_not_found`, `ordering.order_changed`, `ordering.move_not_allowed`,
   * `ordering.item_not_on_menu`, `ordering.item_not_available`, `ordering.choice_needed`, `ordering.too_long`
   */
  async execute(board: OpenBoard, orderId: string, asked: CorrectOrderRequest): Promise<BoardOrder> {
    const menu = (await this.menus.findNewest(board.shareId)) ?? board.menu;
    return this.orders.change({ board, orderId, asked }, (order, request) => {
      const at = this.clock.now();
      const after = correctedOrder(order, menu, { ...asked, means: board.means, at, request });
      assertNotTooLong(after);
      return { order: after, facts: [corrected(after, order, at)] };
    });
  }
}
