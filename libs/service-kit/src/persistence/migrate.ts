import { Client } from 'pg';
import type { DataSource } from 'typeorm';

/** Any constant will do, as long as every instance takes the same one; locks are per database, so the service's name is mixed in. */
const LOCK_SPACE = 20_177;

/**
 * Brings the schema up to date. Instances that start at the same time wait for each other, on a connection of its own so
 * that the lock ends with it whatever happens.
 */
export async function migrate(dataSource: DataSource, { service, databaseUrl }: { service: string; databaseUrl: string }): Promise<void> {
  const lock = new Client({ connectionString: databaseUrl, application_name: `${service}-migrate` });
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1, hashtext($2))', [LOCK_SPACE, service]);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await lock.end();
  }
}
