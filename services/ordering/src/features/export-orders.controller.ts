import { exportOrdersRoute } from '@chalkboard/contracts/api/ordering/board.routes';
import type { QueryOf } from '@chalkboard/contracts/api/route';
import { csvFile, Handles, RouteQuery, type CsvCell } from '@chalkboard/service-kit';
import { Controller, Header, type StreamableFile } from '@nestjs/common';
import { DateTime } from 'luxon';
import { clockOf } from '../domain/board';
import type { OpenBoard } from '../domain/board-access';
import { BoardRepository, type DaySpan } from '../domain/board.repository';
import { exportHeader, exportRow, type ExportedRate } from '../domain/order-export';
import { BoardManagers, BoardOnly, CurrentBoard } from '../http/board.guard';

/** Orders in memory at a time. */
const PART = 500;

@BoardOnly()
@Controller()
export class ExportOrdersController {
  constructor(private readonly boards: BoardRepository) {}

  @BoardManagers()
  @Handles(exportOrdersRoute)
  @Header('cache-control', 'no-store')
  async export(
    @CurrentBoard() { shareId, menu }: OpenBoard,
    @RouteQuery() { from, to }: QueryOf<typeof exportOrdersRoute>,
  ): Promise<StreamableFile> {
    const timeZone = clockOf(menu);
    const instant = (date: string) => DateTime.fromISO(date, { zone: timeZone }).toJSDate();
    const days = { shareId, timeZone, currency: menu.currency, from: instant(from), to: instant(to) };
    const rates = await this.boards.taxRates(days);
    return csvFile(`orders-${from}-${to}.csv`, exportHeader(rates), this.rows(days, rates));
  }

  private async *rows(days: DaySpan, rates: readonly ExportedRate[]): AsyncGenerator<CsvCell[][]> {
    let after: { placedAt: Date; id: string } | undefined;
    do {
      const orders = await this.boards.counted(days, after, PART);
      yield orders.map((order) => exportRow(order, rates, days.timeZone));
      after = orders.length === PART ? orders.at(-1) : undefined;
    } while (after);
  }
}
