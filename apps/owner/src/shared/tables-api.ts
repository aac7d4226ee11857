import type { TableList, TableService } from '@chalkboard/contracts';
import {
  addTablesRoute,
  listTablesRoute,
  lockTableRoute,
  removeTableRoute,
  renameTableRoute,
  renewTableCodeRoute,
  setTableServiceRoute,
} from '@chalkboard/contracts/api/ordering/table-desk.routes';
import { call, queryOf, useQuery } from '@chalkboard/web-kit';

/** The calls that set up and guard the tables of a menu. Each throws ApiError. */
export function tablesApi(shareId: string) {
  const params = { shareId };
  return {
    setService: (body: TableService) => call(setTableServiceRoute, { params, body }),
    add: (names: readonly string[]) => call(addTablesRoute, { params, body: { names } }),
    rename: (tableId: string, name: string) => call(renameTableRoute, { params: { shareId, tableId }, body: { name } }),
    remove: (tableId: string) => call(removeTableRoute, { params: { shareId, tableId } }),
    renewCode: (tableId: string) => call(renewTableCodeRoute, { params: { shareId, tableId } }),
    lock: (tableId: string, locked: boolean) =>
      call(lockTableRoute, { params: { shareId, tableId }, body: { locked } }),
  };
}

function listOf(shareId: string) {
  return queryOf(listTablesRoute, { params: { shareId } });
}

export function tablesKey(shareId: string) {
  return listOf(shareId).queryKey;
}

/** The tables of a menu; undefined until they are read. */
export function useTables(shareId: string): { tables: TableList | undefined; readAgain(): Promise<unknown> } {
  const { data, refetch } = useQuery(listOf(shareId));
  return { tables: data, readAgain: refetch };
}
