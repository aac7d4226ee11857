import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

const PAPER = new URL('../../services/menu/fixtures/text-menu.pdf', import.meta.url);
/** So many orders are taken and moved at once. */
const AT_ONCE = 4;

/**
 * A restaurant of its own in the middle of its evening.
 * @param {string} origin
 * @param {{ readonly fresh: number, readonly kitchen: number, readonly done: number }} orders how many of each state
 * @returns {Promise<{ readonly shareId: string, readonly cookie: string }>} the cookie is its owner's
 */
export async function openBusyRestaurant(origin, { fresh, kitchen, done }) {
  const form = new FormData();
  form.append('file', new Blob([readFileSync(PAPER)], { type: 'application/pdf' }), 'menu.pdf');
  const uploaded = await fetch(`${origin}/api/upload-menu`, { method: 'POST', body: form });
  const cookie = uploaded.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  /** @type {(path: string, json?: unknown, method?: string, as?: string) => Promise<any>} */
  const call = async (path, json, method = json === undefined ? 'GET' : 'POST', as = cookie) => {
    const answer = await fetch(origin + path, {
      method,
      // Two guests with the same wishes are two orders.
      headers: { cookie: as, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { shareId } = await uploaded.json();
  const menu = await call(`/api/menu/${shareId}`);
  await call(`/api/menu/${shareId}`, { restaurantName: menu.restaurantName, restaurantPhone: '(207) 555-0143' }, 'PUT');
  const board = `/api/orders/board/${shareId}`;
  /** @param {number} index */
  const place = (index) => call('/api/orders', orderOf(menu, index), 'POST', '');
  /** @param {number} count @param {(index: number) => Promise<unknown>} work */
  const inTurns = async (count, work) => {
    let next = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let index = next++; index < count; index = next++) await work(index);
      }),
    );
  };
  await inTurns(kitchen + done, place);
  const { orders } = await call(board);
  await inTurns(orders.length, async (index) => {
    const moves = `${board}/orders/${orders[index].orderId}/moves`;
    const { version } = await call(moves, { move: 'accept', minutes: 20, version: orders[index].version });
    if (index < done) await call(moves, { move: 'complete', version });
  });
  await inTurns(fresh, place);
  return { shareId, cookie };
}

/** @param {any} menu @param {number} index */
function orderOf(menu, index) {
  const dishes = menu.categories
    .flatMap((/** @type {any} */ { items }) => items)
    .filter((/** @type {any} */ { priceMinor, variants }) => priceMinor !== undefined && !variants?.length)
    .slice(index % 3, (index % 3) + 2 + (index % 5));
  const cart = dishes.map((/** @type {any} */ { id, name, price, priceMinor }) => ({
    itemId: id,
    name,
    price,
    quantity: 1,
    total: priceMinor / 100,
  }));
  const total = dishes.reduce((/** @type {number} */ sum, /** @type {any} */ dish) => sum + dish.priceMinor, 0) / 100;
  return {
    shareId: menu.shareId,
    customerInfo: { name: `Guest ${index}`, phone: '(503) 555-0119', ...(index % 4 === 0 && { notes: 'No nuts.' }) },
    orderType: 'pickup',
    paymentMethod: 'cash',
    cart,
    subtotal: total,
    deliveryFee: 0,
    total,
  };
}
