import type { BoardOrder, TabEnd, TableList } from '@chalkboard/contracts';
import {
  answerCallRoute,
  closeTabRoute,
  lockTableRoute,
  nobodyAtTableRoute,
  renewTableCodeRoute,
} from '@chalkboard/contracts/api/ordering/table-desk.routes';
import { Handles, LiveHints, RouteBody, RouteParam } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import type { OpenBoard } from '../../domain/board-access';
import { Tables } from '../../domain/tables/tables';
import { BoardManagers, BoardOnly, CurrentBoard } from '../../http/board.guard';
import { ClearTableHandler } from './clear-table.handler';
import { TableLists } from './table-lists';

/** What staff does with tables while guests sit there. */
@BoardOnly()
@Controller()
export class WorkTablesController {
  constructor(
    private readonly tables: Tables,
    private readonly lists: TableLists,
    private readonly clearing: ClearTableHandler,
    private readonly hints: LiveHints,
  ) {}

  @BoardManagers()
  @Handles(renewTableCodeRoute)
  async renew(@CurrentBoard() board: OpenBoard, @RouteParam('tableId') tableId: string): Promise<TableList> {
    await this.tables.renewCode(board.shareId, tableId);
    this.tell(board, tableId);
    return this.lists.of(board);
  }

  @Handles(lockTableRoute)
  async lock(
    @CurrentBoard() board: OpenBoard,
    @RouteParam('tableId') tableId: string,
    @RouteBody() { locked }: { locked: boolean },
  ): Promise<void> {
    await this.tables.lock(board.shareId, tableId, locked);
    this.tell(board, tableId);
  }

  @Handles(closeTabRoute)
  async close(
    @CurrentBoard() board: OpenBoard,
    @RouteParam('tabId') tabId: string,
    @RouteBody() { how }: { how: TabEnd },
  ): Promise<void> {
    this.tell(board, await this.tables.closeTab(board.shareId, tabId, how, board.means));
    // Guests who follow an order of it read that it is paid.
    for (const { id } of await this.tables.ordersOf(tabId)) this.hints.send('order', id);
  }

  /** A call that somebody else has answered is answered. */
  @Handles(answerCallRoute)
  async answer(@CurrentBoard() board: OpenBoard, @RouteParam('callId') callId: string): Promise<void> {
    const tableId = await this.tables.answerCall(board.shareId, callId);
    if (tableId !== undefined) this.tell(board, tableId);
  }

  @Handles(nobodyAtTableRoute)
  async nobody(@CurrentBoard() board: OpenBoard, @RouteParam('orderId') orderId: string): Promise<BoardOrder> {
    const { order, tableId } = await this.clearing.execute(board, orderId);
    this.tell(board, tableId);
    return order;
  }

  private tell({ shareId }: OpenBoard, tableId: string): void {
    this.hints.send('board', shareId);
    this.hints.send('board', tableId);
  }
}
