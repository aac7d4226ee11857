import { Body, Controller, Param, Put } from '@nestjs/common';
import { CorrectOrderRequest, type BoardOrder } from '@chalkboard/contracts';
import { contract } from '@chalkboard/service-kit';
import { z } from 'zod';
import type { OpenBoard } from '../../domain/board-access';
import { BoardOnly, CurrentBoard } from '../../http/board.guard';
import { CorrectOrderHandler } from './correct-order.handler';

@BoardOnly()
@Controller('api/orders/board/:shareId/orders/:orderId')
export class CorrectOrderController {
  constructor(private readonly handler: CorrectOrderHandler) {}

  @Put()
  correct(@CurrentBoard() board: OpenBoard, @Param('orderId', contract(z.uuid())) orderId: string, @Body(contract(CorrectOrderRequest)) request: CorrectOrderRequest): Promise<BoardOrder> {
    return this.handler.execute(board, orderId, request);
  }
}
