import type { Board, BoardOrder } from '@chalkboard/contracts';

export const NOW = '2026-11-21T18:00:00.000Z';

/** A new order for pickup of one dish, placed two minutes before `NOW`. */
export function boardOrder(over: Partial<BoardOrder> = {}): BoardOrder {
  return {
    orderId: '6a3f0b52-8c3e-4b6a-9f0e-0d7f0c4f1a01',
    orderNumber: 'K7Q2M',
    shareId: 'abc',
    version: 1,
    status: 'placed',
    orderType: 'pickup',
    paymentMethod: 'cash',
    currency: 'USD',
    lines: [
      {
        itemId: 'i1',
        name: 'Ravioli',
        options: ['Large'],
        notes: 'No sage',
        quantity: 2,
        unitPrice: 1500,
        total: 3000,
      },
    ],
    subtotal: 3000,
    deliveryFee: 0,
    total: 3000,
    placedAt: '2026-11-21T17:58:00.000Z',
    customer: { name: 'Ada Lindqvist', phone: '(503) 555-0119' },
    allergyConfirmed: false,
    enteredBy: 'customer',
    moves: ['accept', 'reject'],
    history: [{ status: 'placed', at: '2026-11-21T17:58:00.000Z', by: 'customer', means: 'checkout' }],
    messages: [],
    escalations: [],
    ...over,
  };
}

export function boardOf(orders: readonly BoardOrder[], over: Partial<Board> = {}): Board {
  return {
    shareId: 'abc',
    restaurantName: 'Osteria Lucia',
    currency: 'USD',
    timeZone: 'UTC',
    hasPhone: true,
    now: NOW,
    orders: [...orders],
    today: { date: '2026-11-21', orders: orders.length, revenue: 3000, refused: 0 },
    settings: {
      prepMinutes: 25,
      busyExtraMinutes: 0,
      pausedUntil: null,
      escalateAfter: { secondMessage: 3, backup: 6, tellCustomer: 9 },
      autoRejectMinutes: null,
    },
    ...over,
  };
}
