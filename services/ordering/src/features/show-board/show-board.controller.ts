import { Controller, Get, Header, Query, Sse, type MessageEvent } from '@nestjs/common';
import type { Board, BoardHistory } from '@chalkboard/contracts';
import { contract } from '@chalkboard/service-kit';
import type { Observable } from 'rxjs';
import { z } from 'zod';
import type { OpenBoard } from '../../domain/board-access';
import { BoardOnly, CurrentBoard } from '../../http/board.guard';
import { ShowBoardHandler } from './show-board.handler';

const HistoryQuery = z.object({
  before: z.iso.datetime().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

@BoardOnly()
@Controller('api/orders/board/:shareId')
export class ShowBoardController {
  constructor(private readonly handler: ShowBoardHandler) {}

  @Get()
  @Header('cache-control', 'no-store')
  show(@CurrentBoard() board: OpenBoard): Promise<Board> {
    return this.handler.show(board);
  }

  @Sse('events')
  events(@CurrentBoard() board: OpenBoard): Observable<MessageEvent> {
    return this.handler.events(board);
  }

  @Get('history')
  @Header('cache-control', 'no-store')
  history(@CurrentBoard() board: OpenBoard, @Query(contract(HistoryQuery)) { before, limit }: z.infer<typeof HistoryQuery>): Promise<BoardHistory> {
    return this.handler.history(board, before === undefined ? undefined : new Date(before), limit);
  }
}
