import { setTimeout as sleep } from 'node:timers/promises';
import { patientCalls, posting } from './patient-calls.mjs';
import { asQuoted, POSTCODES } from './rules.mjs';
import { seededRandom } from './seeded-random.mjs';

const AT_ONCE = 16;
/**
 * Shares of guests who tap twice, send again what was taken already, or have sent a total before that is not the
 * menu's.
 */
const SHARES = { doubleTap: 0.06, sentAgain: 0.1, wrongTotal: 0.02, delivery: 0.3, tip: 0.5 };
/** Of every guest; kept for stories and films. */
export const GUESTS_PHONE = '(503) 555-0119';

/**
 * @typedef {{ status: number, orderId: string, orderNumber: string, totalMinor: number, secret: string }} Acceptance
 * `secret`: of the tracking page
 */
/**
 * @typedef {object} AskedMove something that somebody asked to be done to an order
 * @property {'board' | 'link' | 'tracking' | 'sms'} means @property {import('@chalkboard/contracts').OrderMove} move
 * @property {number} [version] the order's on the screen; absent: by who sees none
 * @property {number} [minutes] @property {string} [reason]
 * @property {'done' | 'refused' | 'unanswered'} outcome what was answered, as often as it was asked
 * @property {string} [code] of the refusal
 */
/**
 * @typedef {object} GuestOrder one order that somebody wanted, and what became of it
 * @property {number} number @property {string} key the idempotency key of every call about it
 * @property {string} guest the customer's name; no two orders have the same
 * @property {string} shareId @property {number} totalMinor what the guest saw, without the tip @property {number}
 * tipMinor
 * @property {'pickup' | 'delivery'} orderType
 * @property {boolean} refused it was sent with a wrong total and has to be refused
 * @property {Acceptance[]} acceptances every answer that said it was taken
 * @property {AskedMove[]} asked
 * @property {string[]} problems answers that a right order never gets
 */

/**
 * Guests of these menus, each run's the same for the same seed.
 * @param {string} origin @param {{ menus: readonly import('./menus.mjs').OrderableMenu[], seed: number }} run
 */
export function guestsOf(origin, { menus, seed }) {
  const calls = patientCalls({ origin, atOnce: AT_ONCE * 2 });

  /**
   * Where only a quote knows what an order costs, the guest sees one first.
   * @param {import('./menus.mjs').OrderableMenu} menu @param {ReturnType<typeof wanted>} wish
   */
  const seen = async (menu, { order, request }) => {
    if (!menu.ruled) return { order, request };
    const { quoted, highestTipMinor } = await asQuoted(request, calls);
    order.totalMinor = Math.round(quoted.total * 100);
    const random = seededRandom(seed * 7_000_003 + order.number);
    if (random.next() < SHARES.tip) order.tipMinor = random.between(1, highestTipMinor);
    return {
      order,
      request: {
        ...quoted,
        total: quoted.total + (order.refused ? 1 : 0),
        ...(order.tipMinor > 0 && { tip: order.tipMinor / 100 }),
      },
    };
  };

  /** @param {GuestOrder} order @param {unknown} request */
  const untilAccepted = async (order, request) => {
    const init = posting(request);
    try {
      const { status, text } = await calls.call('/api/orders', {
        ...init,
        headers: { ...init.headers, 'idempotency-key': order.key },
      });
      const answer = JSON.parse(text);
      if (status >= 400) order.problems.push(`${status} ${answer.code}`);
      else
        order.acceptances.push({
          status,
          orderId: answer.orderId,
          orderNumber: answer.orderNumber,
          totalMinor: Math.round(answer.total * 100),
          secret: answer.trackingUrl.split('/').at(-1),
        });
    } catch (error) {
      order.problems.push(/** @type {Error} */ (error).message);
    }
  };

  return {
    counts: calls.counts,

    /**
     * One right order of a menu. @param {number} number @param {import('./menus.mjs').OrderableMenu} menu @returns
     * {Promise<GuestOrder>}
     */
    async orderOne(number, menu) {
      const random = seededRandom(seed * 1_000_003 + number);
      const { order, request } = await seen(menu, wanted(number, { menu, seed, random, refused: false }));
      await untilAccepted(order, request);
      return order;
    },

    /**
     * Places `count` right orders, and some wrong ones, spread over a time.
     * @param {{ count: number, spreadMs: number, onAccepted: (order: GuestOrder) => void }} load `onAccepted`: of each
     * once
     * @returns {Promise<GuestOrder[]>}
     */
    async orderMany({ count, spreadMs, onAccepted }) {
      const started = performance.now();
      /** @type {GuestOrder[]} */
      const orders = [];
      let next = 0;
      const guests = async () => {
        while (next < count) {
          const number = next++;
          const random = seededRandom(seed * 1_000_003 + number);
          await sleep(Math.max(0, started + (spreadMs * (number + random.next())) / count - performance.now()));
          if (random.next() < SHARES.wrongTotal) {
            const menu = random.pick(menus);
            const wrong = await seen(menu, wanted(number, { menu, seed, random, refused: true }));
            orders.push(wrong.order);
            await untilAccepted(wrong.order, wrong.request);
          }
          const menu = random.pick(menus);
          const { order, request } = await seen(menu, wanted(number, { menu, seed, random, refused: false }));
          orders.push(order);
          const manner = random.next();
          if (manner < SHARES.doubleTap)
            await Promise.all([untilAccepted(order, request), untilAccepted(order, request)]);
          else await untilAccepted(order, request);
          if (order.acceptances.length > 0) onAccepted(order);
          if (manner > 1 - SHARES.sentAgain) await untilAccepted(order, request);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, guests));
      return orders;
    },
  };
}

