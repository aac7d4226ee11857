/**
 * How many orders a second are taken, with what it takes to be sure of each: `POST /api/orders` through the edge while
 * notify sends a message for every one, beside bare `pg` clients that commit the same rows. Then how soon the
 * restaurant has its message, and how fast menus are read. npm run bench:ordering -- [--orders 20000] [--port 5760]
 * [--check] With --check it ends with 1 below the goals.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { busyNote } from './machine.mjs';
import { startBareClients } from './ordering/bare-commits.mjs';
import { httpClient, inParallel } from './ordering/http-client.mjs';
import { memoryTrend } from './ordering/memory-trend.mjs';
import { compareReads, staleness } from './ordering/menu-reads.mjs';
import { orderMaker, place } from './ordering/orders.mjs';
import { parentOf, watchProcessorTime } from './ordering/processor-time.mjs';
import { ACCOUNT, startStandInProvider } from './ordering/stand-in-provider.mjs';
import { untilQuiet } from './ordering/until-quiet.mjs';
import { startOwnSystem } from './own-system.mjs';
import { median, quantile, table } from './statistics.mjs';

const CONNECTIONS = 16;
const ROUNDS = 5;
const WARM_UP = 500;
/**
 * Rounds of their own for the memory: a collection on demand throws away what was compiled too, and an order after it
 * costs a quarter more.
 */
const MEMORY_ROUNDS = { count: 4, orders: 2500 };
/** Orders of the message's time come one after another, as from guests. */
const MESSAGES = { count: 200, everyMs: 50, withinMs: 60_000 };
const READS = { rounds: 5, reads: 4000 };
/** One restaurant gets all messages, and none of them reaches anybody. */
const NO_LIMIT = 1_000_000;
const GOALS = { orders: 0.2, ordersAim: 0.4, reads: 0.5, messageMs: 300, staleMs: 1000, growth: 1.15 };

const { values: options } = parseArgs({
  options: {
    orders: { type: 'string', default: '20000' },
    port: { type: 'string', default: '5760' },
    check: { type: 'boolean', default: false },
  },
});

const ms = (/** @type {number} */ value) => value.toFixed(1);
const times = (/** @type {readonly number[]} */ values) =>
  [0.5, 0.95, 0.99].map((share) => ms(quantile(values, share)));
const mib = (/** @type {number} */ bytes) => (bytes / 2 ** 20).toFixed(0);

