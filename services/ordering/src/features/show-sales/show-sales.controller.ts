import type { SalesFigures, SalesFileQuery, SalesQuery } from '@chalkboard/contracts';
import { exportSalesRoute, showSalesRoute } from '@chalkboard/contracts/api/ordering/sales.routes';
import { csvFile, Handles, PlanGate, RouteQuery } from '@chalkboard/service-kit';
import { Controller, Header, type StreamableFile } from '@nestjs/common';
import type { OpenBoard } from '../../domain/board-access';
import { assertMaySeeSales } from '../../domain/sales-access';
import { BoardManagers, BoardOnly, CurrentBoard } from '../../http/board.guard';
import { SalesReader } from '../../persistence/sales/sales-reader';
import { salesTable } from './sales-file';

@BoardOnly()
@Controller()
export class ShowSalesController {
  constructor(
    private readonly sales: SalesReader,
    private readonly plans: PlanGate,
  ) {}

  @Handles(showSalesRoute)
  @BoardManagers()
  @Header('cache-control', 'no-store')
  async show(@CurrentBoard() board: OpenBoard, @RouteQuery() query: SalesQuery): Promise<SalesFigures> {
    return this.seen(board, query);
  }

  @Handles(exportSalesRoute)
  @BoardManagers()
  @Header('cache-control', 'no-store')
  async export(
    @CurrentBoard() board: OpenBoard,
    @RouteQuery() { table, ...query }: SalesFileQuery,
  ): Promise<StreamableFile> {
    const { header, rows } = salesTable(await this.seen(board, query), table);
    return csvFile(`sales-${table}-${query.from}-${query.to}.csv`, header, [rows]);
  }

  /** Who may not see them learns nothing of the plan. */
  private async seen(board: OpenBoard, query: SalesQuery): Promise<SalesFigures> {
    assertMaySeeSales(board, query);
    await this.plans.assertAllows('figures', board.menu.businessId);
    return this.sales.show(board.menu, query);
  }
}
