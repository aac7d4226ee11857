/**
 * Whether every list of the staff's area answers in time where there are a hundred thousand businesses and a million
 * orders: each filter and sort, the first page and pages far behind it, over HTTP; by which index; and whether the CSV
 * export holds no more of a long list than of a short one. Beside them a bare `pg` client that reads the same first
 * page. npm run bench:admin -- [--port 5800] [--rounds 20] [--share 1] [--built] [--check] With --check it ends with 1
 * above the goals; --share 0.1 loads a tenth; --built measures what is built already.
 */
import { parseArgs } from 'node:util';
import { FULL, productDatabase, seedLoad } from '@chalkboard/tools/seed-load/load.mjs';
import pg from 'pg';
import { deepCursors, listCases } from './admin-lists/cases.mjs';
import { downloadWatched } from './admin-lists/csv-memory.mjs';
import { watchPlans } from './admin-lists/plans.mjs';
import { bareTimes, listResult, readByOf, shares, WARM_UP } from './list-times.mjs';
import { busyNote } from './machine.mjs';
import { httpClient } from './ordering/http-client.mjs';
import { startOwnSystem } from './own-system.mjs';
import { table } from './statistics.mjs';

const ADMIN = { email: 'bench@example.com', password: 'only for this measurement' };
const GOALS = { p95Ms: 200, csvGrowth: 1.25 };

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '5800' },
    rounds: { type: 'string', default: '20' },
    share: { type: 'string', default: '1' },
    built: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
const sizes = /** @type {typeof FULL} */ (
  Object.fromEntries(Object.entries(FULL).map(([name, size]) => [name, Math.round(size * Number(options.share))]))
);
const mib = (/** @type {number} */ bytes) => (bytes / 2 ** 20).toFixed(0);
const log = (/** @type {string} */ line) => console.error(line);

async function main() {
  process.stdout.write(busyNote());
  // Inherited by the services; this process has begun without.
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${new URL('./ordering/collect-on-signal.mjs', import.meta.url).href}`;
  const system = await startOwnSystem(
    'admin-lists',
    Number(options.port),
    { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    { build: !options.built },
  );
  const client = httpClient(system.url, 1);
  const database = new pg.Client({ connectionString: productDatabase(system.databaseAdminUrl) });
  try {
    await database.connect();
    const started = performance.now();
    await seedLoad(system.databaseAdminUrl, { sizes, log });
    console.log(
      `${sizes.businesses} businesses and ${sizes.orders} orders loaded in ${((performance.now() - started) / 1000).toFixed(0)} s`,
    );
    await database.query('SET search_path = identity');
    const missed = [
      ...(await measureLists({ client, database, logFile: system.logFile('postgres') })),
      ...(await measureExport({ client, pid: /** @type {number} */ (system.pids().identity), origin: system.url })),
    ];
    console.log(missed.length === 0 ? 'all goals are met' : `above the goals:\n  ${missed.join('\n  ')}`);
    if (options.check && missed.length > 0) process.exitCode = 1;
  } finally {
    await database.end();
    client.close();
    await system.end();
  }
}

/**
 * A token that will do for some minutes. @param {import('./ordering/http-client.mjs').HttpClient} client @returns
 * {Promise<string>}
 */
async function signIn(client) {
  const { status, body } = await client.call({ method: 'POST', path: '/api/admin/login', body: JSON.stringify(ADMIN) });
  if (status !== 200) throw new Error(`sign-in answered ${status}: ${body}`);
  return JSON.parse(body).token;
}

/**
 * @param {{ client: import('./ordering/http-client.mjs').HttpClient, database: pg.Client, logFile: string }} bench
 * @returns {Promise<string[]>} goals that are not met
 */
async function measureLists({ client, database, logFile }) {
  const { rows } = await database.query(
    'SELECT business_id, share_id FROM menu_facts JOIN (SELECT share_id, count(*) AS orders FROM order_facts GROUP BY share_id) AS counted USING (share_id) ORDER BY orders DESC LIMIT 1',
  );
  const cases = listCases({ largest: rows[0].business_id, largestMenu: rows[0].share_id });
  /** @type {string[]} */
  const missed = [];
  const report = [['list', 'filter and sort', 'first p50', 'p95', 'deep p50', 'p95', 'index']];
  let token = await signIn(client);
  /** @param {import('./admin-lists/cases.mjs').ListCase} of @param {string} [cursor] */
  const get = async ({ path, query }, cursor) => {
    const answer = await client.call({
      path: `${path}?${new URLSearchParams({ ...query, ...(cursor && { cursor }) })}`,
      headers: { authorization: `Bearer ${token}` },
    });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body}`);
    return answer.ms;
  };
  const plans = await watchPlans(database, { roles: ['identity', 'notify'], logFile });
  const readBy = await readByOf(plans, cases, (one) => get(one));
  for (const one of cases) {
    token = report.length % 20 === 0 ? await signIn(client) : token;
    for (let index = 0; index < WARM_UP; index++) await get(one);
    const first = [];
    for (let index = 0; index < rounds; index++) first.push(await get(one));
    const deep = [];
    for (const cursor of one.place ? await deepCursors(database, one.place, rounds) : [])
      deep.push(await get(one, cursor));
    const what =
      Object.entries(one.query)
        .map((pair) => pair.join('='))
        .join(' ') || '–';
    const name = `${one.list} ${what}`;
    const result = listResult({ name, first, deep, readBy: readBy.get(one), goalMs: GOALS.p95Ms });
    missed.push(...result.missed);
    report.push([one.list, what, ...result.columns]);
  }
  const reference = await bareTimes(
    database,
    'SELECT id, business_name, owner_name, email, registration_status, subscription_plan, monthly_revenue_minor, created_at FROM businesses ORDER BY created_at DESC, id DESC LIMIT 26',
    rounds,
  );
  report.push(['bare client', 'newest businesses, no count', ...shares(reference), '', '', '']);
  console.log(table(report));
  return missed;
}

/**
 * @param {{ client: import('./ordering/http-client.mjs').HttpClient, pid: number, origin: string }} bench @returns
 * {Promise<string[]>} goals that are not met
 */
async function measureExport({ client, pid, origin }) {
  const token = await signIn(client);
  const url = (/** @type {string} */ query) => `${origin}/api/admin/businesses/export?${query}`;
  /** @type {[string, Awaited<ReturnType<typeof downloadWatched>>][]} */
  const taken = [];
  // The first one also warms up.
  for (const [name, query, everyMs] of /** @type {const} */ ([
    ['', '', 0],
    ['rejected ones', 'status=rejected', 0],
    ['all', '', 0],
    ['all, slow reader', 'sort=name', 40],
    ['all, once more', 'sort=revenue', 0],
  ])) {
    const result = await downloadWatched({ url: url(query), token, pid, everyMs });
    if (name !== '') taken.push([name, result]);
  }
  console.log(
    `\n${table([['CSV export', 'lines', 'MiB', 's', 'before MiB', 'peak MiB'], ...taken.map(([name, { lines, bytes, ms: time, before, peak }]) => [name, String(lines), (bytes / 2 ** 20).toFixed(1), (time / 1000).toFixed(1), mib(before), mib(peak)])])}`,
  );
  const [short, ...whole] = taken.map(([, { peak }]) => peak);
  const growth = Math.max(...whole) / (short ?? 1);
  console.log(`the whole list holds ${growth.toFixed(2)} of what a short one does`);
  return growth > GOALS.csvGrowth ? [`CSV export: ${growth.toFixed(2)} of the memory for a list that is longer`] : [];
}

await main();
