import type { BoardHistory, BoardOrder, DayTotals } from '@chalkboard/contracts';
import { dateOf } from '@chalkboard/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BoardApi } from '../live/board-api';

export interface HistoryDay {
  /** By the restaurant's clock. */
  readonly date: string;
  readonly totals: DayTotals | undefined;
  readonly orders: readonly BoardOrder[];
}

/** Past orders, page by page. @param changed one that was changed here since: it stays as it is there */
export function useHistory(api: BoardApi, changed?: BoardOrder) {
  const [pages, setPages] = useState<readonly BoardHistory[]>([]);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');

  const load = async () => {
    setState('loading');
    try {
      const next = await api.history(pages.at(-1)?.orders.at(-1)?.placedAt);
      setPages((now) => [...now, next]);
      setState('shown');
    } catch {
      setState('failed');
    }
  };
  useEffect(() => {
    if (!changed) return;
    const taken = (order: BoardOrder) => (order.orderId === changed.orderId ? changed : order);
    setPages((now) => now.map((page) => ({ ...page, orders: page.orders.map(taken) })));
  }, [changed]);
  const loadFirst = useEffectEvent(load);
  useEffect(() => void loadFirst(), [api]);
  return { pages, state, more: pages.at(-1)?.more ?? false, load };
}

/**
 * The orders of all pages by day, the latest first, each with its day's totals; an order that two pages hold counts
 * once.
 */
export function daysOf(pages: readonly BoardHistory[], timeZone: string): readonly HistoryDay[] {
  const orders = [...new Map(pages.flatMap((page) => page.orders).map((order) => [order.orderId, order])).values()];
  const totals = new Map(pages.flatMap((page) => page.days).map((day) => [day.date, day]));
  const dates = [...new Set(orders.map(({ placedAt }) => dateOf(placedAt, timeZone)))].sort().reverse();
  return dates.map((date) => ({
    date,
    totals: totals.get(date),
    orders: orders.filter(({ placedAt }) => dateOf(placedAt, timeZone) === date),
  }));
}
