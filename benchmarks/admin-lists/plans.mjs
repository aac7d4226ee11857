import { readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {{ 'Node Type': string, 'Index Name'?: string, 'Relation Name'?: string, Plans?: Plan[] }} Plan */

const WRITTEN_WITHIN_MS = 300;
/** Of so few rows, reading them all is the quickest way. */
const SMALL_ROWS = 5000;

/**
 * Has the database write down how it did each statement of some services, so that the plan is that of the very
 * statement, with its values, over the full tables.
 * @param {import('pg').Client} database as its administrator @param {{ roles: readonly string[], logFile: string }} of
 */
export async function watchPlans(database, { roles, logFile }) {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_format': 'json',
  };
  await database.query("LOAD 'auto_explain'");
  for (const role of roles)
    for (const [name, value] of Object.entries(settings))
      await database.query(`ALTER ROLE ${role} SET ${name} = '${value}'`);
  await reconnect(database, roles);
  const { rows } = await database.query('SELECT relname FROM pg_class WHERE reltuples < $1', [SMALL_ROWS]);
  const small = new Set(rows.map(({ relname }) => relname));
  return {
    /**
     * What `work` did: the indexes that were used, and the tables that were read through though they are large. @param
     * {() => Promise<unknown>} work
     */
    async of(work) {
      const before = statSync(logFile).size;
      await work();
      await sleep(WRITTEN_WITHIN_MS);
      const nodes = plansIn(readFileSync(logFile).subarray(before).toString('utf8')).flatMap(flat);
      return {
        indexes: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))],
        readThrough: [
          ...new Set(nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : []))),
        ].filter((name) => !small.has(name)),
      };
    },
    async end() {
      for (const role of roles)
        for (const name of Object.keys(settings)) await database.query(`ALTER ROLE ${role} RESET ${name}`);
      await reconnect(database, roles);
    },
  };
}

/**
 * A service whose connections are cut opens new ones, with their roles' new settings. @param {import('pg').Client}
 * database @param {readonly string[]} roles
 */
async function reconnect(database, roles) {
  await database.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = ANY ($1)', [roles]);
  await sleep(1000);
}

/**
 * Pages of lists, and what is read of orders. A count is not among them: it stops at ten thousand rows, and takes the
 * nearest.
 */
const MEASURED = /keysetKeys|order_facts/;

/** @param {string} log what follows the first line of an entry begins with a tab @returns {Plan[]} */
function plansIn(log) {
  return log
    .split(/ms {2}plan:\n/)
    .slice(1)
    .flatMap((text) => {
      const lines = text.split('\n');
      const end = lines.findIndex((line) => !line.startsWith('\t'));
      const { 'Query Text': sql, Plan: plan } = JSON.parse(lines.slice(0, end < 0 ? undefined : end).join('\n'));
      return MEASURED.test(sql) ? [plan] : [];
    });
}

/** @param {Plan} plan @returns {Plan[]} */
function flat(plan) {
  return [plan, ...(plan.Plans ?? []).flatMap(flat)];
}
