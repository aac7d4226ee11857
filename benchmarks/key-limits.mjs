/**
 * Whether 50,000 requests of mixed keys keep their limits exactly: over loopback to two instances of ordering and one
 * of the menu service, by keys that work, that miss the permission, that are revoked or expire meanwhile, that have
 * expired and that do not exist. Every answer is checked, and for each key, service and minute that exactly so many
 * were answered as its limit allows. npm run prove:limits -- [--requests 50000] [--port 7640] [--built] It ends with 1
 * where anything is not as it should be.
 */
import { randomBytes, randomInt } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CONTRACTS, evaluator } from '@chalkboard/tools/platform/contract-sources.mjs';
import { systemSlices } from '@chalkboard/tools/platform/testing.mjs';
import { productDatabase } from '@chalkboard/tools/seed-load/load.mjs';
import pg from 'pg';
import { signUp } from './key-limits/owners.mjs';
import { giveRestaurant } from './key-limits/restaurants.mjs';
import { faultsOf, groups, isCounted, windowOf } from './key-limits/verdict.mjs';
import { httpClient, inParallel } from './ordering/http-client.mjs';
import { orderMaker, place } from './ordering/orders.mjs';
import { startOwnSystem } from './own-system.mjs';
import { table } from './statistics.mjs';

/** @typedef {import('./key-limits/verdict.mjs').Exchange} Exchange */
/** @typedef {import('./key-limits/owners.mjs').Owner} Owner */
/** @typedef {import('./key-limits/restaurants.mjs').Restaurant & { owner: Owner }} Business */
/** @typedef {(business: number, businesses: readonly Business[]) => { path: string, expects: 200 | 404 }} PathOf */
/**
 * `business`: its place among them; `secret`: absent where it is another one each time; `end`: from when it may be and
 * has to be refused.
 * @typedef {{ kind: Exchange['kind'], name: string, business: number, address: string, requests: number,
 *   pathOf: PathOf, secret?: string, id?: string, end?: { from: number, until: number },
 *   revoke: () => Promise<unknown> }} Key
 */

const { API_LIMITS } = /** @type {typeof import('@chalkboard/contracts')} */ (
  evaluator()(path.join(CONTRACTS, 'http/api-keys.ts'))
);
const BUSINESSES = 6;
const ORDERS_OF_EACH = 20;
const CONNECTIONS = 24;
/** The second instance of ordering: a port of the system that nothing else has. */
const SECOND_OFFSET = 7;
/** Which share of the requests are sent when keys are revoked. */
const REVOKED_AT = 0.4;
/** From the answer that a key is revoked until every instance has to refuse it. */
const REVOKED_WITHIN_MS = 1000;
const EXPIRES_AFTER_MS = 20_000;
const PER_MILLE = 1000;

/**
 * How many keys of each kind there are, and how many of a thousand requests come by them.
 * @type {readonly { kind: Exchange['kind'], keys: number, share: number, scopes: readonly string[], path: PathOf }[]}
 */
const MIX = [
  // Far above their limit, however slow the machine is.
  { kind: 'valid', keys: 6, share: 480, scopes: ['orders:read', 'menus:read'], path: anyPath },
  { kind: 'valid', keys: 18, share: 144, scopes: ['orders:read'], path: ordersPath },
  { kind: 'valid', keys: 4, share: 120, scopes: ['menus:read'], path: menusPath },
  { kind: 'poor', keys: 2, share: 40, scopes: ['webhooks:write'], path: ordersPath },
  { kind: 'revoked', keys: 3, share: 72, scopes: ['orders:read'], path: ordersPath },
  { kind: 'expiring', keys: 2, share: 48, scopes: ['orders:read'], path: ordersPath },
  { kind: 'expired', keys: 2, share: 16, scopes: ['orders:read'], path: ordersPath },
  { kind: 'unknown', keys: 4, share: 80, scopes: [], path: ordersPath },
];

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    port: { type: 'string', default: '7640' },
    built: { type: 'boolean', default: false },
  },
});
const [requests, port] = [Number(options.requests), Number(options.port)];

