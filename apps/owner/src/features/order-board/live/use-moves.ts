import type { BoardOrder, MoveOrderRequest } from '@chalkboard/contracts';
import type { OrderMove } from '@chalkboard/contracts/order-lifecycle';
import { ApiError, describeError } from '@chalkboard/web-kit';
import { useState } from 'react';
import { texts } from '../../../texts';
import type { BoardApi } from './board-api';
import { isDone } from './move-result';

const t = texts.board;

/** What stands on a card about the last press on it. */
export type MoveNote =
  | { readonly state: 'sending'; readonly move: OrderMove }
  | { readonly state: 'failed'; readonly text: string }
  /** Another device was first; the card shows the order as that one left it. */
  | { readonly state: 'changed' };

export type MoveDetails = Pick<MoveOrderRequest, 'minutes' | 'reason'>;

export interface Moves {
  noteOf(orderId: string): MoveNote | undefined;
  send(order: BoardOrder, move: OrderMove, details?: MoveDetails): Promise<void>;
  dismiss(orderId: string): void;
}

/**
 * Sends moves. Nothing is shown as done before the server has done it: until then the card says that it is being sent.
 * @param onOvertaken another device was first and has done something else: the order as that one left it
 */
export function useMoves(
  api: BoardApi,
  onOrder: (order: BoardOrder) => void,
  onOvertaken: (order: BoardOrder) => void,
): Moves {
  const [notes, setNotes] = useState<ReadonlyMap<string, MoveNote>>(new Map());
  const note = (orderId: string, value: MoveNote | undefined) =>
    setNotes((now) => {
      const next = new Map(now);
      if (value) next.set(orderId, value);
      else next.delete(orderId);
      return next;
    });

  return {
    noteOf: (orderId) => notes.get(orderId),
    dismiss: (orderId) => note(orderId, undefined),
    send: async (order, move, details = {}) => {
      const { orderId, version } = order;
      if (notes.get(orderId)?.state === 'sending') return;
      note(orderId, { state: 'sending', move });
      try {
        onOrder(await api.move(orderId, { move, version, ...details }));
        note(orderId, undefined);
      } catch (error) {
        const changed = changedOrder(error);
        if (changed) onOrder(changed);
        if (changed && isDone(changed, move)) note(orderId, undefined);
        else if (changed) {
          note(orderId, { state: 'changed' });
          onOvertaken(changed);
        } else
          note(orderId, {
            state: 'failed',
            text: error instanceof ApiError && error.status === 0 ? t.notSent : describeError(error, t.refused),
          });
      }
    },
  };
}

/** The order that a 409 `ordering.order_changed` carries. */
function changedOrder(error: unknown): BoardOrder | undefined {
  if (!(error instanceof ApiError) || error.problem?.code !== 'ordering.order_changed') return undefined;
  return error.problem.extensions.order as BoardOrder | undefined;
}
