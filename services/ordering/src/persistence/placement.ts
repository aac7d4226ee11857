import type { OutboxRow } from '@chalkboard/service-kit';
import type { Deadline } from '../domain/escalation';
import type { Order } from '../domain/order';
import type { OrderBasis } from '../domain/order-basis';
import type { OrderCaller } from '../domain/order-limits';
import type { IdempotencyScope } from '../domain/order.repository';
import type { Seat } from '../domain/tables/dining-table';

/** An order that is to be stored, with all that is stored beside it. */
export interface Placement {
  readonly order: Order;
  readonly scope: IdempotencyScope;
  readonly requestHash: string;
  readonly deadlines: readonly Deadline[];
  /** The basis that must be unchanged; undefined: the current one. */
  readonly basis: OrderBasis | undefined;
  /** Whether its menu is taken to count portions; the order is stored only if that is so. Undefined: either way. */
  readonly counted: boolean | undefined;
  readonly event: OutboxRow;
  /** Undefined: entered by the restaurant. */
  readonly caller: OrderCaller | undefined;
  /** At a table: the place, which must still be as it was found. */
  readonly seat: Seat | undefined;
}

/** What the statement made of an order: nothing was stored because the basis changed or another request has the key. */
export type StoredOutcome = 'placed' | 'basis-changed' | 'key-taken';
