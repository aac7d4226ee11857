import type { BoardTables, TabEnd, TableCall, TableCallKind, TableService } from '@chalkboard/contracts';
import type { Order, PaidMark } from '../order';
import type { DiningTable } from './dining-table';

/** A table with what is going on at it. */
export interface ListedTable extends DiningTable {
  readonly tabOpen: boolean;
}

/** What is kept of tables, their tabs and calls: a port. Whoever changes something sends the live hints itself. */
export abstract class Tables {
  /** How the restaurant takes orders at tables; `NO_TABLE_SERVICE` until it says so. */
  abstract service(shareId: string): Promise<TableService>;
  abstract setService(shareId: string, service: TableService): Promise<void>;

  abstract find(tableId: string): Promise<DiningTable | undefined>;
  /** Those of a menu that were not removed, in the order in which they were added. */
  abstract list(shareId: string): Promise<ListedTable[]>;
  /** Adds those whose names no table of the menu has. @throws OrderError `ordering.too_many_tables` */
  abstract add(shareId: string, names: readonly string[]): Promise<void>;
  /** @throws OrderError `ordering.table_not_found`, `ordering.table_name_taken` */
  abstract rename(shareId: string, tableId: string, name: string): Promise<void>;
  /** @throws OrderError `ordering.table_not_found`, `ordering.tab_open` */
  abstract remove(shareId: string, tableId: string): Promise<void>;
  /** @throws OrderError `ordering.table_not_found` */
  abstract renewCode(shareId: string, tableId: string): Promise<void>;
  /** @throws OrderError `ordering.table_not_found` */
  abstract lock(shareId: string, tableId: string, locked: boolean): Promise<void>;

  /**
   * Ends a tab: no order gets onto it from then on. One that has ended stays as it is. Where it was paid, its orders
   * are marked so, as from a board.
   * @returns its table @throws OrderError `ordering.tab_not_found`
   */
  abstract closeTab(shareId: string, tabId: string, how: TabEnd, means: PaidMark['means']): Promise<string>;
  /**
   * Nobody sits there: ends the tab and locks its table, unless staff has opened it since.
   * @returns orders of the tab that nobody has answered
   */
  abstract clearTable(tableId: string, tabId: string): Promise<string[]>;

  /** Orders of a tab, oldest first. */
  abstract ordersOf(tabId: string): Promise<Order[]>;
  /** What was asked for at a table and nobody has answered. */
  abstract openCalls(tableId: string): Promise<TableCallKind[]>;
  /** Notes that guests ask for something; what they ask for already stays. */
  abstract call(table: DiningTable, kind: TableCallKind, payment: TableCall['payment']): Promise<void>;
  /** @returns its table; undefined when there is no such call, or somebody was first */
  abstract answerCall(shareId: string, callId: string): Promise<string | undefined>;

  /** What a board shows of tables; undefined where nothing was ever ordered at one. */
  abstract boardOf(shareId: string): Promise<BoardTables | undefined>;
}
