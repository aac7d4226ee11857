import pg from 'pg';

/**
 * Tables that get rows when an order is placed, with how they name the order, in the order in which they are written.
 */
const WRITTEN = [
  { table: 'idempotency_keys', ofOrders: 'order_id = ANY($1)' },
  { table: 'orders', ofOrders: 'id = ANY($1)' },
  { table: 'order_deadlines', ofOrders: 'order_id = ANY($1)' },
  {
    table: 'outbox',
    ofOrders: "(envelope->>'subject')::uuid = ANY($1) AND envelope->>'type' = 'ordering.order.placed.v1'",
  },
];
/** What was written when the order was: the relay came later. The sequence is the table's own. */
const NOT_AT_COMMIT = new Set(['seq', 'published_at', 'stream_seq', 'stream_made_at', 'taken_at']);

/** @typedef {{ name: string, text: string, values: unknown[] }} Insert */

/**
 * What committing an order costs at the least: its rows, written by plain `pg` clients into tables of the same shape in
 * the same database.
 * @param {string} adminUrl @param {number} connections
 */
export async function startBareClients(adminUrl, connections) {
  const url = new URL(adminUrl);
  url.pathname = '/chalkboard';
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url.href }));
  await Promise.all(clients.map((client) => client.connect()));
  const [reader] = /** @type {[pg.Client]} */ (clients);
  const [{ fsync }] = (await reader.query('SHOW fsync')).rows;
  if (fsync !== 'on') throw new Error('a database that does not wait for its disk measures nothing');
  await reader.query('CREATE SCHEMA bare');
  for (const { table } of WRITTEN)
    await reader.query(`CREATE TABLE bare.${table} (LIKE ordering.${table} INCLUDING ALL)`);

  return {
    /**
     * The rows of each of these orders as they were committed. @param {readonly string[]} orderIds @returns
     * {Promise<Insert[][]>}
     */
    async rowsOf(orderIds) {
      /** @type {Map<string, Insert[]>} */
      const byOrder = new Map(orderIds.map((id) => [id, []]));
      for (const { table, ofOrders } of WRITTEN) {
        const { rows } = await reader.query(`SELECT * FROM ordering.${table} WHERE ${ofOrders}`, [orderIds]);
        for (const row of rows)
          byOrder.get(row.order_id ?? row.envelope?.subject ?? row.id)?.push(insertOf(table, row));
      }
      return [...byOrder.values()];
    },
    /**
     * Commits the rows of one order. @param {readonly Insert[]} inserts @param {number} connection @returns
     * {Promise<number>} how long it took, in ms
     */
    async commit(inserts, connection) {
      const client = /** @type {pg.Client} */ (clients[connection]);
      const started = performance.now();
      await client.query('BEGIN');
      for (const { name, text, values } of inserts) await client.query({ name, text, values });
      await client.query('COMMIT');
      return performance.now() - started;
    },
    /**
     * @template {pg.QueryResultRow} Row @param {string} query @param {readonly unknown[]} [values] @returns
     * {Promise<Row[]>}
     */
    rows: async (query, values = []) => (await reader.query(query, [...values])).rows,
    close: () => Promise.all(clients.map((client) => client.end())),
  };
}

/** @typedef {Awaited<ReturnType<typeof startBareClients>>} BareClients */

/** @param {string} table @param {Record<string, unknown>} row @returns {Insert} */
function insertOf(table, row) {
  const columns = Object.keys(row).filter((column) => !NOT_AT_COMMIT.has(column));
  const values = columns.map((column) => {
    const value = row[column];
    return typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value;
  });
  return {
    name: table,
    text: `INSERT INTO bare.${table} (${columns.join(', ')}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    values,
  };
}
