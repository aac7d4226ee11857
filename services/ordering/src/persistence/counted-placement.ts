import { Clock } from '@chalkboard/service-kit/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { portionsOf, shortageOf, type Portions, type Shortage } from '../domain/stock';
import type { Placement, StoredOutcome } from './placement';
import { lockItems, writeStock, type LockedItem } from './stock-changes';

/** What came of an order of a menu that counts portions; a shortage: nothing was stored. */
export type CountedOutcome = StoredOutcome | Shortage;

/**
 * Stores orders of menus that count portions, in one transaction: rows of the counted items are locked, the orders for
 * which there is enough are stored, and what these take is written. Who came first is served first. A repeat takes
 * nothing and leaves its portions to those after it.
 * @param store the statement that stores orders
 */
export function placeCounted(
  placements: readonly Placement[],
  store: (placements: readonly Placement[], manager: EntityManager) => Promise<StoredOutcome[]>,
  dataSource: DataSource,
  clock: Clock,
): Promise<CountedOutcome[]> {
  return dataSource.transaction(async (manager) => {
    const items = placements.flatMap(({ order }) =>
      [...portionsOf(order).keys()].map((itemId) => ({ shareId: order.shareId, itemId })),
    );
    const locked = await lockItems(items, manager);
    const outcomes = new Map<Placement, CountedOutcome>();
    let pending = placements;
    while (pending.length > 0) {
      const fits = enoughFor(pending, locked);
      if (fits.length === 0) break;
      const stored = await store(fits, manager);
      fits.forEach((placement, index) => {
        outcomes.set(placement, stored[index]!);
        if (stored[index] === 'placed') takeFrom(locked, placement);
      });
      pending = pending.filter((placement) => !outcomes.has(placement));
    }
    for (const placement of pending) outcomes.set(placement, shortageOf(placement.order, leftFor(placement, locked))!);
    const taken = placements
      .filter((placement) => outcomes.get(placement) === 'placed')
      .flatMap(({ order: { id: orderId, shareId, ...order } }) =>
        [...portionsOf(order)]
          .filter(([itemId]) => locked.some((item) => item.shareId === shareId && item.itemId === itemId))
          .map(([itemId, quantity]) => ({ orderId, shareId, itemId, quantity })),
      );
    await writeStock(taken, clock.now(), manager);
    return placements.map((placement) => outcomes.get(placement)!);
  });
}

/** Those of the orders for which there is enough when each takes its portions, one after the other. */
function enoughFor(placements: readonly Placement[], locked: readonly LockedItem[]): Placement[] {
  const now = locked.map((item) => ({ ...item }));
  return placements.filter((placement) => {
    if (shortageOf(placement.order, leftFor(placement, now))) return false;
    takeFrom(now, placement);
    return true;
  });
}

function takeFrom(items: readonly LockedItem[], { order }: Placement): void {
  const portions = portionsOf(order);
  for (const item of items) if (item.shareId === order.shareId) item.remaining -= portions.get(item.itemId) ?? 0;
}

function leftFor({ order }: Placement, items: readonly LockedItem[]): Portions {
  return new Map(
    items.filter(({ shareId }) => shareId === order.shareId).map(({ itemId, remaining }) => [itemId, remaining]),
  );
}
