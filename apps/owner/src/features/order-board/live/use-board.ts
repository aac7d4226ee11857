import type { Board, BoardOrder, OrderingSettings } from '@chalkboard/contracts';
import { ApiError } from '@chalkboard/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BoardApi } from './board-api';
import { mergedBoard, withOrder } from './merge-board';
import { useBoardLine } from './use-board-line';

export interface LiveBoard {
  readonly board: Board | undefined;
  /**
   * Why the last attempt to read the board failed. One that is on the screen may stay there, unless the right to it
   * ended.
   */
  readonly error: ApiError | undefined;
  /** The line on which changes arrive is broken; what is shown may be old. */
  readonly lost: boolean;
  /** How far the server's clock is ahead of this device's, ms. */
  readonly offsetMs: number;
  takeOrder(order: BoardOrder): void;
  takeSettings(settings: OrderingSettings): void;
  markedSeen(orderIds: readonly string[]): void;
  retry(): void;
}

/** The board of a menu, read at once and kept as it is on the server. */
export function useBoard(api: BoardApi): LiveBoard {
  const [board, setBoard] = useState<Board>();
  const [error, setError] = useState<ApiError>();
  const [lost, setLost] = useState(false);
  const [offsetMs, setOffset] = useState(0);

  const arrived = (next: Board) => {
    setBoard((now) => mergedBoard(now, next));
    setOffset(Date.parse(next.now) - Date.now());
    setError(undefined);
  };
  const failed = (reason: unknown) => {
    setError(reason instanceof ApiError ? reason : new ApiError(0, String(reason)));
    setLost(true);
  };
  /** A line that cannot be held, behind an old proxy for one, still brings the board by asking for it. */
  const ask = async (signal?: AbortSignal) => {
    try {
      arrived(await api.read(signal));
    } catch (reason) {
      if (!signal?.aborted) failed(reason);
    }
  };
  const askFirst = useEffectEvent(ask);

  useEffect(() => {
    const abort = new AbortController();
    void askFirst(abort.signal);
    return () => abort.abort();
  }, [api]);

  const again = useBoardLine(api.eventsPath, lost, {
    onBoard: (next) => {
      arrived(next);
      setLost(false);
    },
    onLost: () => {
      setLost(true);
      void ask();
    },
    onRefused: failed,
  });

  const change = (how: (now: Board) => Board) => setBoard((now) => now && how(now));
  return {
    board,
    error,
    lost,
    offsetMs,
    takeOrder: (order) => change((now) => withOrder(now, order)),
    takeSettings: (settings) => change((now) => ({ ...now, settings })),
    markedSeen: (orderIds) =>
      change((now) => ({
        ...now,
        orders: now.orders.map((order) =>
          orderIds.includes(order.orderId) && !order.seenAt
            ? { ...order, seenAt: new Date(Date.now() + offsetMs).toISOString() }
            : order,
        ),
      })),
    retry: () => {
      again();
      void ask();
    },
  };
}
