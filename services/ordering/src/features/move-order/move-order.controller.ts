import { MoveOrderRequest, type BoardOrder } from '@chalkboard/contracts';
import { moveOrderRoute } from '@chalkboard/contracts/api/ordering/board.routes';
import { Handles, RouteBody, RouteParam } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import type { OpenBoard } from '../../domain/board-access';
import { BoardOnly, CurrentBoard } from '../../http/board.guard';
import { MoveOrderHandler } from './move-order.handler';

@BoardOnly()
@Controller()
export class MoveOrderController {
  constructor(private readonly handler: MoveOrderHandler) {}

  @Handles(moveOrderRoute)
  move(
    @CurrentBoard() board: OpenBoard,
    @RouteParam('orderId') orderId: string,
    @RouteBody() request: MoveOrderRequest,
  ): Promise<BoardOrder> {
    return this.handler.execute(board, orderId, request);
  }
}