async function main() {
  process.stdout.write(busyNote());
  // Inherited by the slices; this process has begun without.
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${new URL('./ordering/collect-on-signal.mjs', import.meta.url).href}`;
  const provider = await startStandInProvider();
  try {
    const system = await startOwnSystem('ordering', Number(options.port), {
      TWILIO_ACCOUNT_SID: ACCOUNT.sid,
      TWILIO_AUTH_TOKEN: ACCOUNT.token,
      TWILIO_FROM: ACCOUNT.from,
      TWILIO_BASE_URL: provider.url,
      SMTP_URL: undefined,
      MAIL_FROM: undefined,
      LOCAL_OUTBOX: '1',
      DAILY_MESSAGE_LIMIT: String(NO_LIMIT),
    });
    const client = httpClient(system.url, CONNECTIONS);
    const bare = await startBareClients(system.databaseAdminUrl, CONNECTIONS);
    try {
      await putOffEscalation(bare);
      const orders = await orderMaker(client);
      const below = [
        ...(await measureOrders({ client, bare, orders, pids: system.pids() })),
        ...(await measureMessages({ client, bare, orders, provider })),
        ...(await measureReads(system.url)),
      ];
      console.log(below.length === 0 ? 'all goals are met' : `below the goals: ${below.join('; ')}`);
      if (options.check && below.length > 0) process.exitCode = 1;
    } finally {
      await bare.close();
      client.close();
      await system.end();
    }
  } finally {
    await provider.close();
  }
}

/**
 * Nobody answers these orders, and on a slow machine the rounds last longer than the three minutes after which a
 * restaurant is reminded: reminders would be counted as work that orders make, and go on for ever.
 * @param {import('./ordering/bare-commits.mjs').BareClients} bare
 */
async function putOffEscalation(bare) {
  const settings = {
    prepMinutes: 20,
    busyExtraMinutes: 0,
    pausedUntil: null,
    escalateAfter: { secondMessage: 240, backup: 240, tellCustomer: 240 },
    autoRejectMinutes: null,
  };
  await bare.rows('INSERT INTO ordering.ordering_settings VALUES ($1, $2, now())', ['demo', JSON.stringify(settings)]);
}

/**
 * @typedef {{ client: import('./ordering/http-client.mjs').HttpClient, bare:
 * import('./ordering/bare-commits.mjs').BareClients, orders: Awaited<ReturnType<typeof orderMaker>> }} Bench
 */

/**
 * @param {Bench & { pids: Record<string, number | undefined> }} bench @returns {Promise<string[]>} goals that are not
 * met
 */
async function measureOrders({ client, bare, orders, pids }) {
  /** @type {string[]} */
  const faults = [];
  let accepted = 0;
  const { ordering, notify, identity, edge } = pids;
  const [{ pid: backend = 0 } = {}] = await bare.rows('SELECT pg_backend_pid() AS pid');
  /** @type {Map<string, number>} */
  const used = new Map();
  /** @param {number} count */
  const round = async (count) => {
    const ownTime = process.cpuUsage();
    const processorTime = watchProcessorTime({ ordering, notify, identity, edge, PostgreSQL: parentOf(backend) });
    /** @type {string[]} */
    const ids = [];
    const result = await inParallel(orders(count), CONNECTIONS, async (order) => {
      const placed = await place(client, order);
      if (placed.fault) faults.push(placed.fault);
      if (placed.orderId) {
        ids.push(placed.orderId);
        accepted += 1;
      }
      return placed.ms;
    });
    const drained = performance.now();
    // So that what follows an order does not weigh on the reference.
    await untilQuiet(bare.rows);
    const drainedS = (performance.now() - drained) / 1000;
    const { user, system } = process.cpuUsage(ownTime);
    for (const { name, ms: time } of [...processorTime(), { name: 'this client', ms: (user + system) / 1000 }])
      used.set(name, (used.get(name) ?? 0) + time);
    return { ...result, ids, drainedS };
  };

  await bareRound(bare, (await round(WARM_UP)).ids);
  const rounds = [];
  for (let turn = 0; turn < ROUNDS; turn++) {
    const ours = await round(Math.ceil(Number(options.orders) / ROUNDS));
    rounds.push({ ours, theirs: await bareRound(bare, ours.ids) });
  }
  const perOrder = [...used].map(([name, time]) => `${name} ${(time / accepted).toFixed(2)}`).join(', ');
  const measured = accepted;
  const memory = memoryTrend({ ordering, notify, edge });
  for (let turn = 0; turn <= MEMORY_ROUNDS.count; turn++) {
    await round(MEMORY_ROUNDS.orders);
    await memory.sample(accepted);
  }

  const rate = (/** @type {readonly { perSecond: number }[]} */ all) => median(all.map(({ perSecond }) => perSecond));
  const [ours, theirs] = [rounds.map((one) => one.ours), rounds.map((one) => one.theirs)];
  const ratio = rate(ours) / rate(theirs);
  const row = (/** @type {string} */ what, /** @type {typeof theirs} */ all) => [
    what,
    rate(all).toFixed(0),
    ...times(all.flatMap((one) => one.times)),
  ];
  console.log(
    `\n${table([['orders, 16 connections, fsync on', 'per s', 'p50 ms', 'p95 ms', 'p99 ms'], row('POST /api/orders through the edge, notify sending', ours), row('bare pg clients, the same rows', theirs)])}`,
  );
  console.log(
    `ratio ${ratio.toFixed(2)} (rounds: ${rounds.map((one) => (one.ours.perSecond / one.theirs.perSecond).toFixed(2)).join(', ')}); ${measured} orders, ${faults.length} errors; messages all sent ${ms(median(ours.map(({ drainedS }) => drainedS)))} s after a round's last order`,
  );
  console.log(`processor time of one order until its message is sent, ms: ${perOrder}`);
  for (const fault of new Set(faults)) console.log(`  ! ${fault}`);
  const trends = memory.trends();
  console.log(
    `\n${table([['memory held, MiB', 'after warming up', 'at last', 'KiB per 1000 orders', 'ratio'], ...trends.map(({ name, first, last, perThousand, growth }) => [name, mib(first), mib(last), (perThousand / 1024).toFixed(0), growth.toFixed(2)])])}`,
  );
  return [
    ...(ratio < GOALS.orders
      ? [`orders at ${ratio.toFixed(2)} of bare clients, ${GOALS.orders} wanted and ${GOALS.ordersAim} aimed at`]
      : []),
    ...(faults.length > 0 ? [`${faults.length} orders were not taken`] : []),
    ...trends
      .filter(({ growth }) => growth > GOALS.growth)
      .map(({ name, growth }) => `memory of ${name} grew by a factor of ${growth.toFixed(2)}`),
  ];
}

