import type { MenuSnapshot, PlaceOrderRequest } from '@chalkboard/contracts';
import { termsOf } from '../pricing/order-terms';

const NOW = new Date('2026-03-02T18:00:00Z');

/** Terms of orders that are wanted now. */
export const forPickup = termsOf({ orderType: 'pickup' }, NOW);
export const forDelivery = termsOf({ orderType: 'delivery' }, NOW);

/** A menu with one dish at $12.50, which takes everything. */
export function aMenu(changes: Partial<MenuSnapshot> = {}): MenuSnapshot {
  return {
    shareId: 'menu-1',
    version: 1,
    status: 'published',
    restaurantName: 'Trattoria',
    restaurantPhone: '(207) 555-0142',
    currency: 'USD',
    timeZone: 'America/New_York',
    items: [anItem()],
    fees: { delivery: 500, minimumOrder: 0 },
    accepts: { cardPickup: true, cashPickup: true, cardDelivery: true, cashDelivery: true },
    channels: { sms: true, whatsapp: false, print: false },
    editRightHashes: [],
    ...changes,
  };
}

export function anItem(changes: Partial<MenuSnapshot['items'][number]> = {}): MenuSnapshot['items'][number] {
  return {
    id: 'margherita',
    category: 'Pizza',
    name: 'Margherita',
    unitPrice: 1250,
    soldOut: false,
    uncertain: false,
    variants: [],
    addOns: [],
    ...changes,
  };
}

/** Two of the menu's first dish, for pickup, with the totals that the menu gives. */
export function anOrder(menu: MenuSnapshot, changes: Partial<PlaceOrderRequest> = {}): PlaceOrderRequest {
  const item = menu.items[0]!;
  const total = (2 * (item.unitPrice ?? 0)) / 100;
  return {
    shareId: menu.shareId,
    customerInfo: { name: 'Ada', phone: '555 0100' },
    orderType: 'pickup',
    paymentMethod: 'cash',
    cart: [
      { name: item.name, price: `$${((item.unitPrice ?? 0) / 100).toFixed(2)}`, quantity: 2, total, itemId: item.id },
    ],
    subtotal: total,
    deliveryFee: 0,
    total,
    ...changes,
  };
}
