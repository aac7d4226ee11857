/**
 * How many event streams one process of the ordering service holds while orders come in: guests who follow their order,
 * and restaurants whose boards are open. For a minute orders are placed, their messages arrive and restaurants answer;
 * everybody who follows one has to see each of these changes, once. Connections go straight to ordering, since the edge
 * holds no more than its own. npm run bench:streams -- [--streams 5000] [--orders 20] [--seconds 60] [--restaurants
 * 200] [--port 5790] [--flags=--heap-growing-percent=30] [--check] Needs a build of ordering. With --check it ends with
 * 1 over the limits.
 */
import { fork } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { busyNote } from './machine.mjs';
import { httpClient, inParallel } from './ordering/http-client.mjs';
import { watchProcessorTime } from './ordering/processor-time.mjs';
import { residentBytes, watchPeakMemory } from './process-memory.mjs';
import { median, quantile, table } from './statistics.mjs';
import { startOrderingAlone } from './streams/ordering-alone.mjs';

const LIMITS = { mebibytes: 500, cores: 1, missed: 0, twice: 0 };
/** Devices on which each board is open. */
const BOARDS_EACH = 2;
/** A change that nobody has seen so long after the last order is missed. */
const LATEST_MS = 15_000;
const OPEN_WITHIN_MS = 240_000;
/** The message of an order arrives, and an older order is accepted, so long after it was placed. */
const PUBLISHED_AFTER_MS = 1500;
const DISHES = 40;
const PRICE = 1250;

const { values: options } = parseArgs({
  options: {
    streams: { type: 'string', default: '5000' },
    orders: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '60' },
    restaurants: { type: 'string', default: '200' },
    port: { type: 'string', default: '5790' },
    flags: { type: 'string', default: '' },
    check: { type: 'boolean', default: false },
  },
});
const count = {
  streams: Number(options.streams),
  perSecond: Number(options.orders),
  seconds: Number(options.seconds),
  restaurants: Number(options.restaurants),
};

/** @typedef {{ shareId: string, orderId: string, path: string, line: string }} Guest */
/** @typedef {{ line: string, key: string, at: number, kind: string }} Expected a change that a line has to show */

const visitor = randomBytes(32).toString('base64url');
const cookie = `visitor=${visitor}`;
const now = () => performance.timeOrigin + performance.now();
const mebibytes = (/** @type {number} */ bytes) => Math.round(bytes / 1024 / 1024);

async function main() {
  process.stdout.write(busyNote());
  const bare = await bareStreams();
  const ordering = await startOrderingAlone(Number(options.port), options.flags.split(' ').filter(Boolean));
  const client = httpClient(ordering.url, 32);
  const followers = startFollowers();
  try {
    const restaurants = await publishMenus(ordering);
    const guests = await placeBefore(client, restaurants, count.streams - restaurants.length * BOARDS_EACH);
    const before = residentBytes(ordering.pid);
    const opened = await followers.open([
      ...restaurants.flatMap((shareId) =>
        boardsOf(shareId).map((name) => ({ name, url: `${ordering.url}/api/orders/board/${shareId}/events`, cookie })),
      ),
      ...guests.map(({ line, path: at }) => ({ name: line, url: ordering.url + at })),
    ]);
    const endPeak = watchPeakMemory(ordering.pid);
    const processorTime = watchProcessorTime({ ordering: ordering.pid, followers: followers.pid });
    const started = performance.now();
    const evening = await run({ ordering, client, followers, restaurants, guests });
    const seconds = (performance.now() - started) / 1000;
    const used = processorTime();
    const peak = endPeak() ?? 0;
    await sleep(LATEST_MS);
    const seen = await followers.ask(evening.expected);
    const cores = Object.fromEntries(used.map(({ name, ms }) => [name, ms / 1000 / seconds]));
    const below = report({ bare, before, peak, cores, opened, evening, seen, faults: ordering.logged() });
    if (options.check && below.length > 0) process.exitCode = 1;
  } finally {
    followers.close();
    client.close();
    await ordering.end();
  }
}

