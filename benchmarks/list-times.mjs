import { quantile } from './statistics.mjs';

/** Requests of each kind before the first that counts. */
export const WARM_UP = 3;

/** @typedef {{ indexes: string[], readThrough: string[] }} ReadBy what the database took for a list */

/** @param {number} value */
export const ms = (value) => value.toFixed(1);

/** Median and p95, as columns of a report. @param {readonly number[]} values */
export function shares(values) {
  return [0.5, 0.95].map((share) => ms(quantile(values, share)));
}

/**
 * What the database takes for each of the cases, before any of them is measured.
 * @template Case
 * @param {Awaited<ReturnType<typeof import('./admin-lists/plans.mjs').watchPlans>>} plans
 * @param {readonly Case[]} cases @param {(one: Case) => Promise<unknown>} get
 * @returns {Promise<Map<Case, ReadBy>>}
 */
export async function readByOf(plans, cases, get) {
  const found = new Map();
  for (const one of cases) found.set(one, await plans.of(() => get(one)));
  await plans.end();
  return found;
}

/**
 * One case: its columns of the report behind its name, and what is above the goal.
 * @param {{ name: string, first: readonly number[], deep: readonly number[], readBy: ReadBy | undefined,
 * goalMs: number }} measured `first`, `deep`: milliseconds of the first part, and of parts far behind it
 */
export function listResult({
  name,
  first,
  deep,
  readBy: { indexes, readThrough } = { indexes: [], readThrough: [] },
  goalMs,
}) {
  const worst = Math.max(quantile(first, 0.95), deep.length > 0 ? quantile(deep, 0.95) : 0);
  return {
    columns: [
      ...shares(first),
      ...(deep.length > 0 ? shares(deep) : ['', '']),
      [...indexes, ...readThrough.map((table) => `(all of ${table})`)].join(', '),
    ],
    missed: [
      ...(worst > goalMs ? [`${name}: ${ms(worst)} ms at p95`] : []),
      ...(readThrough.length > 0 ? [`${name}: read through ${readThrough.join(', ')}`] : []),
    ],
  };
}

/**
 * How long a bare client waits for the same rows.
 * @param {import('pg').Client} database @param {string} statement @param {number} rounds
 */
export async function bareTimes(database, statement, rounds) {
  const times = [];
  for (let index = 0; index < rounds + WARM_UP; index++) {
    const started = performance.now();
    await database.query(statement);
    if (index >= WARM_UP) times.push(performance.now() - started);
  }
  return times;
}
