import { Client } from 'pg';
import { DataSource } from 'typeorm';
import type { BaseConfig } from '../runtime/config';
import { dataSourceOptions } from './data-source';

/**
 * Any constant will do, as long as every instance takes the same one; locks are per database, so the service's name is
 * mixed in.
 */
const LOCK_SPACE = 20_177;

/**
 * Brings the schema up to date. Instances that start at the same time wait for each other, on a connection of its own
 * so that the lock ends with it whatever happens.
 * @returns names of the migrations that were run
 */
export async function migrate(
  dataSource: DataSource,
  { service, databaseUrl }: { service: string; databaseUrl: string },
): Promise<string[]> {
  const lock = new Client({ connectionString: databaseUrl, application_name: `${service}-migrate` });
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1, hashtext($2))', [LOCK_SPACE, service]);
    return (await dataSource.runMigrations({ transaction: 'each' })).map(({ name }) => name);
  } finally {
    await lock.end();
  }
}

/** The same by a connection of its own, for a process that does nothing else. */
export async function migrateAlone({
  service,
  config,
  migrations,
}: {
  service: string;
  config: BaseConfig;
  migrations: (new () => unknown)[];
}): Promise<string[]> {
  const dataSource = await new DataSource(
    dataSourceOptions({ service, config, entities: [], migrations }),
  ).initialize();
  try {
    return await migrate(dataSource, { service, databaseUrl: config.DATABASE_URL });
  } finally {
    await dataSource.destroy();
  }
}
