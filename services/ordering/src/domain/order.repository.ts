import type { OrderPlacedV1 } from '@chalkboard/contracts';
import type { Deadline } from './escalation';
import type { Order } from './order';
import type { OrderBasis } from './order-basis';
import type { ChangedOrder } from './order-facts';
import type { OrderCaller } from './order-limits';
import type { Seat } from './tables/dining-table';

/** Under which key a request is remembered, so that a repeat is the same order. */
export interface IdempotencyScope {
  readonly shareId: string;
  /** Hash of the visitor, or "anonymous". */
  readonly visitor: string;
  readonly key: string;
}

/** An order found under a key, with the hash of the request that made it. */
export interface RememberedOrder {
  readonly order: Order;
  readonly requestHash: string;
}

export interface OrderToPlace {
  readonly order: Omit<Order, 'number'>;
  readonly scope: IdempotencyScope;
  readonly requestHash: string;
  /** When which step is taken unless somebody answers. */
  readonly deadlines?: readonly Deadline[];
  /** What it was measured against, where it is to be stored only if that still holds. */
  readonly basis?: OrderBasis;
  /** Who placed it; absent: the restaurant itself. */
  readonly caller?: OrderCaller;
  /** At a table: its place, where the order is to be stored only if that still holds. */
  readonly seat?: Seat;
  /** What notify has promised of its text. */
  readonly textPromise?: OrderPlacedV1['textPromise'];
}

/** What is stored now: this order, or the one that its key stood for already. */
export type PlacedOrder = RememberedOrder & { readonly fresh: boolean };

export abstract class OrderRepository {
  /** The order made under one of these keys, first hit. */
  abstract findByKey(scopes: readonly IdempotencyScope[]): Promise<RememberedOrder | undefined>;

  /**
   * Stores the order under a number that its menu has not used before, its key, its deadlines and OrderPlaced, in one
   * transaction. When another request took the key meanwhile, nothing is stored and that one's order is returned.
   * @returns undefined, with nothing stored, when menu or settings are no longer as `basis` says, or the table is not
   * as `seat` has it
   * @throws OrderError `ordering.item_not_available` when fewer portions are left than it wants
   */
  abstract place(order: OrderToPlace): Promise<PlacedOrder | undefined>;

  abstract find(orderId: string): Promise<Order | undefined>;

  /**
   * Changes an order under its row's lock: `work` gets it as it is and gives what it becomes with the facts to tell,
   * which are stored in one transaction; `undefined` leaves everything as it is.
   * @param within EntityManager of a transaction of which this is to be a part; whoever began it sends the live hints
   * after its commit
   * @throws OrderError `ordering.order_not_found`, and what `work` throws
   */
  abstract change(orderId: string, work: (order: Order) => ChangedOrder | undefined, within?: unknown): Promise<Order>;
}
