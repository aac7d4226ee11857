import type { Order } from '../order';

/** An order for pickup that was just placed: two of one dish at $12.50. */
export function aPlacedOrder(changes: Partial<Order> = {}): Order {
  const placedAt = changes.placedAt ?? new Date('2026-03-06T18:00:00Z');
  return {
    id: '6b1f0a52-6c1e-4a53-9c38-5f4b9c0d7e21',
    number: 'K7F4M',
    shareId: 'menu-1',
    version: 1,
    status: 'placed',
    orderType: 'pickup',
    paymentMethod: 'cash',
    currency: 'USD',
    lines: [{ itemId: 'margherita', name: 'Margherita', options: [], quantity: 2, unitPrice: 1250, total: 2500 }],
    subtotal: 2500,
    deliveryFee: 0,
    total: 2500,
    customer: { name: 'Ada', phone: '555 0100' },
    allergyConfirmed: false,
    enteredBy: 'customer',
    channels: ['sms'],
    placedAt,
    history: [{ version: 1, status: 'placed', by: 'customer', means: 'checkout', at: placedAt }],
    ...changes,
  };
}
