import type { BoardOrder } from '@chalkboard/contracts';
import type { OrderMove } from '@chalkboard/contracts/order-lifecycle';
import { ApiError, describeError } from '@chalkboard/web-kit';
import { useCallback, useMemo, useState } from 'react';
import { texts } from '../../../texts';
import { requestOf, type MoveDetails, type QueuedAction } from './action-queue';
import type { BoardApi } from './board-api';
import { isDone } from './move-result';
import { useQueue } from './use-queue';

const t = texts.board;

/** A server in front of ours says with these that ours is away. */
const AWAY: readonly number[] = [0, 502, 503, 504];

/** What stands on a card about the last press on it. */
export type MoveNote =
  | { readonly state: 'sending'; readonly move: OrderMove }
  /** It waits on this device for the line. */
  | { readonly state: 'queued'; readonly action: QueuedAction }
  | { readonly state: 'failed'; readonly text: string }
  /** Another device was first; the card shows the order as that one left it. */
  | { readonly state: 'changed' };

export interface Moves {
  /** The same function as long as the notes are the same. */
  readonly noteOf: (orderId: string) => MoveNote | undefined;
  /** How many presses wait for the line. */
  readonly waiting: number;
  send(order: BoardOrder, move: OrderMove, details?: MoveDetails): Promise<void>;
  /** Takes a note off a card; what waits is not sent any more. */
  dismiss(orderId: string): void;
}

interface MovesOptions {
  readonly shareId: string;
  /** The line to the server is away. */
  readonly lost: boolean;
  onOrder(order: BoardOrder): void;
  /** Another device was first and has done something else: the order as that one left it. */
  onOvertaken(order: BoardOrder): void;
}

/**
 * Sends moves. Nothing is shown as done before the server has done it: until then the card says that it is being sent,
 * or that it waits for the line. An order that was changed meanwhile is left as it is.
 */
export function useMoves(api: BoardApi, { shareId, lost, onOrder, onOvertaken }: MovesOptions): Moves {
  const [notes, setNotes] = useState<ReadonlyMap<string, MoveNote>>(new Map());
  const note = (orderId: string, value: MoveNote | undefined) =>
    setNotes((now) => {
      const next = new Map(now);
      if (value) next.set(orderId, value);
      else next.delete(orderId);
      return next;
    });

  /** @returns false when the line is away */
  const attempt = async (action: QueuedAction): Promise<boolean> => {
    const { orderId, move } = action;
    note(orderId, { state: 'sending', move });
    try {
      onOrder(await api.move(orderId, requestOf(action, Date.now())));
      note(orderId, undefined);
    } catch (error) {
      if (isAway(error)) {
        note(orderId, undefined);
        return false;
      }
      const changed = changedOrder(error);
      if (changed) onOrder(changed);
      if (!changed) note(orderId, { state: 'failed', text: describeError(error, t.refused) });
      else if (isDone(changed, move)) note(orderId, undefined);
      else {
        note(orderId, { state: 'changed' });
        onOvertaken(changed);
      }
    }
    return true;
  };
  const queue = useQueue(shareId, lost, attempt);
  // The same notes as long as the queue is the same, so that no card is drawn anew.
  const queued = useMemo(
    () => new Map(queue.waiting.map((action) => [action.orderId, { state: 'queued' as const, action }])),
    [queue.waiting],
  );
  const noteOf = useCallback((orderId: string) => notes.get(orderId) ?? queued.get(orderId), [notes, queued]);

  return {
    noteOf,
    waiting: queue.waiting.length,
    dismiss: (orderId) => {
      queue.remove(orderId);
      note(orderId, undefined);
    },
    send: async ({ orderId, version }, move, details = {}) => {
      if (queued.has(orderId) || notes.get(orderId)?.state === 'sending') return;
      const action: QueuedAction = { orderId, version, move, details, at: Date.now() };
      note(orderId, undefined);
      if (lost || !(await attempt(action))) queue.add(action);
    },
  };
}

function isAway(error: unknown): boolean {
  return error instanceof ApiError && AWAY.includes(error.status);
}

/** The order that a 409 `ordering.order_changed` carries. */
function changedOrder(error: unknown): BoardOrder | undefined {
  if (!(error instanceof ApiError) || error.problem?.code !== 'ordering.order_changed') return undefined;
  return error.problem.extensions.order as BoardOrder | undefined;
}
