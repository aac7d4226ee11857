import type {
  Board,
  BoardHistory,
  BoardItems,
  BoardOrder,
  CorrectOrderRequest,
  EnterOrderRequest,
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
  followBoardRoute,
  markSeenRoute,
  moveOrderRoute,
  printAgainRoute,
  readBoardItemsRoute,
  sellOutRoute,
  showBoardHistoryRoute,
  showBoardRoute,
} from '@chalkboard/contracts/api/ordering/board.routes';
import { addressOf, call } from '@chalkboard/web-kit';

/** The calls of one menu's board. Each throws ApiError. */
export interface BoardApi {
  readonly eventsPath: string;
  /** Where changes of its menu are told. */
  readonly menuEventsPath: string;
  read(signal?: AbortSignal): Promise<Board>;
  move(orderId: string, request: MoveOrderRequest): Promise<BoardOrder>;
  markSeen(orderIds: readonly string[]): Promise<void>;
  saveSettings(settings: OrderingSettings): Promise<unknown>;
  /** Ends all links to the board that were sent until now. */
  endLinks(): Promise<unknown>;
  /** @param key the same for each attempt of one order, so that a retry makes no second one */
  enter(request: EnterOrderRequest, key: string): Promise<BoardOrder>;
  correct(orderId: string, request: CorrectOrderRequest): Promise<BoardOrder>;
  /** Has its tickets printed again on the menu's printers. */
  printAgain(orderId: string): Promise<unknown>;
  /** @param before orders placed before this instant; absent: the latest */
  history(before?: string): Promise<BoardHistory>;
  items(): Promise<BoardItems>;
  /** @param partId one of its sizes or extras alone; `until`: a dish is there again when it opens on the next day */
  setSoldOut(itemId: string, soldOut: boolean, partId?: string, until?: 'tomorrow'): Promise<unknown>;
  /** How many portions are left; undefined: they are not counted any more. */
  countPortions(itemId: string, remaining: number | undefined): Promise<BoardItems>;
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
    endLinks: () => call(endBoardLinksRoute, { params }),
    enter: (body, key) => call(enterOrderRoute, { params, body, headers: { 'idempotency-key': key } }),
    correct: (orderId, body) => call(correctOrderRoute, { params: { shareId, orderId }, body }),
    printAgain: (orderId) => call(printAgainRoute, { params: { shareId, orderId } }),
    history: (before) => call(showBoardHistoryRoute, { params, query: { before, limit: HISTORY_PAGE } }),
    items: () => call(readBoardItemsRoute, { params }),
    countPortions: (itemId, remaining) =>
      call(countPortionsRoute, { params: { shareId, itemId }, body: { remaining: remaining ?? null } }),
    setSoldOut: (itemId, soldOut, partId, until) =>
      call(sellOutRoute, {
        params: { shareId, itemId },
        body: { soldOut, ...(partId !== undefined && { partId }), ...(until && { until }) },
      }),
  };
}
