import type { BoardOrder } from '@chalkboard/contracts';
import { useCallback, useRef, useState } from 'react';

/** An order that is being printed here. */
export interface PrintedHere {
  readonly order: BoardOrder;
  /** There is a ticket of it on paper already. */
  readonly isDuplicate: boolean;
}

/** Whether a printer of the menu has printed an order. */
export function isOnPaper({ messages }: Pick<BoardOrder, 'messages'>): boolean {
  return messages.some(({ channel, status }) => channel === 'print' && status === 'delivered');
}

/** Printing by this browser, which remembers what it has printed while the board is open. */
export function usePrintHere() {
  const before = useRef(new Set<string>());
  const [printed, setPrinted] = useState<PrintedHere>();
  const print = useCallback((order: BoardOrder) => {
    setPrinted({ order, isDuplicate: isOnPaper(order) || before.current.has(order.orderId) });
    before.current.add(order.orderId);
  }, []);
  const done = useCallback(() => setPrinted(undefined), []);
  return { printed, print, done };
}
