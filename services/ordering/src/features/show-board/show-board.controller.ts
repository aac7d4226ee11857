import type { Board, BoardHistory } from '@chalkboard/contracts';
import {
  followBoardRoute,
  showBoardHistoryRoute,
  showBoardRoute,
} from '@chalkboard/contracts/api/ordering/board.routes';
import type { QueryOf } from '@chalkboard/contracts/api/route';
import { Handles, LiveStreams, RouteQuery, type HttpReply } from '@chalkboard/service-kit';
import { Controller, Header, Res } from '@nestjs/common';
import type { OpenBoard } from '../../domain/board-access';
import { BoardManagers, BoardOnly, CurrentBoard } from '../../http/board.guard';
import { ShowBoardHandler } from './show-board.handler';

@BoardOnly()
@Controller()
export class ShowBoardController {
  constructor(
    private readonly handler: ShowBoardHandler,
    private readonly streams: LiveStreams,
  ) {}

  @Handles(showBoardRoute)
  @Header('cache-control', 'no-store')
  show(@CurrentBoard() board: OpenBoard): Promise<Board> {
    return this.handler.show(board);
  }

  @Handles(followBoardRoute)
  events(@CurrentBoard() { shareId, caller }: OpenBoard, @Res() reply: HttpReply): Promise<void> {
    return this.streams.open(this.handler.feed, { id: shareId, reader: caller }, reply);
  }

  @BoardManagers()
  @Handles(showBoardHistoryRoute)
  @Header('cache-control', 'no-store')
  history(
    @CurrentBoard() board: OpenBoard,
    @RouteQuery() { before, limit }: QueryOf<typeof showBoardHistoryRoute>,
  ): Promise<BoardHistory> {
    return this.handler.history(board, before === undefined ? undefined : new Date(before), limit);
  }
}
