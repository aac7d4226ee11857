import type { PlaceOrderRequest } from '@chalkboard/contracts';
import { sha256 } from '../../domain/idempotency';
import type { OrderCaller } from '../../domain/order-limits';
import type { Seat } from '../../domain/tables/dining-table';

/** At a table an order is wanted now, and is a pickup to readers that know no tables. */
export function atTableNow(request: PlaceOrderRequest): PlaceOrderRequest {
  if (!request.atTable) return request;
  const { scheduledFor: _then, ...now } = request;
  return { ...now, orderType: 'pickup' };
}

/** By whom notify counts: guests share the restaurant's address, and a table is known to be one. */
export function ofTable({ visitor }: OrderCaller, { table }: Seat): OrderCaller {
  return { ...(visitor !== undefined && { visitor }), address: sha256(`table ${table.id}`) };
}
