import type { Menu, PlaceOrderRequest } from '@chalkboard/contracts';
import { DEMO_SHARE_ID } from './system';
import type { Visitor } from './visitor';

/** The demo restaurant's menu as it is served. */
export async function demoMenu(visitor: Visitor): Promise<Menu> {
  const { status, json } = await visitor.call(`/api/menu/${DEMO_SHARE_ID}`);
  expect(status).toBe(200);
  return json as Menu;
}

/** A right order of one dish of the demo menu, for pickup, paid in cash. */
export function orderFrom(
  menu: Menu,
  {
    dish,
    quantity = 2,
    customer = 'Ada Lindqvist',
  }: { readonly dish: string; readonly quantity?: number; readonly customer?: string },
): PlaceOrderRequest {
  const item = menu.categories.flatMap(({ items }) => items).find(({ name }) => name === dish);
  if (item?.priceMinor === undefined) throw new Error(`${dish} is not on the menu with a price of its own`);
  const total = (item.priceMinor * quantity) / 100;
  return {
    shareId: menu.shareId,
    customerInfo: { name: customer, phone: '(503) 555-0119' },
    orderType: 'pickup',
    paymentMethod: 'cash',
    cart: [{ name: item.name, price: item.price, quantity, total, itemId: item.id }],
    subtotal: total,
    deliveryFee: 0,
    total,
  };
}
