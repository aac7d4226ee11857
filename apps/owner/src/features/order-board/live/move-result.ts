import type { BoardOrder } from '@chalkboard/contracts';
import type { OrderMove, OrderStatus } from '@chalkboard/contracts/order-lifecycle';

/** What an order is after each move; `delay` leaves it. */
const STATUS_AFTER: Readonly<Partial<Record<OrderMove, OrderStatus>>> = {
  accept: 'accepted',
  start: 'preparing',
  ready: 'ready',
  dispatch: 'out_for_delivery',
  complete: 'completed',
  reject: 'rejected',
  cancel: 'cancelled',
};

/**
 * Whether the order is already what `move` was meant to make it: then nobody has to be told that somebody else was
 * first.
 */
export function isDone(order: Pick<BoardOrder, 'status'>, move: OrderMove): boolean {
  return STATUS_AFTER[move] === order.status;
}

/** The one next step that stands as the filled button; the rest stand beside it. */
const NEXT: Readonly<Partial<Record<OrderStatus, readonly OrderMove[]>>> = {
  placed: ['accept'],
  accepted: ['start', 'ready', 'dispatch'],
  preparing: ['ready', 'dispatch', 'complete'],
  ready: ['complete'],
  out_for_delivery: ['complete'],
};

/** What may stand beside the next step: an order need not take every one of them. */
const BESIDE: readonly OrderMove[] = ['ready', 'dispatch', 'complete'];

/**
 * Splits what the server allows into the next step, one that may be taken in its place, and the others, in the order of
 * the lifecycle.
 */
export function rankedMoves({ status, moves }: Pick<BoardOrder, 'status' | 'moves'>): {
  readonly next: OrderMove | undefined;
  readonly beside: OrderMove | undefined;
  readonly others: readonly OrderMove[];
} {
  const next = NEXT[status]?.find((move) => moves.includes(move));
  const beside = next && BESIDE.find((move) => move !== next && moves.includes(move));
  return { next, beside, others: moves.filter((move) => move !== next && move !== beside) };
}

/** Moves for which something has to be said first. */
export const ASKING_MOVES: readonly OrderMove[] = ['accept', 'delay', 'reject', 'cancel'];
