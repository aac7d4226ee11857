import type { MoveOrderRequest } from '@chalkboard/contracts';
import { ORDER_MOVES, type OrderMove } from '@chalkboard/contracts/order-lifecycle';

export type MoveDetails = Pick<MoveOrderRequest, 'minutes' | 'reason'>;

/** A press that waits on this device until the line is back. */
export interface QueuedAction {
  readonly orderId: string;
  /** The version that was on the screen: what was changed meanwhile is not overwritten. */
  readonly version: number;
  readonly move: OrderMove;
  readonly details: MoveDetails;
  /** When it was pressed, ms. */
  readonly at: number;
}

const MINUTE_MS = 60_000;

/** The queue with one more action at its end. An order has one at most: the latest press counts. */
export function withAction(queue: readonly QueuedAction[], action: QueuedAction): readonly QueuedAction[] {
  return [...withoutAction(queue, action.orderId), action];
}

export function withoutAction(queue: readonly QueuedAction[], orderId: string): readonly QueuedAction[] {
  return queue.filter((one) => one.orderId !== orderId);
}

/**
 * What is sent for an action at `now` (ms). Minutes until an accepted order is ready count from the press, so those
 * that have passed are taken off; one at least is left.
 */
export function requestOf({ version, move, details, at }: QueuedAction, now: number): MoveOrderRequest {
  const { minutes } = details;
  if (move !== 'accept' || minutes === undefined) return { move, version, ...details };
  const waited = Math.max(0, Math.floor((now - at) / MINUTE_MS));
  return { move, version, ...details, minutes: Math.max(1, minutes - waited) };
}

/** Reads a kept queue. Anything can lie in a browser's memory: what is no action is left out. */
export function parsedQueue(kept: string | null): readonly QueuedAction[] {
  try {
    const read: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(read) ? read.filter(isAction) : [];
  } catch {
    return [];
  }
}

function isAction(one: unknown): one is QueuedAction {
  const { orderId, version, move, details, at } = (one ?? {}) as Partial<Record<keyof QueuedAction, unknown>>;
  return (
    typeof orderId === 'string' &&
    Number.isInteger(version) &&
    ORDER_MOVES.some((known) => known === move) &&
    typeof details === 'object' &&
    details !== null &&
    Number.isFinite(at)
  );
}
