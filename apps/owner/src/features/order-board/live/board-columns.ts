import type { Board, BoardOrder } from '@chalkboard/contracts';
import { FINAL_STATUSES, type OrderStatus } from '@chalkboard/contracts/order-lifecycle';

export const COLUMNS = ['new', 'kitchen', 'leaving', 'done'] as const;
export type Column = (typeof COLUMNS)[number];

const COLUMN_OF: Readonly<Record<OrderStatus, Column>> = {
  placed: 'new',
  accepted: 'kitchen',
  preparing: 'kitchen',
  ready: 'leaving',
  out_for_delivery: 'leaving',
  completed: 'done',
  rejected: 'done',
  cancelled: 'done',
};

const MINUTE_MS = 60_000;

export function columnOf({ status }: Pick<BoardOrder, 'status'>): Column {
  return COLUMN_OF[status];
}

/** When it is due, as far as anybody said; the restaurant's word before the guest's wish. */
export function dueAt({
  promisedAt,
  scheduledFor,
}: Pick<BoardOrder, 'promisedAt' | 'scheduledFor'>): string | undefined {
  return promisedAt ?? scheduledFor;
}

/** The board's orders by column: what waits longest or is due first stands on top, of what is done the latest. */
export function byColumn({ orders }: Pick<Board, 'orders'>): Readonly<Record<Column, readonly BoardOrder[]>> {
  const columns: Record<Column, BoardOrder[]> = { new: [], kitchen: [], leaving: [], done: [] };
  for (const order of orders) columns[columnOf(order)].push(order);
  const due = (order: BoardOrder) => dueAt(order) ?? order.placedAt;
  columns.new.sort((a, b) => a.placedAt.localeCompare(b.placedAt));
  for (const column of ['kitchen', 'leaving'] as const) columns[column].sort((a, b) => due(a).localeCompare(due(b)));
  columns.done.sort((a, b) => finishedAt(b).localeCompare(finishedAt(a)));
  return columns;
}

/**
 * Whole minutes by which an order is late at `now` (ms), 0 when it is not. What is ready for pickup waits for the
 * guest, and what nobody accepted has been promised nothing.
 */
export function minutesLate(order: Pick<BoardOrder, 'status' | 'promisedAt'>, now: number): number {
  const running = order.status !== 'placed' && order.status !== 'ready' && !FINAL_STATUSES.includes(order.status);
  if (!running || !order.promisedAt) return 0;
  return Math.max(0, Math.floor((now - Date.parse(order.promisedAt)) / MINUTE_MS));
}

function finishedAt({ history, placedAt }: BoardOrder): string {
  return history.at(-1)?.at ?? placedAt;
}
