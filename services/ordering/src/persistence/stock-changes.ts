import { rowsOf } from '@chalkboard/service-kit';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Order } from '../domain/order';
import { notEnoughLeft, portionsChanged, portionsOf, shortageIn, type Portions } from '../domain/stock';

const Item = z.object({ share_id: z.string(), item_id: z.string(), remaining: z.int() });
const Hold = z.object({ item_id: z.string(), quantity: z.int() });

/** A counted item of a menu whose row is locked. */
export interface LockedItem {
  readonly shareId: string;
  readonly itemId: string;
  remaining: number;
}

/** What an order takes of a counted item; negative: it gives back. */
export interface StockChange {
  readonly orderId: string;
  readonly shareId: string;
  readonly itemId: string;
  readonly quantity: number;
}

/**
 * Locks those of the items that are counted, in one order for all: two transactions never wait for each other. They are
 * locked before the holds of orders and the keys of requests.
 */
export async function lockItems(
  items: readonly { readonly shareId: string; readonly itemId: string }[],
  manager: EntityManager,
): Promise<LockedItem[]> {
  const rows = rowsOf(
    Item,
    await manager.query(
      `SELECT share_id, item_id, remaining FROM item_stock
     WHERE (share_id, item_id) IN (SELECT * FROM unnest($1::text[], $2::text[])) ORDER BY share_id, item_id FOR UPDATE`,
      [items.map(({ shareId }) => shareId), items.map(({ itemId }) => itemId)],
    ),
  );
  return rows.map(({ share_id: shareId, item_id: itemId, remaining }) => ({ shareId, itemId, remaining }));
}

/** Writes what orders take or give back, in the counts and in what each order holds. The items are locked. */
export async function writeStock(changes: readonly StockChange[], at: Date, manager: EntityManager): Promise<void> {
  if (changes.length === 0) return;
  const columns = [
    changes.map(({ orderId }) => orderId),
    changes.map(({ shareId }) => shareId),
    changes.map(({ itemId }) => itemId),
    changes.map(({ quantity }) => quantity),
  ];
  await manager.query(
    `WITH changed AS (SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::int[]) AS changed (order_id, share_id, item_id, quantity)),
     counted AS (
       UPDATE item_stock SET remaining = remaining - change.quantity, updated_at = $5
       FROM (SELECT share_id, item_id, sum(quantity)::int AS quantity FROM changed GROUP BY share_id, item_id) AS change
       WHERE item_stock.share_id = change.share_id AND item_stock.item_id = change.item_id),
     ended AS (
       DELETE FROM stock_holds USING changed
       WHERE stock_holds.order_id = changed.order_id AND stock_holds.item_id = changed.item_id AND stock_holds.quantity + changed.quantity <= 0
       RETURNING stock_holds.order_id, stock_holds.item_id)
     INSERT INTO stock_holds AS holds (order_id, share_id, item_id, quantity)
     SELECT changed.order_id, changed.share_id, changed.item_id, coalesce(held.quantity, 0) + changed.quantity
     FROM changed LEFT JOIN stock_holds AS held USING (order_id, item_id)
     WHERE coalesce(held.quantity, 0) + changed.quantity > 0
     ON CONFLICT (order_id, item_id) DO UPDATE SET quantity = excluded.quantity`,
    [...columns, at],
  );
}

/**
 * Takes or gives back what an order holds less or more after a change. Its row is locked, so that this happens once.
 * @throws OrderError `ordering.item_not_available` when it wants more than is left
 */
export async function changeStock(before: Order, after: Order, at: Date, manager: EntityManager): Promise<void> {
  const gone = before.status !== after.status && (after.status === 'rejected' || after.status === 'cancelled');
  if (!gone && before.lines === after.lines) return;
  const { id: orderId, shareId } = after;
  const itemIds = [...new Set([before, after].flatMap((order) => [...portionsOf(order).keys()]))];
  const locked = await lockItems(
    itemIds.map((itemId) => ({ shareId, itemId })),
    manager,
  );
  if (locked.length === 0) return;
  const left: Portions = new Map(locked.map(({ itemId, remaining }) => [itemId, remaining]));
  const holds = rowsOf(
    Hold,
    await manager.query('SELECT item_id, quantity FROM stock_holds WHERE order_id = $1', [orderId]),
  );
  const held: Portions = new Map(holds.map(({ item_id, quantity }) => [item_id, quantity]));
  const changed = portionsChanged(before, after, held, left);
  const shortage = shortageIn(after.lines, changed, left);
  if (shortage) throw notEnoughLeft(shortage);
  await writeStock(
    [...changed].map(([itemId, quantity]) => ({ orderId, shareId, itemId, quantity })),
    at,
    manager,
  );
}
