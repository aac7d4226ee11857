import type { TrackedOrder } from '@chalkboard/contracts';
import { FINAL_STATUSES } from '@chalkboard/contracts/order-lifecycle';
import { localStore } from '@chalkboard/web-kit';

/** An order that was placed in this browser. */
export interface KeptOrder {
  /** Path of its tracking page. */
  readonly path: string;
  readonly number: string;
  /** When it was seen to be final, ISO 8601. */
  readonly finalAt?: string;
}

/** A finished order is shown for so long. */
const KEEP_FINAL_MS = 24 * 60 * 60 * 1000;
/** The latest ones; each one shown keeps a line to the server open. */
const LIMIT = 3;

/** The secret is made of letters that an address takes as they are. */
const TRACKING_PATH = /^\/order\/[\w-]+$/;

const keyOf = (shareId: string) => `order_track_${shareId}`;

function isKept(value: unknown): value is KeptOrder {
  const order = value as Partial<KeptOrder> | null;
  return typeof order?.path === 'string' && TRACKING_PATH.test(order.path) && typeof order.number === 'string';
}

/** What was stored, without what has been final for a day; latest first. @param now milliseconds since the epoch */
export function parseKeptOrders(stored: string | null, now: number): KeptOrder[] {
  if (!stored) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value)
      ? value
          .filter(isKept)
          .filter(({ finalAt }) => !finalAt || now - Date.parse(finalAt) < KEEP_FINAL_MS)
          .slice(0, LIMIT)
      : [];
  } catch {
    return [];
  }
}

/** The stored text, for noticing changes. */
export function storedOrders(shareId: string): string | null {
  return localStore.read(keyOf(shareId));
}

function change(shareId: string, next: (orders: readonly KeptOrder[]) => KeptOrder[]): void {
  const orders = next(parseKeptOrders(storedOrders(shareId), Date.now())).slice(0, LIMIT);
  if (orders.length) localStore.write(keyOf(shareId), JSON.stringify(orders));
  else localStore.remove(keyOf(shareId));
}

/** An order was placed: its status shows on the menu from now on. A repeat is the same order. */
export function keepOrder(shareId: string, order: Pick<KeptOrder, 'path' | 'number'>): void {
  change(shareId, (orders) => [order, ...orders.filter(({ number }) => number !== order.number)]);
}

/** The order is as `tracked` says: once final, it is erased a day later. */
export function noteKeptOrder(shareId: string, path: string, { status }: Pick<TrackedOrder, 'status'>): void {
  if (!FINAL_STATUSES.includes(status)) return;
  change(shareId, (orders) =>
    orders.map((order) =>
      order.path === path && !order.finalAt ? { ...order, finalAt: new Date().toISOString() } : order,
    ),
  );
}

/** The link has ended: nothing can be shown of it any more. */
export function deleteKeptOrder(shareId: string, path: string): void {
  change(shareId, (orders) => orders.filter((order) => order.path !== path));
}