async function main() {
  /** @type {import('@chalkboard/tools/platform/testing.mjs').Slice[]} */
  let slices = [];
  const system = await startOwnSystem(
    'key-limits',
    port,
    {},
    { build: !options.built, slices: (context) => (slices = withSecondOrdering(context)) },
  );
  const clientsOf = (/** @type {string[]} */ ...names) =>
    slices
      .filter(({ name }) => names.includes(name))
      .map((slice) => httpClient(`http://127.0.0.1:${slice.port}`, CONNECTIONS));
  const clients = { ordering: clientsOf('ordering', 'ordering-2'), menu: clientsOf('menu') };
  const database = new pg.Client({ connectionString: productDatabase(system.databaseAdminUrl) });
  try {
    await database.connect();
    const businesses = await makeBusinesses(system.url, database);
    const keys = await makeKeys(businesses, database);
    const ends = new Map(keys.flatMap(({ name, end }) => (end ? [[name, end]] : [])));
    /** @type {Exchange[]} */
    const exchanges = [];
    const plan = shuffled(keys.flatMap((key) => Array.from({ length: key.requests }, () => key)));
    /** @type {Promise<void> | undefined} */
    let revoking;
    const started = performance.now();
    await inParallel(plan, CONNECTIONS, async (key, connection) => {
      if (exchanges.length >= plan.length * REVOKED_AT) revoking ??= revokeAll(keys, ends);
      const sent = await send(key, clients, connection, businesses);
      exchanges.push(sent);
      return sent.ended - sent.begun;
    });
    await revoking;
    const seconds = (performance.now() - started) / 1000;
    const faults = faultsOf(exchanges, {
      perMinute: API_LIMITS.requestsPerMinute,
      unknownPerMinute: API_LIMITS.unknownKeysPerMinute,
      instances: clients.ordering.length,
      ends,
    });
    report(exchanges, seconds, faults);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    for (const client of Object.values(clients).flat()) client.close();
    await database.end();
    await system.end();
  }
}

/** @param {import('@chalkboard/tools/platform/testing.mjs').SliceContext} context */
function withSecondOrdering(context) {
  const slices = systemSlices(context);
  const ordering = slices.find(({ name }) => name === 'ordering');
  if (!ordering) throw new Error('there is no slice ordering');
  const own = port + SECOND_OFFSET;
  const env = { ...ordering.env, PORT: String(own), DATA_DIR: `${ordering.env.DATA_DIR}-2` };
  return [...slices, { ...ordering, name: 'ordering-2', port: own, env }];
}

/**
 * Businesses with a menu and orders each.
 * @param {string} origin @param {pg.Client} database @returns {Promise<Business[]>}
 */
async function makeBusinesses(origin, database) {
  const client = httpClient(origin, 1);
  const orders = await orderMaker(client);
  const [order] = orders(1);
  if (order) await place(client, order);
  client.close();
  await database.query('SET search_path = ordering');
  /** @type {Business[]} */
  const made = [];
  for (let number = 1; number <= BUSINESSES; number++) {
    const owner = await signUp(origin, number);
    made.push({ owner, ...(await giveRestaurant(database, owner.id, ORDERS_OF_EACH)) });
  }
  return made;
}

/**
 * Keys as their owners make them; that one has expired already, or does soon, is written for them.
 * @param {readonly Business[]} businesses @param {pg.Client} database @returns {Promise<Key[]>}
 */
async function makeKeys(businesses, database) {
  /** @type {Key[]} */
  const keys = [];
  for (const { kind, keys: count, share, scopes, path: pathOf } of MIX)
    for (let index = 0; index < count; index++) {
      const business = keys.length % businesses.length;
      const { owner } = /** @type {Business} */ (businesses[business]);
      const address = `198.51.100.${keys.length + 1}`;
      const name = `${kind} ${keys.length + 1}`;
      const made =
        kind === 'unknown'
          ? undefined
          : await owner.call(`/api/account/businesses/${owner.id}/api-keys`, {
              method: 'POST',
              json: { name, scopes, lifetime: '30' },
            });
      const times = Math.round((requests * share) / PER_MILLE / count);
      const keyPath = `/api/account/businesses/${owner.id}/api-keys/${made?.key.id}`;
      const revoke = () => owner.call(keyPath, { method: 'DELETE' });
      keys.push({
        kind,
        name,
        business,
        address,
        pathOf,
        requests: times,
        secret: made?.secret,
        id: made?.key.id,
        revoke,
      });
    }
  const expire = async (/** @type {string} */ kind, /** @type {number} */ at) => {
    const ids = keys.filter((key) => key.kind === kind).map(({ id }) => id);
    await database.query('UPDATE identity.api_keys SET expires_at = $2 WHERE id = ANY ($1)', [ids, new Date(at)]);
    return { from: at, until: at };
  };
  const ends = {
    expired: await expire('expired', Date.now() - 1000),
    expiring: await expire('expiring', Date.now() + EXPIRES_AFTER_MS),
  };
  return keys.map((key) => ({
    ...key,
    end: key.kind in ends ? ends[/** @type {keyof typeof ends} */ (key.kind)] : undefined,
  }));
}

