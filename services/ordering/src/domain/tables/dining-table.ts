import { createHash } from 'node:crypto';
import type { TableService } from '@chalkboard/contracts';
import { OrderError } from '../order.errors';

/** A table of a restaurant, as it is set up and as it is now. */
export interface DiningTable {
  readonly id: string;
  readonly shareId: string;
  readonly name: string;
  /** Of its code: another one shuts out who came by the one before. */
  readonly codeVersion: number;
  /** Grows with each tab that ends: phones of the tab before are shut out. */
  readonly seating: number;
  /** It takes no orders until staff opens it again. */
  readonly locked: boolean;
  readonly removed: boolean;
}

/** What a code says: which table, and since which code. */
export interface TableKey {
  readonly tableId: string;
  readonly codeVersion: number;
}

/** What the cookie of a phone at a table says. */
export interface SeatKey extends TableKey {
  readonly seating: number;
}

/** A place at a table from which orders are taken now. */
export interface Seat {
  readonly table: DiningTable;
  readonly service: TableService;
  /** Of the tab that is open, or is opened by the first order. */
  readonly tabId: string;
}

/** The settings of a restaurant that never turned ordering at tables on. */
export const NO_TABLE_SERVICE: TableService = {
  on: false,
  payAtTable: true,
  payAtCounter: true,
  card: true,
  cash: true,
};

/** The id of a table's tab: known before its first order, and the same to all who order at the same time. */
export function tabIdOf({ id, seating }: Pick<DiningTable, 'id' | 'seating'>): string {
  const hash = createHash('sha256').update(`tab ${id} ${seating}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/**
 * The place of who holds this key.
 * @throws OrderError `ordering.table_not_found`, `ordering.tables_off`, `ordering.table_code_ended`,
 * `ordering.table_locked`, `ordering.tab_closed`
 */
export function seatOf(
  table: DiningTable | undefined,
  service: TableService,
  { codeVersion, seating }: Omit<SeatKey, 'tableId' | 'seating'> & { readonly seating?: number },
): Seat {
  if (!table) throw tableNotFound();
  if (table.removed || codeVersion !== table.codeVersion)
    throw new OrderError(
      'ordering.table_code_ended',
      'This code is not in use any more. Please scan the code on your table, or ask the staff.',
    );
  if (!service.on)
    throw new OrderError(
      'ordering.tables_off',
      'Ordering at the table is turned off right now. Please order with the staff.',
    );
  if (table.locked)
    throw new OrderError('ordering.table_locked', 'This table takes no orders right now. Please ask the staff.');
  if (seating !== undefined && seating !== table.seating)
    throw new OrderError(
      'ordering.tab_closed',
      'The tab of this table was closed. To order again, please scan the code on the table.',
    );
  return { table, service, tabId: tabIdOf(table) };
}

export function tableNotFound(): OrderError {
  return new OrderError(
    'ordering.table_not_found',
    'We do not know this table. Please scan the code on your table, or ask the staff.',
  );
}
