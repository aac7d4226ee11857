import pg from 'pg';
import { NAME } from '../platform/workspace.mjs';
import { billing } from './sets/billing.mjs';
import { businesses } from './sets/businesses.mjs';
import { inbox } from './sets/inbox.mjs';
import { notifications } from './sets/notifications.mjs';
import { orders } from './sets/orders.mjs';
import { reviews } from './sets/reviews.mjs';
import { staff } from './sets/staff.mjs';

/**
 * @typedef {object} Sizes how many rows of each there shall be
 * @property {number} businesses
 * @property {number} menus
 * @property {number} orders
 * @property {number} messages of the contact form, and as many referrals
 * @property {number} employees
 * @property {number} auditEntries
 * @property {number} ledgerEntries
 * @property {number} notifications
 * @property {number} reviews
 */

/**
 * @typedef {object} DataSet rows of one service that belong together
 * @property {string} name
 * @property {import('@chalkboard/contracts/topology').ServiceName} service whose schema they are in
 * @property {readonly string[]} tables that are filled: their indexes are built afterwards, which takes a fraction of
 * the time
 * @property {(sizes: Sizes) => readonly string[]} statements run one after the other
 */

/**
 * In this order: orders are of the menus of businesses. Another list is another file in `sets/` and its name here.
 * @type {readonly DataSet[]}
 */
const SETS = [businesses, orders, inbox, staff, billing, notifications, reviews];

/** @type {Readonly<Sizes>} */
export const FULL = {
  businesses: 100_000,
  menus: 120_000,
  orders: 1_000_000,
  messages: 20_000,
  employees: 500,
  auditEntries: 200_000,
  ledgerEntries: 300_000,
  notifications: 300_000,
  reviews: 200_000,
};

/** Chance and choice that are the same in every run, so that two runs can be compared. */
const HELPERS = [
  'CREATE FUNCTION pg_temp.chance(n bigint, salt int) RETURNS float8 LANGUAGE sql IMMUTABLE AS $$ SELECT (hashint8extended(n, salt) & 9007199254740991)::float8 / 9007199254740992 $$',
  // As a random one is marked: version 4.
  "CREATE FUNCTION pg_temp.id(label text, n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$ SELECT overlay(overlay(md5(label || ' ' || n) placing '4' from 13) placing '8' from 17)::uuid $$",
  'CREATE FUNCTION pg_temp.pick(choices text[], n bigint, salt int) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT choices[1 + floor(pg_temp.chance(n, salt) * array_length(choices, 1))::int] $$',
];

/**
 * Fills the schemas of a scratch database that the services have migrated.
 * @param {string} adminUrl URL of the database's administrator @param {{ sizes?: Sizes, log?: (line: string) => void }}
 * [options]
 * @throws {Error} where there are businesses already: it is no scratch database
 */
export async function seedLoad(adminUrl, { sizes = FULL, log = () => undefined } = {}) {
  const client = new pg.Client({ connectionString: productDatabase(adminUrl) });
  await client.connect();
  try {
    // The demo restaurant is there before anybody.
    const { rows } = await client.query('SELECT count(*)::int AS count FROM identity.businesses');
    if (rows[0].count > 1) throw new Error('There are businesses in this database already: name a scratch one.');
    await client.query("SET maintenance_work_mem = '256MB'");
    for (const helper of HELPERS) await client.query(helper);
    for (const set of SETS) await fill(client, set, sizes, log);
  } finally {
    await client.end();
  }
}

/**
 * The product's database on a server, as its administrator. @param {string} adminUrl which may name another one by
 * `postgres` or none
 */
export function productDatabase(adminUrl) {
  const url = new URL(adminUrl);
  if (['', '/', '/postgres'].includes(url.pathname)) url.pathname = `/${NAME}`;
  return url.href;
}

/** @param {pg.Client} client @param {DataSet} set @param {Sizes} sizes @param {(line: string) => void} log */
async function fill(client, { name, service, tables, statements }, sizes, log) {
  const started = performance.now();
  await client.query(`SET search_path = ${pg.escapeIdentifier(service)}`);
  const indexes = await indexesOf(client, service, tables);
  await client.query('BEGIN');
  for (const index of indexes) await client.query(`DROP INDEX ${pg.escapeIdentifier(index.name)}`);
  for (const statement of statements(sizes)) await client.query(statement);
  for (const { definition } of indexes) await client.query(definition);
  await client.query('COMMIT');
  // Also marks the pages as seen by all, so that counts need the index alone.
  await client.query(`VACUUM ANALYZE ${tables.map((table) => pg.escapeIdentifier(table)).join(', ')}`);
  log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * Those that no constraint needs. @param {pg.Client} client @param {string} schema @param {readonly string[]} tables
 * @returns {Promise<{ name: string, definition: string }[]>}
 */
async function indexesOf(client, schema, tables) {
  const { rows } = await client.query(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE schemaname = $1 AND tablename = ANY ($2) AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = format('%I.%I', schemaname, indexname)::regclass)`,
    [schema, tables],
  );
  return rows;
}
