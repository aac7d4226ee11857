import { randomUUID } from 'node:crypto';

const SHARE_ID = 'demo';
const DISHES = ['Cacio e Pepe', 'Marinara'];

/** @typedef {{ guest: string, body: string }} OrderToPlace */

/**
 * Makes right orders of two dishes of the demo restaurant, each by a guest of another name.
 * @param {import('./http-client.mjs').HttpClient} client
 */
export async function orderMaker(client) {
  const { status, body } = await client.call({ path: `/api/menu/${SHARE_ID}` });
  if (status !== 200) throw new Error(`the menu was answered with ${status}: ${body}`);
  const menu = /** @type {import('@chalkboard/contracts').Menu} */ (JSON.parse(body));
  const dishes = menu.categories.flatMap(({ items }) => items).filter(({ name }) => DISHES.includes(name));
  const cart = dishes.map(({ id, name, price, priceMinor = 0 }, index) => ({
    itemId: id,
    name,
    price,
    quantity: index + 1,
    total: (priceMinor * (index + 1)) / 100,
  }));
  const total = cart.reduce((sum, line) => sum + Math.round(line.total * 100), 0) / 100;
  let made = 0;
  /** @param {number} count @returns {OrderToPlace[]} */
  return (count) =>
    Array.from({ length: count }, () => {
      const guest = `Guest ${++made}`;
      return {
        guest,
        body: JSON.stringify({
          shareId: SHARE_ID,
          customerInfo: { name: guest, phone: '(503) 555-0119' },
          orderType: 'pickup',
          paymentMethod: 'cash',
          cart,
          subtotal: total,
          deliveryFee: 0,
          total,
          allergyConfirmed: true,
        }),
      };
    });
}

/**
 * Places an order under a key of its own.
 * @param {import('./http-client.mjs').HttpClient} client @param {OrderToPlace} order
 * @returns {Promise<{ orderId: string | undefined, fault: string | undefined, ms: number }>} `fault`: anything but 201
 */
export async function place(client, { body }) {
  const started = performance.now();
  try {
    const answer = await client.call({
      method: 'POST',
      path: '/api/orders',
      headers: { 'idempotency-key': randomUUID() },
      body,
    });
    if (answer.status !== 201)
      return { orderId: undefined, fault: `${answer.status}: ${answer.body.slice(0, 200)}`, ms: answer.ms };
    return { orderId: JSON.parse(answer.body).orderId, fault: undefined, ms: answer.ms };
  } catch (error) {
    return { orderId: undefined, fault: /** @type {Error} */ (error).message, ms: performance.now() - started };
  }
}
