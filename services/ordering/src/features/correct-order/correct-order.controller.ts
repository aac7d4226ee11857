import { CorrectOrderRequest, type BoardOrder } from '@chalkboard/contracts';
import { correctOrderRoute } from '@chalkboard/contracts/api/ordering/board.routes';
import { Handles, RouteBody, RouteParam } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import type { OpenBoard } from '../../domain/board-access';
import { BoardOnly, CurrentBoard } from '../../http/board.guard';
import { CorrectOrderHandler } from './correct-order.handler';

@BoardOnly()
@Controller()
export class CorrectOrderController {
  constructor(private readonly handler: CorrectOrderHandler) {}

  @Handles(correctOrderRoute)
  correct(
    @CurrentBoard() board: OpenBoard,
    @RouteParam('orderId') orderId: string,
    @RouteBody() request: CorrectOrderRequest,
  ): Promise<BoardOrder> {
    return this.handler.execute(board, orderId, request);
  }
}