/** A server that does nothing but hold as many streams. @returns {Promise<number>} bytes for each of them */
async function bareStreams() {
  const server = fork(path.join(import.meta.dirname, 'streams/bare-stream-server.mjs'));
  const [port] = await once(server, 'message');
  const followers = startFollowers();
  const before = residentBytes(/** @type {number} */ (server.pid));
  await followers.open(
    Array.from({ length: count.streams }, (_, index) => ({ name: `${index}`, url: `http://127.0.0.1:${port}/` })),
  );
  const bytes = residentBytes(/** @type {number} */ (server.pid)) - before;
  followers.close();
  server.disconnect();
  return bytes / count.streams;
}

function startFollowers() {
  const child = fork(path.join(import.meta.dirname, 'streams/followers.mjs'));
  /** @type {Set<(message: any) => void>} */
  const listeners = new Set();
  child.on('message', (message) => listeners.forEach((listener) => listener(message)));
  /** @param {Line[]} follow @returns {Promise<number>} how long it took until all had their first event, in ms */
  const open = (follow) =>
    new Promise((resolve, reject) => {
      const since = performance.now();
      const late = setTimeout(
        () => reject(new Error(`only ${done} of ${follow.length} streams were opened`)),
        OPEN_WITHIN_MS,
      );
      let done = 0;
      const listener = (/** @type {{ opened?: string, fault?: string }} */ { opened, fault }) => {
        if (opened === undefined) return;
        if (fault) reject(new Error(`${opened}: ${fault}`));
        if (++done < follow.length) return;
        clearTimeout(late);
        listeners.delete(listener);
        resolve(performance.now() - since);
      };
      listeners.add(listener);
      child.send({ follow });
    });
  return {
    pid: child.pid,
    open,
    /** One leaves and another comes. @param {string} leave @param {Line} follow */
    swap: (leave, follow) => void child.send({ leave: [leave], follow: [follow] }),
    /**
     * @param {Expected[]} expected @returns {Promise<{ seen: (number | null)[], twice: number, events: number, breaks:
     * number }>}
     */
    ask: (expected) =>
      new Promise((resolve) => {
        const listener = (/** @type {any} */ answer) => {
          if (!answer.seen) return;
          listeners.delete(listener);
          resolve(answer);
        };
        listeners.add(listener);
        child.send({ ask: expected.map(({ line, key }) => ({ line, key })) });
      }),
    close: () => child.connected && child.disconnect(),
  };
}
/** @typedef {import('./streams/followers.mjs').Line} Line */

/** Names of the lines of a restaurant's board. @param {string} shareId */
function boardsOf(shareId) {
  return Array.from({ length: BOARDS_EACH }, (_, index) => `${shareId}/${index}`);
}

/**
 * @param {Awaited<ReturnType<typeof startOrderingAlone>>} ordering @returns {Promise<string[]>} restaurants whose menus
 * it has been told
 */
async function publishMenus({ tell, url }) {
  const shareIds = Array.from({ length: count.restaurants }, () => randomUUID());
  const items = Array.from({ length: DISHES }, (_, index) => ({
    id: `dish-${index}`,
    category: 'Pizza',
    name: `Dish ${index}`,
    unitPrice: PRICE,
    soldOut: false,
    uncertain: false,
    variants: [],
    addOns: [],
  }));
  for (const shareId of shareIds) {
    await tell('menu.menu.extracted.v1', shareId, 1, {
      shareId,
      version: 1,
      status: 'published',
      restaurantName: 'Trattoria',
      restaurantPhone: '(207) 555-0142',
      currency: 'USD',
      timeZone: 'America/New_York',
      items,
      fees: { delivery: 500, minimumOrder: 0 },
      accepts: { cardPickup: true, cashPickup: true, cardDelivery: true, cashDelivery: true },
      channels: { sms: true, whatsapp: false, print: false },
      editRightHashes: [createHash('sha256').update(visitor).digest('hex')],
    });
  }
  for (const shareId of shareIds) {
    const until = Date.now() + 30_000;
    while ((await fetch(`${url}/api/orders/board/${shareId}`, { headers: { cookie } })).status !== 200) {
      if (Date.now() > until) throw new Error('ordering does not take in its menus');
      await sleep(50);
    }
  }
  return shareIds;
}

