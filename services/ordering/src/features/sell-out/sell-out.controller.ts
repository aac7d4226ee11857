import { CountPortionsRequest, SoldOutRequest, type BoardItems } from '@chalkboard/contracts';
import { countPortionsRoute, readBoardItemsRoute, sellOutRoute } from '@chalkboard/contracts/api/ordering/board.routes';
import { Handles, RouteBody, RouteParam } from '@chalkboard/service-kit';
import { Controller, Header } from '@nestjs/common';
import type { OpenBoard } from '../../domain/board-access';
import { BoardOnly, CurrentBoard } from '../../http/board.guard';
import { SellOutHandler } from './sell-out.handler';

@BoardOnly()
@Controller()
export class SellOutController {
  constructor(private readonly handler: SellOutHandler) {}

  @Handles(readBoardItemsRoute)
  @Header('cache-control', 'no-store')
  items(@CurrentBoard() board: OpenBoard): Promise<BoardItems> {
    return this.handler.items(board);
  }

  @Handles(sellOutRoute)
  sellOut(
    @CurrentBoard() board: OpenBoard,
    @RouteParam('itemId') itemId: string,
    @RouteBody() request: SoldOutRequest,
  ): Promise<BoardItems> {
    return this.handler.execute(board, itemId, request);
  }

  @Handles(countPortionsRoute)
  count(
    @CurrentBoard() board: OpenBoard,
    @RouteParam('itemId') itemId: string,
    @RouteBody() request: CountPortionsRequest,
  ): Promise<BoardItems> {
    return this.handler.count(board, itemId, request);
  }
}
