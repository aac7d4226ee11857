import type {
  Board,
  BoardHistory,
  BoardItems,
  BoardOrder,
  CorrectOrderRequest,
  EnterOrderRequest,
  ExportOrdersQuery,
  MoveOrderRequest,
  OrderingSettings,
} from '@chalkboard/contracts';
import { followMenuRoute } from '@chalkboard/contracts/api/menu/menus.routes';
import {
  changeSettingsRoute,
  correctOrderRoute,
  countPortionsRoute,
  endBoardLinksRoute,
  enterOrderRoute,
  exportOrdersRoute,
  followBoardRoute,
  markSeenRoute,
  moveOrderRoute,
  openAgainRoute,
  printAgainRoute,
  readBoardItemsRoute,
  sellOutRoute,
  showBoardHistoryRoute,
  showBoardRoute,
} from '@chalkboard/contracts/api/ordering/board.routes';
import { markPaidRoute } from '@chalkboard/contracts/api/ordering/payment.routes';
import {
  answerCallRoute,
  closeTabRoute,
  listTablesRoute,
  nobodyAtTableRoute,
} from '@chalkboard/contracts/api/ordering/table-desk.routes';
import type { TabEnd } from '@chalkboard/contracts/table-limits';
import { addressOf, call } from '@chalkboard/web-kit';
import { fetchFileFrom, type FetchedFile } from '../../../shared/sharing/fetch-file';
import { tablesApi } from '../../../shared/tables-api';

/** The calls of one menu's board. Each throws ApiError. */
export interface BoardApi {
  readonly eventsPath: string;
  /** Where changes of its menu are told. */
  readonly menuEventsPath: string;
  read(signal?: AbortSignal): Promise<Board>;
  move(orderId: string, request: MoveOrderRequest): Promise<BoardOrder>;
  markSeen(orderIds: readonly string[]): Promise<void>;
  saveSettings(settings: OrderingSettings): Promise<unknown>;
  /** Somebody is there: ends the pause of an opening drill. */
  answerDrill(): Promise<unknown>;
  /** Ends all links to the board that were sent until now. */
  endLinks(): Promise<unknown>;
  /** @param key the same for each attempt of one order, so that a retry makes no second one */
  enter(request: EnterOrderRequest, key: string): Promise<BoardOrder>;
  correct(orderId: string, request: CorrectOrderRequest): Promise<BoardOrder>;
  /** Says that an order is paid, or that it is not after all. */
  markPaid(orderId: string, paid: boolean): Promise<BoardOrder>;
  /** Has its tickets printed again on the menu's printers. */
  printAgain(orderId: string): Promise<unknown>;
  /** @param before orders placed before this instant; absent: the latest */
  history(before?: string): Promise<BoardHistory>;
  /** The orders of some days as a CSV file. */
  exported(days: ExportOrdersQuery): Promise<FetchedFile>;
  items(): Promise<BoardItems>;
  /** @param partId one of its sizes or extras alone; `until`: a dish is there again when it opens on the next day */
  setSoldOut(itemId: string, soldOut: boolean, partId?: string, until?: 'tomorrow'): Promise<unknown>;
  /** How many portions are left; undefined: they are not counted any more. */
  countPortions(itemId: string, remaining: number | undefined): Promise<BoardItems>;
  /** Somebody goes to the table. */
  answerCall(callId: string): Promise<unknown>;
  closeTab(tabId: string, how: TabEnd): Promise<unknown>;
  lockTable(tableId: string, locked: boolean): Promise<unknown>;
  /** Shuts out who has the old code. */
  renewTableCode(tableId: string): Promise<unknown>;
  /** Turns the order down with all of its tab that wait, ends the tab and locks the table. */
  nobodyAtTable(orderId: string): Promise<BoardOrder>;
  /** No table takes orders from then on. */
  turnTablesOff(): Promise<unknown>;
}

const HISTORY_PAGE = 30;

export function boardApi(shareId: string): BoardApi {
  const params = { shareId };
  return {
    eventsPath: addressOf(followBoardRoute, { params }),
    menuEventsPath: addressOf(followMenuRoute, { params }),
    read: (signal) => call(showBoardRoute, { params, signal }),
    move: (orderId, body) => call(moveOrderRoute, { params: { shareId, orderId }, body }),
    markSeen: (orderIds) => call(markSeenRoute, { params, body: { orderIds } }),
    saveSettings: (body) => call(changeSettingsRoute, { params, body }),
    answerDrill: () => call(openAgainRoute, { params }),
    endLinks: () => call(endBoardLinksRoute, { params }),
    enter: (body, key) => call(enterOrderRoute, { params, body, headers: { 'idempotency-key': key } }),
    correct: (orderId, body) => call(correctOrderRoute, { params: { shareId, orderId }, body }),
    markPaid: (orderId, paid) => call(markPaidRoute, { params: { shareId, orderId }, body: { paid } }),
    printAgain: (orderId) => call(printAgainRoute, { params: { shareId, orderId } }),
    history: (before) => call(showBoardHistoryRoute, { params, query: { before, limit: HISTORY_PAGE } }),
    exported: (query) => fetchFileFrom(addressOf(exportOrdersRoute, { params, query }), 'orders.csv'),
    items: () => call(readBoardItemsRoute, { params }),
    countPortions: (itemId, remaining) =>
      call(countPortionsRoute, { params: { shareId, itemId }, body: { remaining: remaining ?? null } }),
    answerCall: (callId) => call(answerCallRoute, { params: { shareId, callId } }),
    closeTab: (tabId, how) => call(closeTabRoute, { params: { shareId, tabId }, body: { how } }),
    lockTable: (tableId, locked) => tablesApi(shareId).lock(tableId, locked),
    renewTableCode: (tableId) => tablesApi(shareId).renewCode(tableId),
    nobodyAtTable: (orderId) => call(nobodyAtTableRoute, { params: { shareId, orderId } }),
    turnTablesOff: async () => {
      const { service } = await call(listTablesRoute, { params });
      return tablesApi(shareId).setService({ ...service, on: false });
    },
    setSoldOut: (itemId, soldOut, partId, until) =>
      call(sellOutRoute, {
        params: { shareId, itemId },
        body: { soldOut, ...(partId !== undefined && { partId }), ...(until && { until }) },
      }),
  };
}
