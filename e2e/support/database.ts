import { SERVICES } from '@chalkboard/contracts';
import pg from 'pg';

const NAME = 'chalkboard';

/**
 * The system's tables, read with the administrator's rights: what no service may do, a test must. Tables are named
 * `schema.table`.
 */
export class Database {
  private readonly pool: pg.Pool;

  constructor(adminUrl: string) {
    const url = new URL(adminUrl);
    url.pathname = `/${NAME}`;
    this.pool = new pg.Pool({ connectionString: url.href, max: 2 });
    // A server that is killed ends idle connections; the next query opens another.
    this.pool.on('error', () => undefined);
  }

  async rows<Row extends pg.QueryResultRow>(query: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(query, [...values])).rows;
  }

  /** How many rows of `table` there are, with `where` if given. */
  async count(table: string, where = 'true', values: readonly unknown[] = []): Promise<number> {
    const [row] = await this.rows<{ count: string }>(`SELECT count(*) FROM ${table} WHERE ${where}`, values);
    return Number(row?.count);
  }

  /** Events that were decided and are not on the broker yet, of all services. */
  async pendingEvents(): Promise<number> {
    const counts = await Promise.all(
      SERVICES.map((service) => this.count(`${service}.outbox`, 'published_at IS NULL')),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
