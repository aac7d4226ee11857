import { Body, Controller, Get, Header, Param, Put } from '@nestjs/common';
import { SoldOutRequest, type BoardItems } from '@chalkboard/contracts';
import { contract } from '@chalkboard/service-kit';
import { z } from 'zod';
import type { OpenBoard } from '../../domain/board-access';
import { BoardOnly, CurrentBoard } from '../../http/board.guard';
import { SellOutHandler } from './sell-out.handler';

@BoardOnly()
@Controller('api/orders/board/:shareId/items')
export class SellOutController {
  constructor(private readonly handler: SellOutHandler) {}

  @Get()
  @Header('cache-control', 'no-store')
  items(@CurrentBoard() board: OpenBoard): Promise<BoardItems> {
    return this.handler.items(board);
  }

  @Put(':itemId')
  sellOut(@CurrentBoard() board: OpenBoard, @Param('itemId', contract(z.string().min(1).max(80))) itemId: string, @Body(contract(SoldOutRequest)) request: SoldOutRequest): Promise<BoardItems> {
    return this.handler.execute(board, itemId, request);
  }
}
