import type { ServiceName } from '@chalkboard/contracts';
import { dropDatabase, provision } from '@chalkboard/tools/platform/testing.mjs';
import { Client } from 'pg';
import { migrateService, type ServiceDefinition } from '../runtime/start-service';

/** Any constant will do, as long as every worker of a run takes the same one. */
const LOCK_SPACE = 20_178;

/** A service as it ships, for a test that wants its tables to be there from the beginning. */
export interface ShippedService {
  readonly service: ServiceName;
  /** @param environment what its program is told; its migrations need no broker, and there is none */
  definition(environment: Record<string, string>): ServiceDefinition;
}

/**
 * A database with the tables of a service, as its migrations leave them, for others to be copies of. Whoever asks first
 * makes it; the others wait for that. It stays as long as its server: only for one that ends with the run.
 * @param options `environment`: of the service on the database of this address
 * @returns its name; nobody may be connected to it
 */
export async function migratedDatabase(
  adminUrl: string,
  { service, definition }: ShippedService,
  options: {
    readonly passwords: Readonly<Record<string, string>>;
    environment(databaseUrl: string): Record<string, string>;
  },
): Promise<string> {
  const name = `migrated_${service}`;
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query('SELECT pg_advisory_lock($1, hashtext($2))', [LOCK_SPACE, service]);
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return name;
    const unfinished = `${name}_unfinished`;
    await dropDatabase(adminUrl, unfinished);
    const urls = await provision(adminUrl, {
      database: unfinished,
      passwords: options.passwords,
      connectionLimit: -1,
    });
    await migrateService(definition(options.environment(urls[service] ?? '')));
    await admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
    return name;
  } finally {
    await admin.end();
  }
}
