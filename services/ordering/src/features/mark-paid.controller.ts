import type { BoardOrder, MarkPaidRequest } from '@chalkboard/contracts';
import { markPaidRoute } from '@chalkboard/contracts/api/ordering/payment.routes';
import { Handles, RouteBody, RouteParam } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller } from '@nestjs/common';
import type { OpenBoard } from '../domain/board-access';
import { BoardOrders } from '../domain/board-orders';
import { markedPaid } from '../domain/payment/paid-marks';
import { BoardOnly, CurrentBoard } from '../http/board.guard';

@BoardOnly()
@Controller()
export class MarkPaidController {
  constructor(
    private readonly orders: BoardOrders,
    private readonly clock: Clock,
  ) {}

  /** Whether an order is paid is said by the restaurant alone; no provider and no guest is asked. */
  @Handles(markPaidRoute)
  mark(
    @CurrentBoard() board: OpenBoard,
    @RouteParam('orderId') orderId: string,
    @RouteBody() { paid }: MarkPaidRequest,
  ): Promise<BoardOrder> {
    const { means, linkOrderId } = board;
    return this.orders.note(board, orderId, (order) =>
      markedPaid(order, {
        paid,
        means,
        ...(linkOrderId !== undefined && { linkOrderId }),
        at: this.clock.now().toISOString(),
      }),
    );
  }
}
