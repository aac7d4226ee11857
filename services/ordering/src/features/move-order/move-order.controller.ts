import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { MoveOrderRequest, type BoardOrder } from '@chalkboard/contracts';
import { contract } from '@chalkboard/service-kit';
import { z } from 'zod';
import type { OpenBoard } from '../../domain/board-access';
import { BoardOnly, CurrentBoard } from '../../http/board.guard';
import { MoveOrderHandler } from './move-order.handler';

const CompleteMove = MoveOrderRequest.refine(({ move, minutes }) => move !== 'delay' || minutes !== undefined, { path: ['minutes'], error: 'is required for a delay' });

@BoardOnly()
@Controller('api/orders/board/:shareId/orders/:orderId/moves')
export class MoveOrderController {
  constructor(private readonly handler: MoveOrderHandler) {}

  @Post()
  @HttpCode(200)
  move(@CurrentBoard() board: OpenBoard, @Param('orderId', contract(z.uuid())) orderId: string, @Body(contract(CompleteMove)) request: MoveOrderRequest): Promise<BoardOrder> {
    return this.handler.execute(board, orderId, request);
  }
}
