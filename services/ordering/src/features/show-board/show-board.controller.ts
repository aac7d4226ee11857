import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import type { Board, BoardHistory } from '@chalkboard/contracts';
import { contract, LiveStreams, type HttpReply } from '@chalkboard/service-kit';
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
  constructor(
    private readonly handler: ShowBoardHandler,
    private readonly streams: LiveStreams,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  show(@CurrentBoard() board: OpenBoard): Promise<Board> {
    return this.handler.show(board);
  }

  @Get('events')
  events(@CurrentBoard() { shareId, caller }: OpenBoard, @Res() reply: HttpReply): Promise<void> {
    return this.streams.open(this.handler.feed, { id: shareId, reader: caller }, reply);
  }

  @Get('history')
  @Header('cache-control', 'no-store')
  history(@CurrentBoard() board: OpenBoard, @Query(contract(HistoryQuery)) { before, limit }: z.infer<typeof HistoryQuery>): Promise<BoardHistory> {
    return this.handler.history(board, before === undefined ? undefined : new Date(before), limit);
  }
}
