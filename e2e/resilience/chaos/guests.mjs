import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from './seeded-random.mjs';

const AT_ONCE = 16;
const PAUSE_MS = 100;
const ANSWER_LIMIT_MS = 15_000;
const GIVE_UP_AFTER_MS = 180_000;
/** Shares of guests who tap twice, send again what was taken already, or have sent a total before that is not the menu's. */
const SHARES = { doubleTap: 0.06, sentAgain: 0.1, wrongTotal: 0.02 };

/** @typedef {{ status: number, orderId: string, orderNumber: string, totalMinor: number }} Acceptance */
/**
 * @typedef {object} GuestOrder one order that somebody wanted, and what became of it
 * @property {string} key the idempotency key of every call about it
 * @property {string} guest the customer's name; no two orders have the same
 * @property {string} shareId @property {number} totalMinor what the guest saw
 * @property {boolean} refused it was sent with a wrong total and has to be refused
 * @property {Acceptance[]} acceptances every answer that said it was taken
 * @property {string[]} problems answers that a right order never gets
 */

/**
 * Places `count` right orders, and some wrong ones, as patient guests do, spread over a time: a call without an answer, or with a 5xx, is made again under the same key.
 * @param {string} origin
 * @param {{ menus: readonly import('./menus.mjs').OrderableMenu[], count: number, seed: number, spreadMs: number }} load
 * @returns {Promise<{ orders: GuestOrder[], calls: number, repeats: number }>} `repeats`: calls that had no answer, or a 5xx
 */
export async function placeOrders(origin, { menus, count, seed, spreadMs }) {
  const started = performance.now();
  /** @type {GuestOrder[]} */
  const orders = [];
  const counts = { calls: 0, repeats: 0 };
  let next = 0;

  /** @param {GuestOrder} order @param {string} body */
  const untilAccepted = async (order, body) => {
    const deadline = performance.now() + GIVE_UP_AFTER_MS;
    for (;;) {
      counts.calls += 1;
      const answer = await attempt(origin, order.key, body);
      if (answer && 'refusal' in answer) return order.problems.push(answer.refusal);
      if (answer) return order.acceptances.push(answer);
      counts.repeats += 1;
      if (performance.now() > deadline) return order.problems.push(`not accepted within ${GIVE_UP_AFTER_MS / 1000} s`);
      await sleep(PAUSE_MS);
    }
  };

  const guests = async () => {
    while (next < count) {
      const number = next++;
      const random = seededRandom(seed * 1_000_003 + number);
      await sleep(Math.max(0, started + (spreadMs * (number + random.next())) / count - performance.now()));
      if (random.next() < SHARES.wrongTotal) {
        const wrong = wanted(number, { menus, seed, random, refused: true });
        orders.push(wrong.order);
        await untilAccepted(wrong.order, wrong.body);
      }
      const { order, body } = wanted(number, { menus, seed, random, refused: false });
      orders.push(order);
      const manner = random.next();
      if (manner < SHARES.doubleTap) await Promise.all([untilAccepted(order, body), untilAccepted(order, body)]);
      else await untilAccepted(order, body);
      if (manner > 1 - SHARES.sentAgain) await untilAccepted(order, body);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guests));
  return { orders, ...counts };
}

/** @param {number} number @param {{ menus: readonly import('./menus.mjs').OrderableMenu[], seed: number, random: import('./seeded-random.mjs').SeededRandom, refused: boolean }} options */
function wanted(number, { menus, seed, random, refused }) {
  const { shareId, dishes, deliveryFeeMinor, minimumMinor } = random.pick(menus);
  const lines = random.shuffled(dishes).slice(0, random.between(1, Math.min(4, dishes.length))).map((dish) => ({ ...dish, quantity: random.between(1, 5) }));
  const amount = () => lines.reduce((sum, { priceMinor, quantity }) => sum + priceMinor * quantity, 0);
  for (const line of lines) line.quantity += Math.max(0, Math.ceil((minimumMinor - amount()) / line.priceMinor));
  const subtotal = amount();
  const isDelivery = random.next() < 0.3;
  const fee = isDelivery ? deliveryFeeMinor : 0;
  const guest = `Guest ${number} of run ${seed}${refused ? ', wrong' : ''}`;
  const decimal = (/** @type {number} */ minor) => minor / 100;
  const request = {
    shareId,
    customerInfo: { name: guest, phone: '(503) 555-0119', ...(isDelivery && { address: '12 Harbour Street' }) },
    orderType: isDelivery ? 'delivery' : 'pickup',
    paymentMethod: 'cash',
    cart: lines.map(({ name, price, priceMinor, quantity, itemId, variantId }) => ({ name, price, quantity, total: decimal(priceMinor * quantity), itemId, variantId })),
    subtotal: decimal(subtotal),
    deliveryFee: decimal(fee),
    total: decimal(subtotal + fee + (refused ? 1 : 0)),
    allergyConfirmed: true,
  };
  /** @type {GuestOrder} */
  const order = { key: `chaos-${seed}-${number}${refused ? '-wrong' : ''}`, guest, shareId, totalMinor: subtotal + fee, refused, acceptances: [], problems: [] };
  return { order, body: JSON.stringify(request) };
}

/** @param {string} origin @param {string} key @param {string} body @returns {Promise<Acceptance | { refusal: string } | undefined>} undefined: nobody knows, ask again */
async function attempt(origin, key, body) {
  try {
    const answer = await fetch(`${origin}/api/orders`, { method: 'POST', headers: { 'content-type': 'application/json', 'idempotency-key': key }, body, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    const text = await answer.text();
    if (answer.status >= 500) return undefined;
    if (!answer.ok) return { refusal: `${answer.status} ${JSON.parse(text).code}` };
    const { orderId, orderNumber, total } = JSON.parse(text);
    return { status: answer.status, orderId, orderNumber, totalMinor: Math.round(total * 100) };
  } catch {
    return undefined;
  }
}
