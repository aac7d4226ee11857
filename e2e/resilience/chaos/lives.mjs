import { setTimeout as sleep } from 'node:timers/promises';
import { cancel } from './customer.mjs';
import { seededRandom } from './seeded-random.mjs';

/** @typedef {import('./restaurants.mjs').Restaurant} Restaurant */
/** @typedef {import('./guests.mjs').GuestOrder} GuestOrder */
/** @typedef {import('./seeded-random.mjs').SeededRandom} SeededRandom */
/**
 * @typedef {{ order: GuestOrder, restaurant: Restaurant, random: SeededRandom, calls:
 * import('./patient-calls.mjs').PatientCalls }} Life
 */

const MESSAGE_WITHIN_MS = 150_000;
/** Before anybody does anything with an order. */
const SOON_MS = /** @type {const} */ ([500, 15_000]);
/** As the first escalation steps are taken, which is after a minute, and after that. */
const AT_STEPS_MS = /** @type {const} */ ([59_500, 61_500]);
const LATE_MS = /** @type {const} */ ([59_500, 80_000]);
const BETWEEN_MOVES_MS = /** @type {const} */ ([200, 4000]);
/** Shares of moves that are sent again, that nobody may make, and of orders that are taken further. */
const SHARES = { repeated: 0.15, forbidden: 0.12, further: 0.7 };
const REASONS = ['We are too busy right now.', 'Something you ordered has run out.', 'We are closing.'];

/**
 * What can become of an order, each with its share. @type {readonly { kind: string, share: number, live: (life: Life)
 * => Promise<void> }[]}
 */
const KINDS = [
  { kind: 'served', share: 0.28, live: (life) => served(life, SOON_MS) },
  { kind: 'served late', share: 0.08, live: (life) => served(life, LATE_MS) },
  { kind: 'turned down', share: 0.07, live: turnedDown },
  { kind: 'cancelled by the customer', share: 0.08, live: (life) => cancelled(life, SOON_MS) },
  { kind: 'cancelled as it was asked about again', share: 0.04, live: (life) => cancelled(life, AT_STEPS_MS) },
  { kind: 'cancelled by the restaurant', share: 0.06, live: calledOff },
  { kind: 'answered by text', share: 0.13, live: answeredByText },
  { kind: 'two devices at once', share: 0.1, live: (life) => raced(life, secondDevice) },
  {
    kind: 'customer and restaurant at once',
    share: 0.05,
    live: (life) => raced(life, ({ order, calls }) => cancel(calls, order, { twice: false })),
  },
  { kind: 'text and board at once', share: 0.03, live: racedByText },
  { kind: 'left alone', share: 0.08, live: async () => undefined },
];

/**
 * Lets orders live: what becomes of each is decided by the seed and its number.
 * @param {{ restaurants: readonly Restaurant[], calls: import('./patient-calls.mjs').PatientCalls, seed: number }} run
 */
export function livesOf({ restaurants, calls, seed }) {
  const byMenu = new Map(restaurants.map((restaurant) => [restaurant.shareId, restaurant]));
  const counts = new Map(KINDS.map(({ kind }) => [kind, 0]));
  /** @type {Promise<void>[]} */
  const lives = [];

  return {
    /** @param {GuestOrder} order that was accepted */
    begin(order) {
      const restaurant = byMenu.get(order.shareId);
      if (!restaurant) throw new Error(`no restaurant for the menu ${order.shareId}`);
      // Of its own, so that it is the same however the order was placed.
      const random = seededRandom(seed * 2_000_003 + order.number);
      const { kind, live } = chosen(random);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      lives.push(
        live({ order, restaurant, random, calls }).catch(
          (/** @type {Error} */ error) => void order.problems.push(`${kind}: ${error.message}`),
        ),
      );
    },
    /**
     * Until nobody does anything any more. @returns {Promise<ReadonlyMap<string, number>>} how many orders lived how
     */
    async ended() {
      await Promise.all(lives);
      return counts;
    },
  };
}

/** @param {SeededRandom} random */
function chosen(random) {
  let left = random.next();
  return /** @type {typeof KINDS[number]} */ (KINDS.find(({ share }) => (left -= share) < 0) ?? KINDS.at(-1));
}

/** @param {Life} life @param {readonly [number, number]} wait */
async function served(life, wait) {
  const {
    order,
    restaurant: {
      devices: [first, second],
    },
    random,
    calls,
  } = life;
  await pause(random, wait);
  if (random.next() < SHARES.forbidden) await second.move(order, { move: 'complete', version: 1 });
  const accept = { move: /** @type {const} */ ('accept'), version: 1, minutes: random.between(10, 29) };
  const accepted = await first.move(order, accept);
  if (!accepted) return;
  if (random.next() < SHARES.forbidden) await cancel(calls, order, { twice: true });
  const last = await takenFurther(life, first, accepted.version);
  if (random.next() < SHARES.repeated) await first.repeat(order, accept);
  if (random.next() < SHARES.forbidden) await second.move(order, { move: 'accept', version: last, minutes: 10 });
}