/** @param {import('./ordering/bare-commits.mjs').BareClients} bare @param {readonly string[]} ids */
async function bareRound(bare, ids) {
  return inParallel(await bare.rowsOf(ids), CONNECTIONS, bare.commit);
}

/**
 * @param {Bench & { provider: Awaited<ReturnType<typeof startStandInProvider>> }} bench @returns {Promise<string[]>}
 * goals that are not met
 */
async function measureMessages({ client, orders, provider }) {
  const started = performance.now();
  const waiting = orders(MESSAGES.count).map(async (order, number) => {
    await sleep(Math.max(0, started + number * MESSAGES.everyMs - performance.now()));
    const { fault } = await place(client, order);
    if (fault) throw new Error(`an order was not taken: ${fault}`);
    const answeredAt = performance.now();
    while (!provider.receivedAt.has(order.guest)) {
      if (performance.now() - answeredAt > MESSAGES.withinMs)
        throw new Error(`no message within ${MESSAGES.withinMs / 1000} s`);
      await sleep(5);
    }
    return /** @type {number} */ (provider.receivedAt.get(order.guest)) - answeredAt;
  });
  const delays = await Promise.all(waiting);
  console.log(
    `\n${table([
      ['from 201 to the message at the provider, ms', 'count', 'p50', 'p95', 'p99'],
      [`an order every ${MESSAGES.everyMs} ms`, `${delays.length}`, ...times(delays)],
    ])}`,
  );
  const p95 = quantile(delays, 0.95);
  return p95 > GOALS.messageMs ? [`messages at p95 after ${ms(p95)} ms, ${GOALS.messageMs} wanted`] : [];
}

/** @param {string} origin @returns {Promise<string[]>} goals that are not met */
async function measureReads(origin) {
  const { edge, bare, edgeTimes, bareTimes } = await compareReads(origin, 'demo', READS);
  const stale = await staleness(origin);
  const ratio = median(edge) / median(bare);
  console.log(
    `\n${table([
      ['reads of a menu, 16 connections', 'per s', 'p50 ms', 'p95 ms', 'p99 ms'],
      ['through the edge', median(edge).toFixed(0), ...times(edgeTimes)],
      ['bare Node server, the same bytes', median(bare).toFixed(0), ...times(bareTimes)],
    ])}`,
  );
  console.log(
    `ratio ${ratio.toFixed(2)}; after a change the menu of before was read for ${ms(median(stale))} ms at the median, ${ms(Math.max(...stale))} ms at most`,
  );
  return [
    ...(ratio < GOALS.reads ? [`reads at ${ratio.toFixed(2)} of a bare server, ${GOALS.reads} wanted`] : []),
    ...(Math.max(...stale) > GOALS.staleMs ? [`readers saw the menu of before for ${ms(Math.max(...stale))} ms`] : []),
  ];
}

await main();
