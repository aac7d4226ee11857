import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { SERVICES, type ServiceName } from '@chalkboard/contracts';
import { provision, startPostgres, type RunningPostgres } from '@chalkboard/tools/platform/testing.mjs';
import { Client } from 'pg';

/**
 * A database on a PostgreSQL server of its own, with limits of roles as deployments have them: on the server that all
 * test files share there are none.
 */
export class LimitedDatabase {
  private constructor(
    private readonly postgres: RunningPostgres,
    private readonly urls: Record<string, string>,
  ) {}

  static async start(): Promise<LimitedDatabase> {
    const postgres = await startPostgres({
      dir: mkdtempSync(path.join(process.env.TEST_TMP_DIR as string, 'limited-')),
      password: 'test',
      durable: false,
    });
    return new LimitedDatabase(
      postgres,
      await provision(postgres.url, {
        database: 'limited',
        passwords: Object.fromEntries(SERVICES.map((service) => [service, 'test'])),
      }),
    );
  }

  /** What a service connects with. */
  urlOf(service: ServiceName): string {
    return this.urls[service]!;
  }

  /** Connects as the administrator, who sees everybody's connections. The caller ends it. */
  async connectAdmin(): Promise<Client> {
    const client = new Client({ connectionString: this.postgres.url });
    await client.connect();
    return client;
  }

  async stop(): Promise<void> {
    await this.postgres.stop();
  }
}
