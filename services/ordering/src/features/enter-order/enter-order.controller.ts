import { EnterOrderRequest, type BoardOrder } from '@chalkboard/contracts';
import { enterOrderRoute } from '@chalkboard/contracts/api/ordering/board.routes';
import { Handles, type HttpReply, parseInput, RouteBody } from '@chalkboard/service-kit';
import { Controller, Headers, Res } from '@nestjs/common';
import type { OpenBoard } from '../../domain/board-access';
import { BoardOnly, CurrentBoard } from '../../http/board.guard';
import { IdempotencyKey } from '../../http/idempotency-key';
import { EnterOrderHandler } from './enter-order.handler';

@BoardOnly()
@Controller()
export class EnterOrderController {
  constructor(private readonly handler: EnterOrderHandler) {}

  /** 201 with the order; 200 for a repeat. */
  @Handles(enterOrderRoute)
  async enter(
    @CurrentBoard() board: OpenBoard,
    @RouteBody() request: EnterOrderRequest,
    @Headers('idempotency-key') key: unknown,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<BoardOrder> {
    const { order, fresh } = await this.handler.execute(board, request, parseInput(IdempotencyKey, key));
    reply.status(fresh ? 201 : 200);
    return order;
  }
}
