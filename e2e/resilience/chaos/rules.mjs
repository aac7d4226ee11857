import { setTimeout as sleep } from 'node:timers/promises';

const KNOWN_MS = 30_000;
const LOOK_AGAIN_MS = 100;

/** In the centre delivery costs less; outside of both nobody orders. */
export const POSTCODES = ['77002', '77019'];

const always = {
  weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' })),
  exceptions: [],
};

/**
 * Everything that an owner can turn on, such that every dish can be ordered at any time: zones, tax that is added, a
 * service charge, serving times, a happy hour, and a choice that the first dish needs.
 * @param {import('@chalkboard/contracts').Menu} menu @returns {import('@chalkboard/contracts').EditedMenuRules}
 */
function allRules({ categories }) {
  const categoryIds = categories.map(({ id }) => id);
  const [first] = categories.flatMap(({ items }) => items);
  if (!first) throw new Error('a menu without dishes');
  const zone = (/** @type {string} */ id, /** @type {string[]} */ postcodes, /** @type {number} */ fee) => ({
    id,
    name: `Zone ${id}`,
    area: { kind: /** @type {const} */ ('postcodes'), postcodes },
    fee,
    minimumOrder: 0,
    freeFrom: 9000,
    minutes: 5,
  });
  return {
    delivery: { offered: true, zones: [zone('centre', ['77002'], 250), zone('around', ['770*'], 475)] },
    taxes: {
      included: false,
      rounding: 'order',
      rates: [
        { id: 'food', name: 'Sales tax', pickup: 8.25, delivery: 8.875 },
        { id: 'none', name: 'Untaxed', pickup: 0, delivery: 0 },
      ],
      defaultRateId: 'food',
      categoryRates: {},
      itemRates: { [first.id]: 'none' },
      deliveryRateId: 'food',
      serviceCharge: { name: 'Service', percent: 5, pickup: false, delivery: true },
    },
    servingTimes: [{ id: 'day', name: 'All day', when: always, for: { categoryIds, itemIds: [] } }],
    happyHours: [
      {
        id: 'happy',
        name: 'Happy day',
        when: always,
        for: { categoryIds, itemIds: [] },
        off: { kind: 'percent', percent: 12.5 },
      },
    ],
    choices: {
      groups: [
        {
          id: 'sauce',
          name: 'Sauce',
          kind: 'each',
          min: 1,
          max: 2,
          free: 1,
          options: [
            { id: 'pesto', name: 'Pesto', unitPrice: 150 },
            { id: 'aioli', name: 'Aioli', unitPrice: 95 },
          ],
        },
      ],
      dishes: [{ itemId: first.id, groupIds: ['sauce'] }],
    },
  };
}

/** @typedef {import('@chalkboard/contracts').Choices} Choices */

/**
 * Turns all rules of a menu on, as its owner does. @param {string} origin
 * @param {{ menu: import('@chalkboard/contracts').Menu, cookie: string }} owned
 * @returns {Promise<ReadonlyMap<string, Choices>>} what the dishes that need a choice are ordered with, by their ids
 */
export async function turnRulesOn(origin, { menu, cookie }) {
  const rules = allRules(menu);
  const answer = await fetch(`${origin}/api/menu/${menu.shareId}`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ baseVersion: menu.version, rules }),
  });
  if (!answer.ok)
    throw new Error(`the rules were answered with ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  await takeTips(origin, menu.shareId, cookie);
  return new Map(
    (rules.choices?.dishes ?? []).map(({ itemId }) => [
      itemId,
      [
        { groupId: 'sauce', optionId: 'pesto' },
        { groupId: 'sauce', optionId: 'aioli' },
      ],
    ]),
  );
}

/**
 * Ordering knows of a menu a moment after it is published. @param {string} origin @param {string} shareId
 * @param {string} cookie
 */
async function takeTips(origin, shareId, cookie) {
  for (const deadline = performance.now() + KNOWN_MS; ; await sleep(LOOK_AGAIN_MS)) {
    const answer = await fetch(`${origin}/api/orders/board/${shareId}/payment`, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ tips: { shares: [10, 15, 20] } }),
    });
    if (answer.ok) return;
    if (performance.now() > deadline)
      throw new Error(`tips were answered with ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  }
}

/**
 * The order as its guest sees it at the checkout of a menu with rules: priced by the quote, which holds.
 * @template {import('@chalkboard/contracts').PlaceOrderRequest} Request @param {Request} request
 * @param {import('./patient-calls.mjs').PatientCalls} calls @returns {Promise<{ quoted: Request, highestTipMinor:
 * number }>}
 */
export async function asQuoted(request, calls) {
  const { shareId, orderType, cart, customerInfo } = request;
  const { status, text } = await calls.call('/api/orders/quote', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ shareId, orderType, cart, postcode: customerInfo.postcode }),
  });
  /** @type {import('@chalkboard/contracts').QuoteResponse} */
  const quote = JSON.parse(text);
  const refused = quote.lines?.find(({ problem }) => problem);
  if (status !== 200 || refused) throw new Error(`the quote was answered with ${status}: ${text.slice(0, 300)}`);
  const decimal = (/** @type {number} */ minor) => minor / 100;
  const quoted = {
    ...request,
    cart: cart.map((line, index) => ({ ...line, total: decimal(quote.lines[index]?.total ?? 0) })),
    subtotal: decimal(quote.subtotal),
    deliveryFee: decimal(quote.deliveryFee),
    ...(quote.tax && !quote.tax.included && { tax: decimal(quote.tax.amount) }),
    ...(quote.serviceCharge && { serviceCharge: decimal(quote.serviceCharge.amount) }),
    total: decimal(quote.total),
    ...(quote.held !== undefined && { held: quote.held }),
  };
  return { quoted, highestTipMinor: quote.tips?.highest ?? 0 };
}
