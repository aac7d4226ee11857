/**
 * Whether guests find a restaurant at once where there are twenty thousand: each filter, sort and search of the
 * directory over HTTP, the first part of the list and parts far behind it; by which index. Beside them a bare `pg`
 * client that reads the same first part. npm run bench:directory -- [--port 5700] [--rounds 40] [--restaurants 20000]
 * [--built] [--check] With --check it ends with 1 above the goal or where the whole table was read through; --built
 * measures what is built already.
 */
import { parseArgs } from 'node:util';
import { productDatabase } from '@chalkboard/tools/seed-load/load.mjs';
import pg from 'pg';
import { watchPlans } from './admin-lists/plans.mjs';
import { directoryCases } from './directory/cases.mjs';
import { seedDirectory } from './directory/restaurants.mjs';
import { bareTimes, listResult, readByOf, shares, WARM_UP } from './list-times.mjs';
import { busyNote } from './machine.mjs';
import { httpClient } from './ordering/http-client.mjs';
import { startOwnSystem } from './own-system.mjs';
import { table } from './statistics.mjs';

const GOAL_P95_MS = 100;
/** Parts of a list that are read one after the other, to come far behind its beginning. */
const DEEP_PARTS = 20;

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '5700' },
    rounds: { type: 'string', default: '40' },
    restaurants: { type: 'string', default: '20000' },
    built: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);

async function main() {
  process.stdout.write(busyNote());
  const system = await startOwnSystem('directory', Number(options.port), {}, { build: !options.built });
  const client = httpClient(system.url, 1);
  const database = new pg.Client({ connectionString: productDatabase(system.databaseAdminUrl) });
  try {
    await database.connect();
    await database.query('SET search_path = menu');
    const started = performance.now();
    await seedDirectory(database, Number(options.restaurants));
    console.log(`${options.restaurants} restaurants loaded in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    const missed = await measure({ client, database, logFile: system.logFile('postgres') });
    console.log(
      missed.length === 0
        ? `the goal is met: every one within ${GOAL_P95_MS} ms at p95, by an index`
        : `above the goal:\n  ${missed.join('\n  ')}`,
    );
    if (options.check && missed.length > 0) process.exitCode = 1;
  } finally {
    await database.end();
    client.close();
    await system.end();
  }
}

/**
 * @param {{ client: import('./ordering/http-client.mjs').HttpClient, database: pg.Client, logFile: string }} bench
 * @returns {Promise<string[]>} what is above the goal
 */
async function measure({ client, database, logFile }) {
  const cases = directoryCases();
  /** @param {Record<string, string>} query */
  const get = async (query) => {
    const answer = await client.call({ path: `/api/directory?${new URLSearchParams(query)}` });
    if (answer.status !== 200)
      throw new Error(`${JSON.stringify(query)} was answered ${answer.status}: ${answer.body}`);
    const { next, total } = /** @type {{ next: string | null, total: number }} */ (JSON.parse(answer.body));
    return { took: answer.ms, next, total };
  };
  const plans = await watchPlans(database, { roles: ['menu'], logFile });
  const readBy = await readByOf(plans, cases, ({ query }) => get(query));

  /** @type {string[]} */
  const missed = [];
  const report = [['filter, sort and search', 'found', 'first p50', 'p95', 'deep p50', 'p95', 'index']];
  for (const one of cases) {
    const { what, query } = one;
    for (let index = 0; index < WARM_UP; index++) await get(query);
    const first = [];
    for (let index = 0; index < rounds; index++) first.push((await get(query)).took);
    const deep = [];
    let { next, total } = await get(query);
    for (let part = 0; part < DEEP_PARTS && next !== null; part++) {
      const page = await get({ ...query, cursor: next });
      deep.push(page.took);
      next = page.next;
    }
    const result = listResult({ name: what, first, deep, readBy: readBy.get(one), goalMs: GOAL_P95_MS });
    missed.push(...result.missed);
    report.push([what, String(total), ...result.columns]);
  }
  const reference = await bareTimes(
    database,
    'SELECT share_id, content, rating_times_100, review_count FROM directory_entries ORDER BY rating_times_100 DESC, review_count DESC, share_id DESC LIMIT 13',
    rounds,
  );
  report.push(['bare client: best rated, no count', '', ...shares(reference), '', '', '']);
  console.log(table(report));
  return missed;
}

await main();
