import type { BoardOrder } from '@chalkboard/contracts';
import type { OrderMove } from '@chalkboard/contracts/order-lifecycle';
import { useLayoutEffect, useRef, useState } from 'react';
import type { MoveDetails } from '../live/action-queue';

/** What can be done from a ticket. */
export interface TicketActions {
  /** Puts a new ticket under watch, until somebody has seen it; for a `ref`. */
  watch(card: Element | null): (() => void) | undefined;
  /** @param details absent: they are asked for, where the move needs some */
  move(order: BoardOrder, move: OrderMove, details?: MoveDetails): void;
  details(order: BoardOrder): void;
  dismiss(order: BoardOrder): void;
  /** Of an order at a table: nobody sits there. */
  nobody(order: BoardOrder): void;
}

/** The same object at every drawing, so that a ticket is drawn anew only when its order is another. */
export function useTicketActions(actions: TicketActions): TicketActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [same] = useState<TicketActions>(() => ({
    watch: (card) => latest.current.watch(card),
    move: (...pressed) => latest.current.move(...pressed),
    details: (order) => latest.current.details(order),
    dismiss: (order) => latest.current.dismiss(order),
    nobody: (order) => latest.current.nobody(order),
  }));
  return same;
}