/** @param {readonly Key[]} keys @param {Map<string, { from: number, until: number }>} ends */
async function revokeAll(keys, ends) {
  for (const { name, revoke } of keys.filter(({ kind }) => kind === 'revoked')) {
    const end = { from: Date.now(), until: Infinity };
    ends.set(name, end);
    await revoke();
    end.until = Date.now() + REVOKED_WITHIN_MS;
  }
}

/** Own orders, and what is another business's: that is as what does not exist. @type {PathOf} */
function ordersPath(business, businesses) {
  const own = /** @type {Business} */ (businesses[business]);
  const other = /** @type {Business} */ (businesses[(business + 1) % businesses.length]);
  const order = randomInt(ORDERS_OF_EACH);
  const dice = randomInt(10);
  if (dice < 5) return { path: '/api/v1/orders?limit=3', expects: 200 };
  if (dice < 8) return { path: `/api/v1/orders/${own.orderIds[order]}`, expects: 200 };
  if (dice < 9) return { path: `/api/v1/orders/${other.orderIds[order]}`, expects: 404 };
  return { path: `/api/v1/orders?shareId=${other.shareId}`, expects: 404 };
}

/** @type {PathOf} */
function menusPath() {
  return { path: '/api/v1/menus', expects: 200 };
}

/** Three quarters of the requests go to ordering: each service counts for itself. @type {PathOf} */
function anyPath(business, businesses) {
  return randomInt(4) === 0 ? menusPath(business, businesses) : ordersPath(business, businesses);
}

/**
 * @param {Key} key @param {{ ordering: readonly import('./ordering/http-client.mjs').HttpClient[], menu: readonly
 * import('./ordering/http-client.mjs').HttpClient[] }} clients @param {number} connection
 * @param {readonly Business[]} businesses @returns {Promise<Exchange>}
 */
async function send(key, clients, connection, businesses) {
  const { kind, name, address, business } = key;
  const { path: called, expects } = key.pathOf(business, businesses);
  const service = called.startsWith('/api/v1/menus') ? 'menu' : 'ordering';
  const instance = connection % clients[service].length;
  const client = /** @type {import('./ordering/http-client.mjs').HttpClient} */ (clients[service][instance]);
  const secret = key.secret ?? `cb_${randomBytes(32).toString('base64url')}`;
  const headers = { authorization: `Bearer ${secret}`, 'x-forwarded-for': address };
  const begun = Date.now();
  const answer = await client
    .fetchBytes({ path: called, headers })
    .catch((error) => ({ status: 0, headers: {}, bytes: Buffer.from(JSON.stringify({ code: error.message })) }));
  const body = answer.bytes.toString();
  const header = (/** @type {string} */ called) => /** @type {Record<string, string>} */ (answer.headers)[called];
  return {
    kind,
    key: name,
    service,
    instance,
    address,
    expects: kind === 'poor' ? 403 : expects,
    begun,
    ended: Date.now(),
    status: answer.status,
    ...(answer.status !== 200 && { code: JSON.parse(body).code }),
    limit: header('ratelimit'),
    policy: header('ratelimit-policy'),
    retryAfter: header('retry-after'),
    type: header('content-type'),
    cache: header('cache-control'),
    leak: businesses
      .filter((_, index) => index !== business)
      .flatMap(({ shareId, orderIds }) => [shareId, ...orderIds])
      .find((theirs) => body.includes(theirs)),
  };
}

/** @param {readonly Exchange[]} exchanges @param {number} seconds @param {readonly string[]} faults */
function report(exchanges, seconds, faults) {
  const kinds = groups(exchanges, ({ kind }) => kind);
  const count = (/** @type {readonly Exchange[]} */ of, /** @type {number} */ status) =>
    String(of.filter((exchange) => exchange.status === status).length);
  const windows = groups(exchanges.filter(isCounted), windowOf);
  const full = [...windows.values()].filter((of) => of.some(({ status }) => status === 429)).length;
  console.log(`${exchanges.length} requests in ${seconds.toFixed(1)} s\n`);
  console.log(
    table([
      ['keys', 'requests', '200', '401', '403', '404', '429'],
      ...[...kinds].map(([kind, of]) => [
        kind,
        String(of.length),
        ...[200, 401, 403, 404, 429].map((status) => count(of, status)),
      ]),
    ]),
  );
  console.log(`\n${windows.size} minutes of a key at a service, ${full} of them above the limit`);
  for (const fault of faults.slice(0, 20)) console.log(`  ✗ ${fault}`);
  console.log(
    faults.length === 0 ? 'every limit was kept exactly' : `${faults.length} answers were not as they should be`,
  );
}

/** @template Item @param {Item[]} items */
function shuffled(items) {
  for (let last = items.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [items[last], items[other]] = [/** @type {Item} */ (items[other]), /** @type {Item} */ (items[last])];
  }
  return items;
}

await main();
