import type { Board, BoardHistory, BoardItems, BoardOrder, CorrectOrderRequest, EnterOrderRequest, MoveOrderRequest, OrderingSettings } from '@chalkboard/contracts';
import { api } from '@chalkboard/web-kit';

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
  /** @param key the same for each try of one order, so that a retry makes no second one */
  enter(request: EnterOrderRequest, key: string): Promise<BoardOrder>;
  correct(orderId: string, request: CorrectOrderRequest): Promise<BoardOrder>;
  /** @param before orders placed before this instant; absent: the latest */
  history(before?: string): Promise<BoardHistory>;
  items(): Promise<BoardItems>;
  /** @param partId one of its sizes or extras alone */
  setSoldOut(itemId: string, soldOut: boolean, partId?: string): Promise<unknown>;
}

const HISTORY_PAGE = 30;

export function boardApi(shareId: string): BoardApi {
  const base = `/api/orders/board/${encodeURIComponent(shareId)}`;
  const orderPath = (orderId: string) => `${base}/orders/${encodeURIComponent(orderId)}`;
  return {
    eventsPath: `${base}/events`,
    menuEventsPath: `/api/menu/${encodeURIComponent(shareId)}/events`,
    read: (signal) => api<Board>(base, { ...(signal && { signal }) }),
    move: (orderId, body) => api<BoardOrder>(`${orderPath(orderId)}/moves`, { method: 'POST', body }),
    markSeen: (orderIds) => api(`${base}/seen`, { method: 'POST', body: { orderIds } }),
    saveSettings: (body) => api(`${base}/settings`, { method: 'PUT', body }),
    endLinks: () => api(`${base}/links`, { method: 'DELETE' }),
    enter: (body, key) => api<BoardOrder>(`${base}/orders`, { method: 'POST', body, headers: { 'idempotency-key': key } }),
    correct: (orderId, body) => api<BoardOrder>(orderPath(orderId), { method: 'PUT', body }),
    history: (before) => api<BoardHistory>(`${base}/history?${new URLSearchParams({ ...(before && { before }), limit: String(HISTORY_PAGE) }).toString()}`),
    items: () => api<BoardItems>(`${base}/items`),
    setSoldOut: (itemId, soldOut, partId) => api(`${base}/items/${encodeURIComponent(itemId)}`, { method: 'PUT', body: { soldOut, ...(partId !== undefined && { partId }) } }),
  };
}
