import type { Board, BoardOrder } from '@chalkboard/contracts';

/**
 * The board after another one arrived. Answers and events overtake each other, so the newer state of each order stays:
 * by its version, and at the same version the one that was seen.
 */
export function mergedBoard(current: Board | undefined, arrived: Board): Board {
  if (!current || current.shareId !== arrived.shareId) return arrived;
  if (arrived.now < current.now) return current;
  const known = new Map(current.orders.map((order) => [order.orderId, order]));
  const orders = arrived.orders.map((order) => newer(known.get(order.orderId), order));
  const arrivedIds = new Set(arrived.orders.map(({ orderId }) => orderId));
  // Entered by this device after the arriving board was drawn up.
  const later = current.orders.filter(({ orderId, placedAt }) => !arrivedIds.has(orderId) && placedAt > arrived.now);
  return {
    ...arrived,
    // What is as it was stays the same object: nothing that shows it is drawn anew.
    settings: unchanged(current.settings, arrived.settings),
    orders: [...later, ...orders],
  };
}

/** The board with one order as the server answered it; a new one is put at its end. */
export function withOrder(board: Board, order: BoardOrder): Board {
  const known = board.orders.find(({ orderId }) => orderId === order.orderId);
  if (!known) return { ...board, orders: [...board.orders, order] };
  return { ...board, orders: board.orders.map((one) => (one === known ? newer(known, order) : one)) };
}

function newer(known: BoardOrder | undefined, arrived: BoardOrder): BoardOrder {
  if (!known || arrived.version > known.version) return arrived;
  if (known.version > arrived.version) return known;
  return unchanged(known, known.seenAt && !arrived.seenAt ? { ...arrived, seenAt: known.seenAt } : arrived);
}

function unchanged<T>(known: T, arrived: T): T {
  return JSON.stringify(known) === JSON.stringify(arrived) ? known : arrived;
}