/**
 * Orders that are followed when the evening begins. Nobody has answered them.
 * @param {import('./ordering/http-client.mjs').HttpClient} client @param {string[]} restaurants @param {number} howMany
 * @returns {Promise<Guest[]>}
 */
async function placeBefore(client, restaurants, howMany) {
  // Steps towards a restaurant that does not answer would all be taken at the same moment, as their orders are placed
  // now.
  const settings = {
    prepMinutes: 20,
    busyExtraMinutes: 0,
    pausedUntil: null,
    escalateAfter: { secondMessage: 60, backup: 90, tellCustomer: 120 },
    autoRejectMinutes: null,
  };
  for (const shareId of restaurants) {
    const { status, body } = await client.call({
      method: 'PUT',
      path: `/api/orders/board/${shareId}/settings`,
      headers: { cookie },
      body: JSON.stringify(settings),
    });
    if (status >= 300) throw new Error(`settings: ${status} ${body}`);
  }
  /** @type {Guest[]} */
  const guests = [];
  await inParallel(
    Array.from({ length: howMany }, (_, index) => /** @type {string} */ (restaurants[index % restaurants.length])),
    16,
    async (shareId) => {
      const { guest, ms } = await place(client, shareId);
      guests.push(guest);
      return ms;
    },
  );
  return guests;
}

/**
 * @param {import('./ordering/http-client.mjs').HttpClient} client @param {string} shareId @returns {Promise<{ guest:
 * Guest, ms: number }>}
 */
async function place(client, shareId) {
  const total = (2 * PRICE) / 100;
  const cart = [{ itemId: 'dish-0', name: 'Dish 0', price: `$${PRICE / 100}0`, quantity: 2, total }];
  const { status, body, ms } = await client.call({
    method: 'POST',
    path: '/api/orders',
    headers: { 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      shareId,
      customerInfo: { name: 'Ada', phone: '(503) 555-0119' },
      orderType: 'pickup',
      paymentMethod: 'cash',
      cart,
      subtotal: total,
      deliveryFee: 0,
      total,
    }),
  });
  if (status !== 201) throw new Error(`an order was answered with ${status}: ${body}`);
  const { orderId, trackingUrl } = JSON.parse(body);
  return {
    guest: { shareId, orderId, path: `${trackingUrl.replace('/order/', '/api/orders/track/')}/events`, line: orderId },
    ms,
  };
}

/**
 * Orders at an even pace. Of each its guest follows it in place of one who leaves, its message arrives, and another
 * order, whose guest follows it since before, is accepted.
 * @param {{ ordering: Awaited<ReturnType<typeof startOrderingAlone>>, client:
 * import('./ordering/http-client.mjs').HttpClient, followers: ReturnType<typeof startFollowers>, restaurants: string[],
 * guests: Guest[] }} all
 */
async function run({ ordering, client, followers, restaurants, guests }) {
  /** @type {Expected[]} */
  const expected = [];
  /** @type {string[]} */
  const faults = [];
  const onBoards = (/** @type {Guest} */ { shareId, orderId }, /** @type {string} */ what, /** @type {number} */ at) =>
    boardsOf(shareId).map((line) => ({ line, key: `${orderId} ${what}`, at, kind: `board: ${what}` }));
  const total = count.perSecond * count.seconds;
  const one = async (/** @type {number} */ index) => {
    const { guest } = await place(client, /** @type {string} */ (restaurants[index % restaurants.length]));
    expected.push(...onBoards(guest, 'placed', now()));
    const leaving = guests.at(-1 - index);
    if (leaving) followers.swap(leaving.line, { name: guest.line, url: ordering.url + guest.path });
    await sleep(PUBLISHED_AFTER_MS);
    await ordering.tell('notify.notification.delivered.v1', guest.orderId, 1, {
      notificationId: randomUUID(),
      orderId: guest.orderId,
      channel: 'sms',
      provider: 'stand-in',
      deliveredAt: new Date().toISOString(),
    });
    const told = now();
    expected.push(...onBoards(guest, 'told', told), {
      line: guest.line,
      key: `${guest.orderId} told`,
      at: told,
      kind: 'guest: told',
    });
    const older = /** @type {Guest} */ (guests[index]);
    const { status, body } = await client.call({
      method: 'POST',
      path: `/api/orders/board/${older.shareId}/orders/${older.orderId}/moves`,
      headers: { cookie },
      body: JSON.stringify({ move: 'accept', version: 1, minutes: 20 }),
    });
    if (status !== 200) throw new Error(`a move was answered with ${status}: ${body}`);
    const moved = now();
    expected.push(...onBoards(older, 'accepted', moved), {
      line: older.line,
      key: `${older.orderId} accepted`,
      at: moved,
      kind: 'guest: accepted',
    });
  };
  const started = performance.now();
  const all = [];
  for (let index = 0; index < total; index++) {
    await sleep(Math.max(0, started + (index * 1000) / count.perSecond - performance.now()));
    all.push(one(index).catch((error) => faults.push(error.message)));
  }
  const lateMs = performance.now() - started - count.seconds * 1000;
  await Promise.all(all);
  return { expected, faults, placed: total, lateMs };
}

