import { OrderError } from './order.errors';
import type { Seat } from './tables/dining-table';

/** Orders are counted within windows of this length. */
export const ORDER_WINDOW_MS = 10 * 60_000;

/**
 * By what orders are counted. `network`: of one network address at one menu; `address`: of it at all menus. At a table,
 * whose phones share an address: `phone` of a tab, `tab`, `table`, and `tables` of a menu; `call`: for staff, of a tab.
 */
export const ORDER_SCOPES = [
  'menu',
  'visitor',
  'network',
  'address',
  'phone',
  'tab',
  'table',
  'tables',
  'call',
] as const;
export type OrderScope = (typeof ORDER_SCOPES)[number];

/** The most orders within one window. Why these: docs/decisions/0035, and 0074 for tables. */
export const MAX_ORDERS: Readonly<Record<OrderScope, number>> = {
  visitor: 8,
  network: 40,
  address: 200,
  menu: 150,
  phone: 40,
  tab: 200,
  table: 240,
  tables: 1200,
  call: 20,
};

/** Who places an order. */
export interface OrderCaller {
  /** Hash of the browser's secret, where it was here before. */
  readonly visitor?: string;
  /** Hash, by a key, of the network address. */
  readonly address: string;
}

export interface OrderCount {
  readonly scope: OrderScope;
  readonly key: string;
}

/** What an order counts to, the narrowest first. At a table neither address nor browser alone tell who it is. */
export function countsOf(shareId: string, { visitor, address }: OrderCaller, seat?: Seat): OrderCount[] {
  if (seat)
    return [
      { scope: 'phone', key: `${seat.tabId} ${visitor ?? ''}` },
      { scope: 'tab', key: seat.tabId },
      { scope: 'table', key: seat.table.id },
      { scope: 'tables', key: shareId },
    ];
  return [
    ...(visitor === undefined ? [] : [{ scope: 'visitor' as const, key: visitor }]),
    { scope: 'network', key: `${address} ${shareId}` },
    { scope: 'address', key: address },
    { scope: 'menu', key: shareId },
  ];
}

/** The beginning of the window that an instant lies in. */
export function windowOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / ORDER_WINDOW_MS) * ORDER_WINDOW_MS);
}

/** @param phone of the restaurant, as its menu prints it */
export function tooManyOrders(scope: OrderScope, now: Date, phone: string | undefined): OrderError {
  const seconds = Math.ceil((windowOf(now).getTime() + ORDER_WINDOW_MS - now.getTime()) / 1000);
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = `Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or ${phone ? `call the restaurant: ${phone}` : 'ask the restaurant directly'}. Your order was not sent; your cart is kept.`;
  const why: Readonly<Record<OrderScope, string>> = {
    visitor: 'Many orders were placed on this device in a short time.',
    network: 'Many orders came from your network in a short time.',
    address: 'Many orders came from your network in a short time.',
    menu: 'This restaurant is getting more orders than it can answer right now.',
    phone: 'Many orders were placed on this phone in a short time.',
    tab: 'Many orders came from this table in a short time.',
    table: 'Many orders came from this table in a short time.',
    tables: 'The kitchen is getting more orders from its tables than it can answer right now.',
    call: 'The staff was called many times from this table.',
  };
  return new OrderError('ordering.too_many_orders', `${why[scope]} ${wait}`, { retryAfterSeconds: seconds });
}

/** Counts orders, so that nobody drowns a restaurant in made-up ones: a port. */
export abstract class OrderLimits {
  /**
   * Counts an order that is about to be taken.
   * @returns the first limit that it is over, with nothing counted to wider ones; undefined: it may be taken
   */
  abstract take(counts: readonly OrderCount[], now: Date): Promise<OrderScope | undefined>;
}
