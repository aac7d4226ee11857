import { createHash } from 'node:crypto';
import type { BoardOrder } from '@chalkboard/contracts';
import { boardOrderOf } from './board';
import type { OpenBoard } from './board-access';
import { BoardRepository } from './board.repository';
import type { Order } from './order';
import type { ChangedOrder } from './order-facts';
import { OrderError } from './order.errors';
import { OrderRepository } from './order.repository';

/** A change that a device of the restaurant asks for. */
export interface BoardChange {
  readonly board: OpenBoard;
  readonly orderId: string;
  /** All that was asked: the same from the same device is a repeat. `version`: the one on its screen. */
  readonly asked: { readonly version: number };
}

/** The orders of a board: as the restaurant sees them, and changed by one device at a time. */
export class BoardOrders {
  constructor(
    private readonly orders: OrderRepository,
    private readonly boards: BoardRepository,
  ) {}

  /** These orders as the restaurant sees them, in the same sequence. */
  async views(orders: readonly Order[]): Promise<BoardOrder[]> {
    const records = await this.boards.recordsOf(orders.map(({ id }) => id));
    return orders.map((order) => boardOrderOf(order, records.get(order.id) ?? { messages: [], escalations: [] }));
  }

  /**
   * Changes an order under its row's lock. A repeat of a request does nothing and gives the order as it is.
   * @param work gets the order and what to note in its history, by which a repeat is known
   * @throws OrderError `ordering.order_not_found`; `ordering.order_changed` with the order as it is, when another
   * device was first; and what `work` throws
   */
  async change(
    { board, orderId, asked }: BoardChange,
    work: (order: Order, request: string) => ChangedOrder,
  ): Promise<BoardOrder> {
    const request = createHash('sha256')
      .update(JSON.stringify([board.caller.visitor ?? null, orderId, asked]))
      .digest('base64url');
    try {
      const changed = await this.orders.change(orderId, (order) => {
        assertOf(order, board.shareId);
        if (order.history.some((change) => change.request === request)) return undefined;
        if (order.version !== asked.version)
          throw new OrderError(
            'ordering.order_changed',
            `Order ${order.number} was changed on another device. This is how it is now.`,
          );
        return work(order, request);
      });
      return await this.view(changed);
    } catch (error) {
      if (!(error instanceof OrderError) || error.code !== 'ordering.order_changed') throw error;
      const order = await this.orders.find(orderId);
      if (!order) throw error;
      throw new OrderError(error.code, error.detail, { order: await this.view(order) });
    }
  }

  /**
   * Notes something on an order under its row's lock, whatever version the device shows: its making stays as it is.
   * @param work gives the order with the note; undefined: it has it already
   * @throws OrderError `ordering.order_not_found`, and what `work` throws
   */
  async note({ shareId }: OpenBoard, orderId: string, work: (order: Order) => Order | undefined): Promise<BoardOrder> {
    const noted = await this.orders.change(orderId, (before) => {
      assertOf(before, shareId);
      const order = work(before);
      return order && { order, facts: [] };
    });
    return this.view(noted);
  }

  private async view(order: Order): Promise<BoardOrder> {
    const [view] = await this.views([order]);
    if (!view) throw new Error('an order without its view');
    return view;
  }
}

/** @throws OrderError `ordering.order_not_found` for an order of another menu */
function assertOf(order: Order, shareId: string): void {
  if (order.shareId !== shareId)
    throw new OrderError('ordering.order_not_found', 'This order does not exist any more.');
}
