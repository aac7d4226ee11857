import type { CustomerInfo } from '@chalkboard/contracts';
import type { Order } from './order';

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

export abstract class OrderRepository {
  /** The order made under one of these keys, first hit. */
  abstract findByKey(scopes: readonly IdempotencyScope[]): Promise<RememberedOrder | undefined>;

  /**
   * Stores the order under a number that its menu has not used before, its key and OrderPlaced, in one transaction. When
   * another request took the key meanwhile, nothing is stored and that one's order is returned.
   */
  abstract place(order: Omit<Order, 'number'>, scope: IdempotencyScope, requestHash: string): Promise<RememberedOrder & { fresh: boolean }>;

  abstract customerOf(orderId: string): Promise<CustomerInfo | undefined>;
}
