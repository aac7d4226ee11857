/**
 * What the system holds: the memory of each process after its start and after orders, and the bytes that an order and a
 * menu leave in the database and the broker. The figures of docs/capacity.md and the limits of deploy/ come from here.
 * npm run bench:footprint -- [--orders 3000] [--port 5800] The reference is the order as it was sent: what it holds
 * itself.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { busyNote } from './machine.mjs';
import { httpClient, inParallel } from './ordering/http-client.mjs';
import { orderMaker, place } from './ordering/orders.mjs';
import { parentOf } from './ordering/processor-time.mjs';
import { ACCOUNT, startStandInProvider } from './ordering/stand-in-provider.mjs';
import { untilQuiet } from './ordering/until-quiet.mjs';
import { startOwnSystem } from './own-system.mjs';
import { shareOfBytes } from './process-memory.mjs';
import { table } from './statistics.mjs';

const CONNECTIONS = 8;
const NO_LIMIT = 1_000_000;
/** Rows of these go within weeks (RETENTION in contracts), of all others an order's stay as long as the order. */
const PASSING = /\.(outbox|inbox\w*|idempotency_keys|text_promises|order_deadlines|daily_counts|texted_\w+)$/;

const { values: options } = parseArgs({
  options: { orders: { type: 'string', default: '3000' }, port: { type: 'string', default: '5800' } },
});
const mib = (/** @type {number} */ bytes) => (bytes / 2 ** 20).toFixed(0);

async function main() {
  process.stdout.write(busyNote());
  const provider = await startStandInProvider();
  try {
    const system = await startOwnSystem('footprint', Number(options.port), {
      TWILIO_ACCOUNT_SID: ACCOUNT.sid,
      TWILIO_AUTH_TOKEN: ACCOUNT.token,
      TWILIO_FROM: ACCOUNT.from,
      TWILIO_BASE_URL: provider.url,
      LOCAL_OUTBOX: '1',
      DAILY_MESSAGE_LIMIT: String(NO_LIMIT),
    });
    const url = new URL(system.databaseAdminUrl);
    url.pathname = '/chalkboard';
    const database = new pg.Client({ connectionString: url.href });
    const client = httpClient(system.url, CONNECTIONS);
    try {
      await database.connect();
      await measure({ system, database, client });
    } finally {
      client.close();
      await database.end();
      await system.end();
    }
  } finally {
    await provider.close();
  }
}

/**
 * @param {{ system: Awaited<ReturnType<typeof startOwnSystem>>, database: pg.Client, client:
 * import('./ordering/http-client.mjs').HttpClient }} bench
 */
async function measure({ system, database, client }) {
  const rows = async (/** @type {string} */ query) => (await database.query(query)).rows;
  const [{ pid: backend }] = await rows('SELECT pg_backend_pid() AS pid');
  const broker = path.join(path.dirname(path.dirname(system.logFile('nats'))), 'nats');
  const pids = {
    ...system.pids(),
    PostgreSQL: parentOf(backend),
    NATS: Number(readFileSync(path.join(broker, 'nats.pid'), 'utf8')),
  };
  const held = () =>
    Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, pid === undefined ? 0 : shareOfBytes(pid)]));
  const sizes = async () =>
    Object.fromEntries(
      (
        await rows(
          "SELECT schemaname || '.' || relname AS name, pg_total_relation_size(relid)::float8 AS bytes FROM pg_stat_user_tables",
        )
      ).map(({ name, bytes }) => [name, Number(bytes)]),
    );
  const wal = async () =>
    Number((await rows("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS bytes"))[0]?.bytes);

  const orders = await orderMaker(client);
  const started = held();
  const before = { sizes: await sizes(), wal: await wal(), broker: bytesIn(broker) };
  const count = Number(options.orders);
  const placing = orders(count);
  const faults = new Set();
  await inParallel(placing, CONNECTIONS, async (order) => {
    const { fault, ms } = await place(client, order);
    if (fault) faults.add(fault);
    return ms;
  });
  if (faults.size > 0) throw new Error(`orders were not taken: ${[...faults].join('; ')}`);
  await untilQuiet(rows);
  const after = { sizes: await sizes(), wal: await wal(), broker: bytesIn(broker) };
  const ended = held();

  const grown = Object.entries(after.sizes).map(([name, bytes]) => ({
    name,
    each: (bytes - (before.sizes[name] ?? 0)) / count,
  }));
  const sum = (/** @type {readonly { each: number }[]} */ some) => some.reduce((total, { each }) => total + each, 0);
  const [passing, staying] = [
    grown.filter(({ name }) => PASSING.test(name)),
    grown.filter(({ name }) => !PASSING.test(name)),
  ];
  const each = (/** @type {number} */ bytes) => bytes.toFixed(0);
  console.log(
    `\n${table([['memory held (PSS), MiB', 'after the start', `after ${count} orders`], ...Object.keys(pids).map((name) => [name, mib(started[name] ?? 0), mib(ended[name] ?? 0)])])}`,
  );
  console.log(
    `\n${table([
      ['an order leaves, bytes', ''],
      ['as it was sent (reference)', each(placing.reduce((total, { body }) => total + body.length, 0) / count)],
      ['in tables, with indexes, while the order is kept', each(sum(staying))],
      ['in tables, with indexes, for weeks', each(sum(passing))],
      ['in the broker, for two weeks', each((after.broker - before.broker) / count)],
      ['in the write-ahead log, once', each((after.wal - before.wal) / count)],
    ])}`,
  );
  const largest = grown.toSorted((a, b) => b.each - a.each).slice(0, 8);
  console.log(`most of it: ${largest.map((one) => `${one.name} ${each(one.each)}`).join(', ')}`);
  const [menu] = await rows(
    "SELECT share_id, pg_column_size(menus.*) AS bytes FROM menu.menus WHERE share_id = 'demo'",
  );
  console.log(`the demo's menu: ${menu?.bytes} bytes in its row`);
}

/** @param {string} folder @returns {number} */
function bytesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
    (sum, entry) =>
      sum +
      (entry.isFile() ? (statSync(path.join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0) : 0),
    0,
  );
}

await main();
