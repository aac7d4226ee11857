import type { TableList, TableService } from '@chalkboard/contracts';
import {
  addTablesRoute,
  listTablesRoute,
  removeTableRoute,
  renameTableRoute,
  setTableServiceRoute,
} from '@chalkboard/contracts/api/ordering/table-desk.routes';
import { Handles, LiveHints, RouteBody, RouteParam } from '@chalkboard/service-kit';
import { Controller, Header } from '@nestjs/common';
import type { OpenBoard } from '../../domain/board-access';
import { OrderError } from '../../domain/order.errors';
import { Tables } from '../../domain/tables/tables';
import { BoardManagers, BoardOnly, CurrentBoard } from '../../http/board.guard';
import { TableLists } from './table-lists';

/** Which tables there are, and how they are paid: for who may change the menu. */
@BoardOnly()
@Controller()
export class SetUpTablesController {
  constructor(
    private readonly tables: Tables,
    private readonly lists: TableLists,
    private readonly hints: LiveHints,
  ) {}

  @Handles(listTablesRoute)
  @Header('cache-control', 'no-store')
  list(@CurrentBoard() board: OpenBoard): Promise<TableList> {
    return this.lists.of(board);
  }

  /** Phones that follow their tables are told, too. */
  @BoardManagers()
  @Handles(setTableServiceRoute)
  async setService(@CurrentBoard() board: OpenBoard, @RouteBody() service: TableService): Promise<TableService> {
    assertMaySetUp(board);
    await this.tables.setService(board.shareId, service);
    this.hints.send('board', board.shareId);
    for (const { id } of await this.tables.list(board.shareId)) this.hints.send('board', id);
    return service;
  }

  @BoardManagers()
  @Handles(addTablesRoute)
  async add(@CurrentBoard() board: OpenBoard, @RouteBody() { names }: { names: string[] }): Promise<TableList> {
    assertMaySetUp(board);
    await this.tables.add(board.shareId, names);
    return this.lists.of(board);
  }

  @BoardManagers()
  @Handles(renameTableRoute)
  async rename(
    @CurrentBoard() board: OpenBoard,
    @RouteParam('tableId') tableId: string,
    @RouteBody() { name }: { name: string },
  ): Promise<TableList> {
    assertMaySetUp(board);
    await this.tables.rename(board.shareId, tableId, name);
    this.hints.send('board', board.shareId);
    this.hints.send('board', tableId);
    return this.lists.of(board);
  }

  @BoardManagers()
  @Handles(removeTableRoute)
  async remove(@CurrentBoard() board: OpenBoard, @RouteParam('tableId') tableId: string): Promise<TableList> {
    assertMaySetUp(board);
    await this.tables.remove(board.shareId, tableId);
    this.hints.send('board', board.shareId);
    this.hints.send('board', tableId);
    return this.lists.of(board);
  }
}

/** Whoever has the link of a message works orders; how the restaurant works is said by who may change its menu. */
function assertMaySetUp({ means }: OpenBoard): void {
  if (means === 'link')
    throw new OrderError(
      'ordering.board_denied',
      'Only who may change the menu can set up tables. Sign in, or use the device on which you made the menu.',
    );
}