/**
 * @param {{ bare: number, before: number, peak: number, cores: Record<string, number>, opened: number, evening:
 * Awaited<ReturnType<typeof run>>, seen: Awaited<ReturnType<ReturnType<typeof startFollowers>['ask']>>, faults: string
 * }} measured @returns {string[]} limits that are not kept
 */
function report({
  bare,
  before,
  peak,
  cores,
  opened,
  evening: { expected, faults, placed, lateMs },
  seen,
  faults: logged,
}) {
  const kinds = [...new Set(expected.map(({ kind }) => kind))].sort();
  const rows = kinds.map((kind) => {
    const of = expected.flatMap((each, index) =>
      each.kind === kind ? [{ ...each, seenAt: seen.seen[index] ?? null }] : [],
    );
    const times = of.flatMap(({ at, seenAt }) => (seenAt === null ? [] : [Math.max(0, seenAt - at)]));
    const missed = of.length - times.length;
    return [
      kind,
      String(of.length),
      String(missed),
      ...(times.length > 0 ? [median(times), quantile(times, 0.95), quantile(times, 1)] : []).map((ms) =>
        ms.toFixed(0),
      ),
    ];
  });
  const missed = seen.seen.filter((at) => at === null).length;
  console.log(`\n${table([['what has to be seen', 'times', 'missed', 'p50 ms', 'p95 ms', 'most ms'], ...rows])}`);
  console.log(
    `${count.streams} streams (${count.restaurants * BOARDS_EACH} boards), ${placed} orders in ${count.seconds} s${lateMs > 1000 ? `, ${(lateMs / 1000).toFixed(1)} s late` : ''}; ${seen.events} events`,
  );
  console.log(
    `ordering: ${mebibytes(peak)} MiB at most (RSS; ${mebibytes(before)} before the streams were opened), ${(cores.ordering ?? 0).toFixed(2)} of a core; who followed: ${(cores.followers ?? 0).toFixed(2)} of a core`,
  );
  console.log(
    `all streams were open after ${(opened / 1000).toFixed(1)} s; ${((peak - before) / 1024 / count.streams).toFixed(0)} KiB a stream, a bare server ${(bare / 1024).toFixed(0)} KiB`,
  );
  console.log(`${missed} missed, ${seen.twice} twice, ${seen.breaks} lines broken, ${faults.length} calls failed`);
  for (const fault of new Set(faults)) console.log(`  ! ${fault}`);
  if (logged.trim()) console.log(`ordering has logged:\n${logged.slice(0, 2000)}`);
  const over = [
    ...(mebibytes(peak) > LIMITS.mebibytes ? [`${LIMITS.mebibytes} MiB`] : []),
    ...((cores.ordering ?? 0) > LIMITS.cores ? [`${LIMITS.cores} core`] : []),
    ...(missed > LIMITS.missed ? ['nothing missed'] : []),
    ...(seen.twice > LIMITS.twice ? ['nothing twice'] : []),
    ...(faults.length + seen.breaks > 0 ? ['no faults'] : []),
  ];
  console.log(over.length === 0 ? 'all limits are kept' : `over the limits: ${over.join('; ')}`);
  return over;
}

await main();