/**
 * @param {number} number @param {{ menu: import('./menus.mjs').OrderableMenu, seed: number, random:
 * import('./seeded-random.mjs').SeededRandom, refused: boolean }} options
 */
function wanted(number, { menu, seed, random, refused }) {
  const { shareId, dishes, deliveryFeeMinor, minimumMinor, ruled } = menu;
  const lines = random
    .shuffled(dishes)
    .slice(0, random.between(1, Math.min(4, dishes.length)))
    .map((dish) => ({ ...dish, quantity: random.between(1, 5) }));
  const amount = () => lines.reduce((sum, { priceMinor, quantity }) => sum + priceMinor * quantity, 0);
  for (const line of lines) line.quantity += Math.max(0, Math.ceil((minimumMinor - amount()) / line.priceMinor));
  const subtotal = amount();
  /** @type {'pickup' | 'delivery'} */
  const orderType = random.next() < SHARES.delivery ? 'delivery' : 'pickup';
  const fee = orderType === 'delivery' ? deliveryFeeMinor : 0;
  const guest = `Guest ${number} of run ${seed}${refused ? ', wrong' : ''}`;
  const decimal = (/** @type {number} */ minor) => minor / 100;
  const request = {
    shareId,
    customerInfo: {
      name: guest,
      phone: GUESTS_PHONE,
      ...(orderType === 'delivery' && {
        address: '12 Harbour Street',
        ...(ruled && { postcode: random.pick(POSTCODES) }),
      }),
    },
    orderType,
    paymentMethod: /** @type {const} */ ('cash'),
    cart: lines.map(({ name, price, priceMinor, quantity, itemId, variantId, choices }) => ({
      name,
      price,
      quantity,
      total: decimal(priceMinor * quantity),
      itemId,
      variantId,
      ...(choices && { choices }),
    })),
    subtotal: decimal(subtotal),
    deliveryFee: decimal(fee),
    total: decimal(subtotal + fee + (refused ? 1 : 0)),
    allergyConfirmed: true,
  };
  /** @type {GuestOrder} */
  const order = {
    number,
    key: `chaos-${seed}-${number}${refused ? '-wrong' : ''}`,
    guest,
    shareId,
    orderType,
    totalMinor: subtotal + fee,
    tipMinor: 0,
    refused,
    acceptances: [],
    asked: [],
    problems: [],
  };
  return { order, request };
}
