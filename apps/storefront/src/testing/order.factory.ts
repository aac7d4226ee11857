import type { TrackedOrder } from '@chalkboard/contracts';

/** An order that waits for its restaurant, as its customer follows it. */
export function aTrackedOrder(given: Partial<TrackedOrder> = {}): TrackedOrder {
  return {
    orderNumber: 'A1',
    shareId: 'abc',
    version: 1,
    status: 'placed',
    orderType: 'pickup',
    paymentMethod: 'cash',
    currency: 'USD',
    lines: [],
    subtotal: 0,
    deliveryFee: 0,
    total: 0,
    placedAt: '2026-11-20T18:00:00.000Z',
    restaurantName: 'Osteria Lucia',
    timeZone: 'America/New_York',
    customerName: 'Grace',
    seen: false,
    unanswered: false,
    canCancel: true,
    history: [],
    ...given,
  };
}
