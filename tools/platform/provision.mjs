import pg from 'pg';
import { loadTopology } from './topology.mjs';
import { PlatformError } from './workspace.mjs';

/** Any constant does: it keeps two provisioners of one server apart, since roles belong to the whole server. */
const LOCK = 4_702_111_387;

/**
 * Connections a role has by default: three instances of a service with the default pool (`DATABASE_POOL`, 10) and the
 * two that each opens beside it, so that one of two can be replaced; and four for whoever looks by hand.
 */
const ROLE_CONNECTIONS = 40;

/**
 * What `DATABASE_ROLE_CONNECTIONS` says.
 * @param {Record<string, string | undefined>} env @returns {number}
 */
export function roleConnections({ DATABASE_ROLE_CONNECTIONS: said }) {
  if (!said) return ROLE_CONNECTIONS;
  if (!/^[1-9]\d*$/.test(said))
    throw new PlatformError(`DATABASE_ROLE_CONNECTIONS must be a number above 0: "${said}".`);
  return Number(said);
}

/**
 * Makes a database in which each service has a role and a schema of its own name and reaches nothing else. May be
 * repeated: what exists is brought to the same state, passwords included.
 * @param {string} adminUrl URL of a user that may create databases and roles
 * @param {object} options
 * @param {string} options.database its name
 * @param {Record<string, string>} options.passwords by service. Roles belong to the whole server: with several
 * databases on one server, give the same ones
 * @param {number} [options.connectionLimit] connections per role on the whole server, default 40; -1: no limit
 * @param {string} [options.template] a database of this server, made in the same way, of which a new one is a copy
 * @returns {Promise<Record<string, string>>} by service: the URL it connects with
 */
export async function provision(adminUrl, { database, passwords, connectionLimit = ROLE_CONNECTIONS, template }) {
  const services = loadTopology().SERVICES;
  for (const service of services) if (!passwords[service]) throw new Error(`no database password for "${service}"`);

  await withClient(adminUrl, maintenanceDatabases(adminUrl, database), async (admin) => {
    await admin.query('SELECT pg_advisory_lock($1)', [LOCK]);
    for (const service of services)
      await bringRole(admin, { role: service, password: /** @type {string} */ (passwords[service]), connectionLimit });
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (!rowCount)
      await admin.query(`CREATE DATABASE ${name(database)}${template ? ` TEMPLATE ${name(template)}` : ''}`);
    await admin.query(`REVOKE ALL ON DATABASE ${name(database)} FROM PUBLIC`);
    for (const service of services) {
      await admin.query(`GRANT CONNECT ON DATABASE ${name(database)} TO ${name(service)}`);
      await admin.query(`ALTER ROLE ${name(service)} IN DATABASE ${name(database)} SET search_path = ${name(service)}`);
    }
  });

  await withClient(adminUrl, [database], async (admin) => {
    await admin.query('REVOKE ALL ON SCHEMA public FROM PUBLIC');
    for (const service of services) {
      await admin.query(`CREATE SCHEMA IF NOT EXISTS ${name(service)} AUTHORIZATION ${name(service)}`);
      await admin.query(`REVOKE ALL ON SCHEMA ${name(service)} FROM PUBLIC`);
    }
  });

  return Object.fromEntries(
    services.map((service) => [
      service,
      serviceUrl(adminUrl, { database, role: service, password: /** @type {string} */ (passwords[service]) }),
    ]),
  );
}

/**
 * Removes a database with everything in it, even while clients are connected.
 * @param {string} adminUrl @param {string} database
 */
export async function dropDatabase(adminUrl, database) {
  await withClient(adminUrl, maintenanceDatabases(adminUrl, database), (admin) =>
    admin.query(`DROP DATABASE IF EXISTS ${name(database)} WITH (FORCE)`),
  );
}

/** @param {pg.Client} admin @param {{ role: string, password: string, connectionLimit: number }} options */
async function bringRole(admin, { role, password, connectionLimit }) {
  const { rowCount } = await admin.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  const rights = `LOGIN NOCREATEDB NOCREATEROLE CONNECTION LIMIT ${Number(connectionLimit)} PASSWORD ${admin.escapeLiteral(password)}`;
  await admin.query(`${rowCount ? 'ALTER' : 'CREATE'} ROLE ${name(role)} ${rights}`);
  const { rows } = await admin.query('SELECT rolsuper, rolbypassrls, rolreplication FROM pg_roles WHERE rolname = $1', [
    role,
  ]);
  if (rows[0].rolsuper || rows[0].rolbypassrls || rows[0].rolreplication)
    throw new PlatformError(
      `The database role "${role}" already exists with rights a service must not have: use another server, or remove that role.`,
    );
  // An admin that is no superuser must be a member of a role to make schemas for it.
  await admin.query(
    `DO $$ BEGIN IF NOT pg_has_role(current_user, ${admin.escapeLiteral(role)}, 'USAGE') THEN EXECUTE format('GRANT %I TO CURRENT_USER', ${admin.escapeLiteral(role)}); END IF; END $$`,
  );
}

/** Databases from which others can be made, the likeliest first. @param {string} adminUrl @param {string} database */
function maintenanceDatabases(adminUrl, database) {
  const given = decodeURIComponent(new URL(adminUrl).pathname.slice(1));
  return [...new Set([given === database ? '' : given, 'postgres', 'template1', database].filter(Boolean))];
}

/**
 * @template T
 * @param {string} adminUrl @param {readonly string[]} databases the first that exists is used
 * @param {(client: pg.Client) => Promise<T>} work @returns {Promise<T>}
 */
async function withClient(adminUrl, databases, work) {
  for (const [index, database] of databases.entries()) {
    const client = new pg.Client({
      connectionString: withDatabase(adminUrl, database),
      connectionTimeoutMillis: 10_000,
    });
    try {
      await client.connect();
    } catch (error) {
      const isMissing = /** @type {{ code?: string }} */ (error).code === '3D000';
      if (isMissing && index < databases.length - 1) continue;
      throw error;
    }
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }
  throw new Error('no database to connect to');
}

/** @param {string} url @param {string} database */
function withDatabase(url, database) {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(database)}`;
  return changed.href;
}

/** @param {string} adminUrl @param {{ database: string, role: string, password: string }} options */
function serviceUrl(adminUrl, { database, role, password }) {
  const url = new URL(withDatabase(adminUrl, database));
  url.username = encodeURIComponent(role);
  url.password = encodeURIComponent(password);
  return url.href;
}

/** @param {string} identifier */
function name(identifier) {
  return pg.escapeIdentifier(identifier);
}
