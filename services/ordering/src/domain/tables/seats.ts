import type { TableService } from '@chalkboard/contracts';
import { seatOf, tableNotFound, type DiningTable, type Seat } from './dining-table';
import { TableKeys } from './table-keys';
import { Tables } from './tables';

/** Finds the places of guests at tables. */
export class Seats {
  constructor(
    private readonly tables: Tables,
    private readonly keys: TableKeys,
  ) {}

  /** The place of who has just scanned a code. @throws what `seatOf` throws */
  async byCode(shareId: string, code: string): Promise<Seat> {
    const key = this.keys.readCode(code);
    if (!key) throw tableNotFound();
    const { table, service } = await this.found(shareId, key.tableId);
    return seatOf(table, service, key);
  }

  /** The place of a phone. @param cookie undefined: it has joined no table @throws what `seatOf` throws */
  async byCookie(shareId: string, cookie: string | undefined): Promise<Seat> {
    const key = cookie === undefined ? undefined : this.keys.readSeat(cookie);
    if (!key) throw tableNotFound();
    const { table, service } = await this.found(shareId, key.tableId);
    return seatOf(table, service, key);
  }

  private async found(
    shareId: string,
    tableId: string,
  ): Promise<{ table: DiningTable | undefined; service: TableService }> {
    const [table, service] = await Promise.all([this.tables.find(tableId), this.tables.service(shareId)]);
    return { table: table?.shareId === shareId ? table : undefined, service };
  }
}
