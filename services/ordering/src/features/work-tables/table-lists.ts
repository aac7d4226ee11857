import type { TableList } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import type { OpenBoard } from '../../domain/board-access';
import { TableKeys } from '../../domain/tables/table-keys';
import { Tables } from '../../domain/tables/tables';

/** The tables of a restaurant with their codes, as it sees them. */
@Injectable()
export class TableLists {
  constructor(
    private readonly tables: Tables,
    private readonly keys: TableKeys,
  ) {}

  async of({ shareId, means }: OpenBoard): Promise<TableList> {
    const [service, tables] = await Promise.all([this.tables.service(shareId), this.tables.list(shareId)]);
    return {
      service,
      tables: tables.map((table) => ({
        tableId: table.id,
        name: table.name,
        locked: table.locked,
        tabOpen: table.tabOpen,
        path: this.keys.pathOf(table),
      })),
      maySetUp: means === 'board',
    };
  }
}