/**
 * From accepted to the door, or part of the way. @param {Life} life @param {import('./device.mjs').Device} device
 * @param {number} version @returns {Promise<number>} the last version seen
 */
async function takenFurther({ order, random }, device, version) {
  /** @type {Omit<import('./device.mjs').MoveRequest, 'version'>[]} */
  const way = [
    ...(random.next() < 0.3 ? [{ move: /** @type {const} */ ('delay'), minutes: random.between(5, 20) }] : []),
    ...(random.next() < 0.5 ? [{ move: /** @type {const} */ ('start') }] : []),
    { move: order.orderType === 'pickup' ? 'ready' : 'dispatch' },
    { move: 'complete' },
  ];
  for (const step of way) {
    if (random.next() > SHARES.further) break;
    await pause(random, BETWEEN_MOVES_MS);
    const request = { ...step, version };
    const seen = await device.move(order, request);
    if (!seen) break;
    version = seen.version;
    if (random.next() < SHARES.repeated) await device.repeat(order, request);
  }
  return version;
}

/** @param {Life} life */
async function turnedDown({
  order,
  restaurant: {
    devices: [first, second],
  },
  random,
}) {
  await pause(random, SOON_MS);
  const request = { move: /** @type {const} */ ('reject'), version: 1, reason: random.pick(REASONS) };
  const rejected = await first.move(order, request);
  if (rejected && random.next() < SHARES.repeated) await first.repeat(order, request);
  if (rejected && random.next() < SHARES.forbidden)
    await second.move(order, { move: 'accept', version: rejected.version, minutes: 10 });
}

/** @param {Life} life @param {readonly [number, number]} wait */
async function cancelled(
  {
    order,
    restaurant: {
      devices: [first],
    },
    random,
    calls,
  },
  wait,
) {
  await pause(random, wait);
  await cancel(calls, order, { twice: random.next() < SHARES.repeated });
  if (random.next() < SHARES.forbidden) await first.move(order, { move: 'accept', version: 2, minutes: 10 });
}

/** @param {Life} life */
async function calledOff({
  order,
  restaurant: {
    devices: [first, second],
  },
  random,
}) {
  await pause(random, SOON_MS);
  const accepted = await first.move(order, { move: 'accept', version: 1, minutes: random.between(10, 29) });
  if (!accepted) return;
  await pause(random, BETWEEN_MOVES_MS);
  await second.move(order, { move: 'cancel', version: accepted.version, reason: random.pick(REASONS) });
}

/** @param {Life} life */
async function answeredByText(life) {
  await pause(life.random, SOON_MS);
  await textedBack(life);
}

/**
 * Answers as soon as the message about the order is there. @param {Life} life @param {() => Promise<unknown>}
 * [meanwhile] begun at the same time
 */
async function textedBack({ order, restaurant: { phone }, random }, meanwhile = async () => undefined) {
  const [digit, twice] = [random.pick(/** @type {const} */ ([1, 1, 2, '2 40', 3])), random.next() < SHARES.repeated];
  const message = await phone.messageAbout(order.acceptances[0]?.orderNumber ?? '', MESSAGE_WITHIN_MS);
  await Promise.all([message === undefined ? undefined : phone.reply(order, digit, { twice }), meanwhile()]);
}

/**
 * @param {Life} life @param {(life: Life) => Promise<unknown>} other done at the same time as the first device accepts
 */
async function raced(life, other) {
  const {
    order,
    restaurant: {
      devices: [first],
    },
    random,
  } = life;
  await pause(random, SOON_MS);
  const [accepted] = await Promise.all([
    first.move(order, { move: 'accept', version: 1, minutes: random.between(10, 29) }),
    other(life),
  ]);
  if (accepted) await takenFurther(life, first, accepted.version);
}

/** By its minutes or its reason one device's answer is told from the other's. @param {Life} life */
function secondDevice({
  order,
  restaurant: {
    devices: [, second],
  },
  random,
}) {
  if (random.next() < 0.5) return second.move(order, { move: 'accept', version: 1, minutes: random.between(30, 49) });
  return second.move(order, { move: 'reject', version: 1, reason: random.pick(REASONS) });
}

/** @param {Life} life */
async function racedByText(life) {
  const {
    order,
    restaurant: {
      devices: [first],
    },
    random,
  } = life;
  const minutes = random.between(10, 29);
  await textedBack(life, () => first.move(order, { move: 'accept', version: 1, minutes }));
}

/** @param {SeededRandom} random @param {readonly [number, number]} range in milliseconds */
function pause(random, [least, max]) {
  return sleep(random.between(least, max));
}
