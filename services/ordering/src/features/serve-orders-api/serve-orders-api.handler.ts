import type { ApiOrders, ApiOrdersQuery, BoardOrder } from '@chalkboard/contracts';
import { cursorAfter, keysOfCursor } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { BoardOrders } from '../../domain/board-orders';
import { BoardRepository } from '../../domain/board.repository';
import { BusinessOrders } from '../../domain/business-orders';
import { Menus } from '../../domain/menus';
import type { Order } from '../../domain/order';
import { OrderError } from '../../domain/order.errors';

/** The orders of a business, for its programs. What is another business's is the same as not there. */
@Injectable()
export class ServeOrdersApiHandler {
  constructor(
    private readonly menus: Menus,
    private readonly boards: BoardRepository,
    private readonly orders: BusinessOrders,
    private readonly views: BoardOrders,
  ) {}

  /** @throws OrderError `ordering.menu_not_found`; InvalidInputError for a cursor of another list */
  async list(businessId: string, { shareId, cursor, limit }: ApiOrdersQuery): Promise<ApiOrders> {
    const after = cursor === undefined ? undefined : placeOf(cursor);
    const own = await this.menus.ofBusiness(businessId);
    if (shareId !== undefined && !own.includes(shareId))
      throw new OrderError('ordering.menu_not_found', 'This business has no such menu.');
    // One more tells whether there is a next part.
    const found = await this.boards.placedLast(shareId === undefined ? own : [shareId], after, limit + 1);
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      orders: await this.views.views(page),
      next: last && found.length > limit ? cursorOf(last) : null,
    };
  }

  /** @throws OrderError `ordering.order_not_found` */
  async read(businessId: string, orderId: string): Promise<BoardOrder> {
    const { order } = await this.orders.find(businessId, orderId);
    const [view] = await this.views.views([order]);
    if (!view) throw new Error('an order without its view');
    return view;
  }
}

/** Cursors have microseconds, and orders are placed at milliseconds. */
function cursorOf({ placedAt, id }: Order): string {
  return cursorAfter([placedAt.toISOString().replace('Z', '000Z'), id]);
}

function placeOf(cursor: string): Pick<Order, 'placedAt' | 'id'> {
  const [placedAt = '', id = ''] = keysOfCursor(cursor, ['timestamptz', 'uuid']);
  return { placedAt: new Date(placedAt), id };
}
