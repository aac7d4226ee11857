import { randomUUID } from 'node:crypto';
import { PlaceOrderResponse, type Menu, type PlaceOrderRequest } from '@chalkboard/contracts';
import { orderFrom } from './demo-order';
import { Visitor } from './visitor';

/** What the guests of a rush are like: long names, many dishes, notes. */
const GUESTS: readonly { readonly name: string; readonly dishes: number; readonly notes?: string }[] = [
  { name: 'Ada Lindqvist', dishes: 2 },
  { name: 'Maximiliane Freifrau von Hohenstein-Wittgenstein', dishes: 1 },
  { name: 'Ben', dishes: 7 },
  { name: 'Chloé Martin', dishes: 2, notes: 'Nut allergy! Please keep apart.' },
  { name: 'Dmitri Voss', dishes: 3 },
  { name: 'Eve Park', dishes: 1, notes: 'The bell is broken, please call.' },
];

/** Names of the dishes that have one price, in the menu's sequence. */
function dishesOf(menu: Menu): string[] {
  return menu.categories
    .flatMap(({ items }) => items)
    .filter(({ priceMinor, variants, uncertain }) => priceMinor !== undefined && !variants?.length && !uncertain)
    .map(({ name }) => name);
}

/** An order of one of these guests. */
function rushOrder(menu: Menu, index: number): PlaceOrderRequest {
  const { name, dishes, notes } = GUESTS[index % GUESTS.length]!;
  const parts = dishesOf(menu)
    .slice(0, dishes)
    .map((dish) => orderFrom(menu, { dish, customer: name, quantity: 1 }));
  const total = parts.reduce((sum, part) => sum + Math.round(part.total * 100), 0) / 100;
  const [first] = parts;
  if (!first) throw new Error('the menu has no dish with one price');
  return {
    ...first,
    customerInfo: { ...first.customerInfo, ...(notes && { notes }) },
    cart: parts.flatMap(({ cart }) => cart),
    subtotal: total,
    total,
  };
}

/** So many guests order one after the other. @returns the numbers of their orders, the oldest first */
export async function placeRush(url: string, menu: Menu, count: number): Promise<string[]> {
  const numbers: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { status, json, text } = await new Visitor(url).call('/api/orders', {
      method: 'POST',
      // Two guests with the same wishes are two orders.
      headers: { 'idempotency-key': randomUUID() },
      json: rushOrder(menu, index),
    });
    if (status !== 201) throw new Error(`an order was answered with ${status}: ${text}`);
    numbers.push(PlaceOrderResponse.parse(json).orderNumber);
  }
  return numbers;
}
